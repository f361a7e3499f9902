-- Notes of the old program are stored bytes, which nobody can read; the secrets are never logged (audit_row).
CREATE VIEW audit_list AS
SELECT
  a.id,
  a.at,
  a.user_id,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname,
  a.table_name,
  a.row_id,
  a.action,
  (a.before - 'cus_note')::text AS before,
  (a.after - 'cus_note')::text AS after,
  a.note
FROM sys_audit a
LEFT JOIN sys_users u ON u.id = a.user_id;

COMMENT ON COLUMN audit_list.id IS 'number of the entry [never null]';
COMMENT ON COLUMN audit_list.at IS 'moment of the change [never null]';
COMMENT ON COLUMN audit_list.user_id IS 'who changed it; empty for the system';
COMMENT ON COLUMN audit_list.name_surname IS 'name of that person';
COMMENT ON COLUMN audit_list.table_name IS 'table of the record [never null]';
COMMENT ON COLUMN audit_list.row_id IS 'number of the record [never null]';
COMMENT ON COLUMN audit_list.action IS 'INSERT created, UPDATE changed, DELETE deleted [never null]';
COMMENT ON COLUMN audit_list.before IS 'changed fields as they were; all of a deleted record';
COMMENT ON COLUMN audit_list.after IS 'changed fields as they became; all of a new record';
COMMENT ON COLUMN audit_list.note IS 'reason that was given';
