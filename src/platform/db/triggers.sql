CREATE OR REPLACE TRIGGER audit_sets_append_only BEFORE UPDATE OR DELETE ON audit_sets FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_sets_never_emptied BEFORE TRUNCATE ON audit_sets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER keep_newest_head AFTER INSERT ON audit_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('audit');

CALL announce_writes('backups', 'backups');

CALL watch_table('company_settings');
CALL announce_writes('company_settings', 'settings');

CALL announce_writes('erasure_journal', 'backups');

CREATE OR REPLACE TRIGGER kept_heads_never_emptied BEFORE TRUNCATE ON kept_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER kept_heads_of_days BEFORE UPDATE OR DELETE ON kept_heads
  FOR EACH ROW WHEN (old.day IS NOT NULL) EXECUTE FUNCTION refuse_change();

CALL watch_table('list_views');
CALL announce_writes('list_views', 'views');

CALL announce_records('mail_outbox', $$SELECT 'mail mail ' || id FROM rows$$);

CREATE OR REPLACE TRIGGER hash_audit_row BEFORE INSERT ON sys_audit FOR EACH ROW EXECUTE FUNCTION hash_audit_row();
CREATE OR REPLACE TRIGGER sys_audit_append_only BEFORE UPDATE OR DELETE ON sys_audit FOR EACH ROW EXECUTE FUNCTION keep_audit_row();
CREATE OR REPLACE TRIGGER sys_audit_never_emptied BEFORE TRUNCATE ON sys_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CALL announce_writes('sys_blocks', 'users');

CREATE OR REPLACE TRIGGER keep_file_content BEFORE UPDATE OF bytes, sha256 ON sys_files FOR EACH ROW
  EXECUTE FUNCTION keep_file_content();

CALL announce_writes('sys_settings', 'users');

CALL watch_table('unreachable_addresses');
CALL announce_writes('unreachable_addresses', 'mail');
