-- A reference list has a version that browsers follow.
CREATE OR REPLACE PROCEDURE watch_reference(table_name text) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sys_ref_versions (name) VALUES (table_name) ON CONFLICT DO NOTHING;
  EXECUTE format('CREATE OR REPLACE TRIGGER raise_ref_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version()', table_name);
END $$;
