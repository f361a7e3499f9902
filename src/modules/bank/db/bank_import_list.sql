CREATE VIEW bank_import_list AS
SELECT i.id, i.file_name, i.created_at, i.entries, i.booked, i.asks, i.ignored, i.known, i.version,
  (SELECT u.user_name FROM sys_users u WHERE u.id = i.created_by) AS user_name,
  search_fold(concat_ws(' ', '', i.file_name)) AS search_text
FROM bank_imports i;

COMMENT ON COLUMN bank_import_list.id IS 'number of the file [never null]';
COMMENT ON COLUMN bank_import_list.file_name IS 'name of the file [never null]';
COMMENT ON COLUMN bank_import_list.created_at IS 'moment it was read [never null]';
COMMENT ON COLUMN bank_import_list.entries IS 'entries in the file [never null]';
COMMENT ON COLUMN bank_import_list.booked IS 'booked by themselves [never null]';
COMMENT ON COLUMN bank_import_list.asks IS 'asked about [never null]';
COMMENT ON COLUMN bank_import_list.ignored IS 'not ours [never null]';
COMMENT ON COLUMN bank_import_list.known IS 'read before [never null]';
COMMENT ON COLUMN bank_import_list.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN bank_import_list.user_name IS 'who read it';
