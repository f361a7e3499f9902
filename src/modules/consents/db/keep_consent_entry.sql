-- Entries stay as they are. Only salt and payload may be erased together; number and hashes remain.
CREATE OR REPLACE FUNCTION keep_consent_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.payload IS NULL AND new.salt IS NULL
    AND (new.id, new.commitment, new.previous, new.hash) = (old.id, old.commitment, old.previous, old.hash) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'entries about consents are never changed or deleted';
END $$;
