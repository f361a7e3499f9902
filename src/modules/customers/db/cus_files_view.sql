CREATE VIEW cus_files_view AS
SELECT f.id, f.cus_id, f.baslik, f.date, s.file_name, s.file_type, s.size, f.file_url, f.version
FROM cus_files f
JOIN sys_files s ON s.id = f.file_id;

COMMENT ON COLUMN cus_files_view.id IS 'number of the file [never null]';
COMMENT ON COLUMN cus_files_view.cus_id IS 'customer the file belongs to [never null]';
COMMENT ON COLUMN cus_files_view.baslik IS 'title';
COMMENT ON COLUMN cus_files_view.date IS 'day of the document [never null]';
COMMENT ON COLUMN cus_files_view.file_name IS 'name to download it by [never null]';
COMMENT ON COLUMN cus_files_view.file_type IS 'media type, found by content [never null]';
COMMENT ON COLUMN cus_files_view.size IS 'size in bytes [never null]';
COMMENT ON COLUMN cus_files_view.file_url IS 'stored, without effect';
COMMENT ON COLUMN cus_files_view.version IS 'state of the row, sent back with a save [never null]';
