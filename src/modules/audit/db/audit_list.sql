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
