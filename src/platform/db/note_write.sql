-- What a transaction writes decides what is announced: each statement on one of these tables adds its area.
CREATE OR REPLACE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_area(TG_ARGV[0]);
  RETURN NULL;
END $$;
