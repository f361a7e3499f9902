-- The last number of the range, of the year where it has a counter for each.
CREATE OR REPLACE FUNCTION set_counter(range_kind text, of_year integer, number integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM number_ranges WHERE kind = range_kind AND yearly = '1') THEN
    INSERT INTO fatura_sayac_yil VALUES (range_kind, of_year, number)
    ON CONFLICT (name, year) DO UPDATE SET last = excluded.last;
  ELSE
    UPDATE fatura_sayac SET last = number WHERE name = range_kind;
  END IF;
END $$;
