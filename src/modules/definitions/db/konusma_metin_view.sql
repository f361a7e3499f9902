CREATE VIEW konusma_metin_view AS
SELECT k.id, k.baslik, s.file_name, k.file_url, k.version,
  search_fold(k.id::text || ' ' || k.baslik || ' ' || s.file_name) AS search_text,
  k.cus_category, k.metin
FROM konusma_metin k JOIN sys_files s ON s.id = k.file_id;

COMMENT ON COLUMN konusma_metin_view.id IS 'number of the speech text [never null]';
COMMENT ON COLUMN konusma_metin_view.baslik IS 'title of the speech text [never null]';
COMMENT ON COLUMN konusma_metin_view.file_name IS 'name of the file [never null]';
COMMENT ON COLUMN konusma_metin_view.file_url IS 'stored, without effect';
COMMENT ON COLUMN konusma_metin_view.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN konusma_metin_view.cus_category IS 'category of customers it is for; empty: all';
COMMENT ON COLUMN konusma_metin_view.metin IS 'what is said; {name}, {wine} and {seller} are filled in';
