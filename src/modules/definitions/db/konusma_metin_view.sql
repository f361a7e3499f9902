CREATE VIEW konusma_metin_view AS
SELECT k.id, k.baslik, s.file_name, k.file_url, k.version,
  search_fold(k.id::text || ' ' || k.baslik || ' ' || s.file_name) AS search_text,
  k.cus_category, k.metin
FROM konusma_metin k JOIN sys_files s ON s.id = k.file_id;
