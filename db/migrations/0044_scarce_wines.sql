-- Wines on sale of which fewer bottles can be ordered than their limit says: the figure at home and the rows behind it.
CREATE VIEW az_stok_view AS
SELECT v.id, v.stok_code, v.stok_name, v.kullanilabilir_adet, v.stok_limit, v.search_text
FROM stok_all_list_view v
WHERE v.stok_user_on = '1' AND v.kullanilabilir_adet < v.stok_limit;
