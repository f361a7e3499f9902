-- The files of a conversation go with it.
CREATE OR REPLACE FUNCTION drop_chat_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sys_files WHERE id = OLD.file_id;
  RETURN NULL;
END $$;
