CREATE OR REPLACE FUNCTION note_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM note_area(TG_ARGV[0]);
  ELSIF EXISTS (SELECT FROM before b JOIN after a USING (id) WHERE a.version <> b.version) THEN
    PERFORM note_area(TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
