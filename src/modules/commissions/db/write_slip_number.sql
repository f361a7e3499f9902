CREATE OR REPLACE FUNCTION write_slip_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT number_text(prefix, width, extract(year FROM NEW.islem_tar)::integer, NEW.id) INTO NEW.fis_no
  FROM number_ranges WHERE kind = 'slip';
  RETURN NEW;
END $$;
