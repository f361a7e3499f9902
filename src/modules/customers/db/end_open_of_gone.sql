-- A deleted or erased customer keeps no appointment, and what somebody has open about the customer ends: a call that could
-- not be finished any more would keep its caller from every other one. A merge takes all of it along.
CREATE OR REPLACE FUNCTION end_open_of_gone() RETURNS trigger LANGUAGE plpgsql AS $$
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
