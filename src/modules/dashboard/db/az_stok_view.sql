CREATE VIEW az_stok_view AS
SELECT v.id, v.stok_code, v.stok_name, v.kullanilabilir_adet, v.stok_limit, v.search_text
FROM stok_all_list_view v WHERE v.id IN (SELECT w.id FROM scarce_wines w);

COMMENT ON COLUMN az_stok_view.id IS 'number of the wine [never null]';
COMMENT ON COLUMN az_stok_view.stok_code IS 'code of the wine [never null]';
COMMENT ON COLUMN az_stok_view.stok_name IS 'name of the wine [never null]';
COMMENT ON COLUMN az_stok_view.kullanilabilir_adet IS 'bottles that can be ordered [never null]';
COMMENT ON COLUMN az_stok_view.stok_limit IS 'bottles below which the wine is scarce [never null]';
