-- The content of a stored file never changes; a new content is a new file.
CREATE OR REPLACE FUNCTION keep_file_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.bytes <> OLD.bytes OR NEW.sha256 <> OLD.sha256 THEN
    RAISE EXCEPTION 'the content of file % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $$;
