CREATE VIEW bank_import_list AS
SELECT i.id, i.file_name, i.created_at, i.entries, i.booked, i.asks, i.ignored, i.known, i.version,
  (SELECT u.user_name FROM sys_users u WHERE u.id = i.created_by) AS user_name,
  search_fold(concat_ws(' ', '', i.file_name)) AS search_text
FROM bank_imports i;
