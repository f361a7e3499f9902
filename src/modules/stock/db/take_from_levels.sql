CREATE OR REPLACE FUNCTION take_from_levels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_levels SET giren = giren - OLD.giren, cikan = cikan - OLD.cikan WHERE stok_id = OLD.stok_id;
  DELETE FROM stock_levels WHERE stok_id = OLD.stok_id AND giren = 0 AND cikan = 0;
  RETURN NULL;
END $$;
