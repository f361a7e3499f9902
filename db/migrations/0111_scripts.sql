-- A speech text may be for one category of customers, and have words into which the customer's name is put.
ALTER TABLE konusma_metin
  ADD COLUMN cus_category text,
  ADD COLUMN metin text;
CREATE OR REPLACE VIEW konusma_metin_view AS
SELECT k.id, k.baslik, s.file_name, k.file_url, k.version,
  search_fold(k.id::text || ' ' || k.baslik || ' ' || s.file_name) AS search_text,
  k.cus_category, k.metin
FROM konusma_metin k JOIN sys_files s ON s.id = k.file_id;
