CREATE OR REPLACE FUNCTION follow_open_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_open_invoice(NEW.id);
  RETURN NULL;
END $$;
