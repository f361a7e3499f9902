CREATE VIEW az_stok_view AS
SELECT v.id, v.stok_code, v.stok_name, v.kullanilabilir_adet, v.stok_limit, v.search_text
FROM stok_all_list_view v WHERE v.id IN (SELECT w.id FROM scarce_wines w);
