CREATE VIEW rezerve_stok_sip AS
SELECT l.id, l.sip_id, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  CASE WHEN o.fd_fon = '1' THEN l.stk_adet ELSE 0 END AS hazir_adet,
  o.s_tar, o.fd_fon, o.f_no, o.f_tarih, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name,
  o.search_text || ' ' || search_fold(l.stk_kodu || ' ' || l.stk_adi) AS search_text
FROM reservations r
JOIN siparis_icerik l ON l.id = r.line_id
JOIN siparisler o ON o.id = r.sip_id;

COMMENT ON COLUMN rezerve_stok_sip.id IS 'number of the order line [never null]';
COMMENT ON COLUMN rezerve_stok_sip.sip_id IS 'order that holds the bottles [never null]';
COMMENT ON COLUMN rezerve_stok_sip.stk_id IS 'wine [never null]';
COMMENT ON COLUMN rezerve_stok_sip.stk_kodu IS 'code of the wine [never null]';
COMMENT ON COLUMN rezerve_stok_sip.stk_adi IS 'name of the wine [never null]';
COMMENT ON COLUMN rezerve_stok_sip.stk_adet IS 'bottles held back [never null]';
COMMENT ON COLUMN rezerve_stok_sip.hazir_adet IS 'bottles of them that are invoiced and may leave [never null]';
COMMENT ON COLUMN rezerve_stok_sip.s_tar IS 'moment of the order [never null]';
COMMENT ON COLUMN rezerve_stok_sip.fd_fon IS 'invoice issued [never null]';
COMMENT ON COLUMN rezerve_stok_sip.f_no IS 'invoice number';
COMMENT ON COLUMN rezerve_stok_sip.f_tarih IS 'day of the invoice';
COMMENT ON COLUMN rezerve_stok_sip.cus_id IS 'customer [never null]';
COMMENT ON COLUMN rezerve_stok_sip.cus_name IS 'first name of the customer';
COMMENT ON COLUMN rezerve_stok_sip.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN rezerve_stok_sip.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN rezerve_stok_sip.per_name IS 'name of the salesperson on the order';
