CREATE OR REPLACE FUNCTION sum_up_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_levels AS s VALUES (NEW.stok_id, NEW.giren, NEW.cikan)
  ON CONFLICT (stok_id) DO UPDATE SET giren = s.giren + EXCLUDED.giren, cikan = s.cikan + EXCLUDED.cikan;
  RETURN NULL;
END $$;
