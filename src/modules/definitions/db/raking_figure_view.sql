CREATE VIEW raking_figure_view AS
SELECT r.id, r.title, r.img_url, f.file_name, f.file_type, r.created_at, r.version,
  search_fold(r.id::text || ' ' || coalesce(r.title, '') || ' ' || f.file_name) AS search_text
FROM raking_figure r
JOIN sys_files f ON f.id = r.file_id;
