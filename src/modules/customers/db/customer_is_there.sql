-- Whoever writes something about a customer or for a person holds that row until the transaction ends. A merge, an erasure,
-- a deletion or a handover at the same moment then comes before it, and is seen here, or after it, and takes it along.
CREATE OR REPLACE FUNCTION customer_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_gone boolean;
BEGIN
  IF NEW.cus_id IS NULL OR (TG_OP = 'UPDATE' AND NEW.cus_id = OLD.cus_id) THEN
    RETURN NEW;
  END IF;
  SELECT cus_del = '1' OR merged_into IS NOT NULL OR erased_at IS NOT NULL INTO is_gone
  FROM customers WHERE id = NEW.cus_id FOR NO KEY UPDATE;
  IF is_gone THEN
    RAISE EXCEPTION 'customer % is gone', NEW.cus_id USING ERRCODE = 'WK001';
  END IF;
  RETURN NEW;
END $$;
