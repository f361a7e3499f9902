-- Follows each set-off and its withdrawal, on the invoice and on the credit note.
CREATE OR REPLACE FUNCTION follow_set_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change numeric := CASE WHEN NEW.iptal_t IS NULL THEN NEW.borc::numeric ELSE -NEW.borc::numeric END;
BEGIN
  INSERT INTO set_offs AS s (sip_id, amount)
  SELECT id, change FROM unnest(ARRAY[NEW.s_no, NEW.kaynak_id]) id WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT (sip_id) DO UPDATE SET amount = s.amount::numeric + EXCLUDED.amount::numeric;
  RETURN NULL;
END $$;
