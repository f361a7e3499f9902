CREATE VIEW stok_rezerve AS
SELECT l.id, l.stk_id, l.sip_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  o.sd_gonderi_status, o.sd_cancel_on, o.s_tar, o.f_no, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
WHERE o.s_is_teklif = 0;

COMMENT ON COLUMN stok_rezerve.id IS 'number of the order line [never null]';
COMMENT ON COLUMN stok_rezerve.stk_id IS 'wine [never null]';
COMMENT ON COLUMN stok_rezerve.sip_id IS 'order that reserves the bottles [never null]';
COMMENT ON COLUMN stok_rezerve.stk_kodu IS 'code of the wine [never null]';
COMMENT ON COLUMN stok_rezerve.stk_adi IS 'name of the wine [never null]';
COMMENT ON COLUMN stok_rezerve.stk_adet IS 'bottles the line asks for [never null]';
COMMENT ON COLUMN stok_rezerve.sd_gonderi_status IS 'parcel has left [never null]';
COMMENT ON COLUMN stok_rezerve.sd_cancel_on IS 'cancelled [never null]';
