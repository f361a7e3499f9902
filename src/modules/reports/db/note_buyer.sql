CREATE OR REPLACE FUNCTION note_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_buyers VALUES (OLD.cus_id);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.cus_id <> OLD.cus_id) THEN
    INSERT INTO changed_buyers VALUES (NEW.cus_id);
  END IF;
  RETURN NULL;
END $$;
