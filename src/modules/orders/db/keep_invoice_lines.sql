-- Lines of an issued invoice stay. Seeding writes whole invoices at once and says so by switching the audit off.
CREATE OR REPLACE FUNCTION keep_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number text;
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version'] = to_jsonb(NEW) - ARRAY['cus_id', 'version'] THEN
    RETURN NEW;
  END IF;
  IF current_setting('weinkontor.audit', true) IS DISTINCT FROM 'off' THEN
    SELECT f_no INTO number FROM siparisler WHERE id = coalesce(NEW.sip_id, OLD.sip_id);
    IF number IS NOT NULL THEN
      RAISE EXCEPTION 'invoice % is immutable', number;
    END IF;
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
