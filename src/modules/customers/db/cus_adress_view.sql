CREATE VIEW cus_adress_view AS
SELECT a.id, a.cus_id, a.adres, a.pk, a.bolge, a.sehir, a.ulke, a.c_type, t.adres AS adres_type, a.a_def, a.note,
  a.sil, a.version
FROM cus_adress a
JOIN sys_adres_type t ON t.ad_type = a.c_type
WHERE a.sil = '0';

COMMENT ON COLUMN cus_adress_view.id IS 'number of the address [never null]';
COMMENT ON COLUMN cus_adress_view.cus_id IS 'customer who lives there [never null]';
COMMENT ON COLUMN cus_adress_view.adres IS 'street and number [never null]';
COMMENT ON COLUMN cus_adress_view.pk IS 'postcode';
COMMENT ON COLUMN cus_adress_view.bolge IS 'region';
COMMENT ON COLUMN cus_adress_view.sehir IS 'town [never null]';
COMMENT ON COLUMN cus_adress_view.ulke IS 'country [never null]';
COMMENT ON COLUMN cus_adress_view.c_type IS 'type, key of sys_adres_type: 4 invoice, 3 delivery [never null]';
COMMENT ON COLUMN cus_adress_view.adres_type IS 'type as a German word [never null]';
COMMENT ON COLUMN cus_adress_view.a_def IS 'default address of its type [never null]';
COMMENT ON COLUMN cus_adress_view.note IS 'remark';
COMMENT ON COLUMN cus_adress_view.sil IS 'deleted [never null]';
COMMENT ON COLUMN cus_adress_view.version IS 'state of the row, sent back with a save [never null]';
