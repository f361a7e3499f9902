-- A deleted or erased customer keeps no appointment, and what somebody has open about the customer ends: a call that could
-- not be finished any more would keep its caller from every other one. A merge takes all of it along.
CREATE FUNCTION end_open_of_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rand_tar := NULL;
  NEW.rand_saat := NULL;
  NEW.rand_note := NULL;
  NEW.rand_user := 0;
  NEW.promised_day := NULL;
  NEW.promised_invoices := '{}';
  DELETE FROM calls WHERE cus_id = NEW.id AND ended_at IS NULL;
  DELETE FROM hold_drafts WHERE cus_id = NEW.id;
  DELETE FROM customer_locks WHERE cus_id = NEW.id;
  DELETE FROM customer_presence WHERE cus_id = NEW.id;
  RETURN NEW;
END $$;

CREATE TRIGGER end_open_of_gone BEFORE UPDATE OF cus_del ON customers
  FOR EACH ROW WHEN (NEW.cus_del = '1' AND OLD.cus_del = '0' AND NEW.merged_into IS NULL)
  EXECUTE FUNCTION end_open_of_gone();

UPDATE customers SET rand_tar = NULL, rand_saat = NULL, rand_note = NULL, rand_user = 0, promised_day = NULL, promised_invoices = '{}'
WHERE cus_del = '1' AND (rand_tar IS NOT NULL OR promised_day IS NOT NULL);
DELETE FROM calls c USING customers g WHERE g.id = c.cus_id AND g.cus_del = '1' AND c.ended_at IS NULL;
