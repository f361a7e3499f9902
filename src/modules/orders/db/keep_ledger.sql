-- Money that was booked is withdrawn, not rewritten. The generated column sip_id is not yet computed in a trigger that comes
-- before.
CREATE OR REPLACE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happens text[] := ARRAY['iptal_t', 'version', 'sip_id'];
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['cus_id', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.cus_id) AND NEW.descp IS NULL
    AND to_jsonb(OLD) - ARRAY['descp', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['descp', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.iptal_t IS NOT NULL OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'a booking is withdrawn, not changed';
  END IF;
  RETURN NEW;
END $$;
