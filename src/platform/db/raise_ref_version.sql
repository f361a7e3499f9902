-- Raises the number of a reference list with every statement that writes it, and tells the app nodes.
CREATE OR REPLACE FUNCTION raise_ref_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised integer;
BEGIN
  UPDATE sys_ref_versions SET version = version + 1 WHERE name = TG_TABLE_NAME RETURNING version INTO raised;
  PERFORM pg_notify('ref_versions', json_build_object('name', TG_TABLE_NAME, 'version', raised)::text);
  RETURN NULL;
END $$;
