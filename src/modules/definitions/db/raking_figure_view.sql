CREATE VIEW raking_figure_view AS
SELECT r.id, r.title, r.img_url, f.file_name, f.file_type, r.created_at, r.version,
  search_fold(r.id::text || ' ' || coalesce(r.title, '') || ' ' || f.file_name) AS search_text
FROM raking_figure r
JOIN sys_files f ON f.id = r.file_id;

COMMENT ON COLUMN raking_figure_view.id IS 'number of the ranking [never null]';
COMMENT ON COLUMN raking_figure_view.title IS 'title of the ranking';
COMMENT ON COLUMN raking_figure_view.img_url IS 'address of the picture elsewhere';
COMMENT ON COLUMN raking_figure_view.file_name IS 'name of the picture [never null]';
COMMENT ON COLUMN raking_figure_view.file_type IS 'kind of the picture [never null]';
COMMENT ON COLUMN raking_figure_view.created_at IS 'moment of creation [never null]';
COMMENT ON COLUMN raking_figure_view.version IS 'state of the row, sent back with a save [never null]';
