-- Who has a customer open, and whether they talk, is announced to windows that show the customer. A heartbeat is no news.
CREATE OR REPLACE FUNCTION note_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || a.cus_id FROM before b JOIN after a USING (cus_id, user_id)
      WHERE a.talking_since IS DISTINCT FROM b.talking_since));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || cus_id FROM after));
  ELSE
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || cus_id FROM before));
  END IF;
  RETURN NULL;
END $$;
