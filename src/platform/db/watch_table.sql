-- A business table is watched: its rows carry a version and every change is written down.
CREATE OR REPLACE PROCEDURE watch_table(name text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER raise_version BEFORE UPDATE ON %I
    FOR EACH ROW EXECUTE FUNCTION raise_version()', name);
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION audit_row()', name);
END $$;
