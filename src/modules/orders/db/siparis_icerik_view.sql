CREATE VIEW siparis_icerik_view AS
SELECT l.id, l.sip_id, l.cus_id, l.sip_tar, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet, l.stk_kdv, l.stk_birim,
  l.stk_birim_ini, l.stk_toplam, l.isk_y, l.isk_e, l.stk_liste_fiyat, o.per_id, o.bayi_id
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id;

COMMENT ON COLUMN siparis_icerik_view.id IS 'number of the line [never null]';
COMMENT ON COLUMN siparis_icerik_view.sip_id IS 'order [never null]';
COMMENT ON COLUMN siparis_icerik_view.cus_id IS 'customer [never null]';
COMMENT ON COLUMN siparis_icerik_view.sip_tar IS 'moment of the order [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_id IS 'wine [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_kodu IS 'code of the wine [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_adi IS 'name of the wine [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_adet IS 'bottles [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_kdv IS 'tax rate [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_birim IS 'price of a bottle that enters the total [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_birim_ini IS 'gross price of a bottle [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_toplam IS 'bottles × price [never null]';
COMMENT ON COLUMN siparis_icerik_view.isk_y IS 'discount in percent, unused [never null]';
COMMENT ON COLUMN siparis_icerik_view.isk_e IS 'discount in euro, unused [never null]';
COMMENT ON COLUMN siparis_icerik_view.stk_liste_fiyat IS 'list price when the line was written';
COMMENT ON COLUMN siparis_icerik_view.per_id IS 'salesperson [never null]';
