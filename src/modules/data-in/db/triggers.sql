CALL announce_writes('data_in_runs', 'data_in');
CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF state ON data_in_runs
  FOR EACH ROW EXECUTE FUNCTION audit_row();
-- Progress is written with every batch and is no change that somebody made.
CREATE OR REPLACE TRIGGER raise_version BEFORE UPDATE OF state ON data_in_runs FOR EACH ROW EXECUTE FUNCTION raise_version();
