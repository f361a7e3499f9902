CREATE OR REPLACE FUNCTION follow_open_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refresh_open_invoice(OLD.sip_id);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.sip_id <> OLD.sip_id THEN
    PERFORM refresh_open_invoice(NEW.sip_id);
  END IF;
  RETURN NULL;
END $$;
