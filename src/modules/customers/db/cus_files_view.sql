CREATE VIEW cus_files_view AS
SELECT f.id, f.cus_id, f.baslik, f.date, s.file_name, s.file_type, s.size, f.file_url, f.version
FROM cus_files f
JOIN sys_files s ON s.id = f.file_id;
