CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON sys_users FOR EACH ROW EXECUTE FUNCTION audit_row();
CREATE OR REPLACE TRIGGER note_delete AFTER DELETE ON sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');
CREATE OR REPLACE TRIGGER note_insert AFTER INSERT ON sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');
CREATE OR REPLACE TRIGGER note_update AFTER UPDATE ON sys_users REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');
CREATE OR REPLACE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF user_name, name, surname, user_level, bayi, sil ON sys_users
  FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();
CREATE OR REPLACE TRIGGER raise_version BEFORE UPDATE ON sys_users FOR EACH ROW
  WHEN ((NEW.failed_login_try_count, NEW.fcm) IS NOT DISTINCT FROM (OLD.failed_login_try_count, OLD.fcm)
  OR NEW.blocked <> OLD.blocked)
  EXECUTE FUNCTION raise_version();
