CREATE VIEW stok_hareketleri AS
SELECT m.id, m.stok_id, s.stok_code AS stok_kodu, s.stok_name, m.sip_id, m.f_no, m.islem_tip, m.in_out,
  m.giren, m.cikan, (m.giren + m.cikan) AS miktar, m.islem_zaman, m.aciklama, m.s_gon_tar,
  h.aciklama AS hareket_ac, t.aciklama AS islem_aciklama,
  o.cus_id, o.cus_name, o.cus_surname, u.user_name,
  search_fold(
    m.id::text || ' ' || coalesce(m.f_no, '') || ' ' || coalesce(m.aciklama, '') || ' '
    || coalesce(o.cus_name, '') || ' ' || coalesce(o.cus_surname, '')
  ) AS search_text
FROM stok_islem m
JOIN stok s ON s.id = m.stok_id
JOIN stok_hareket_tip h ON h.tip = m.in_out
JOIN stok_islem_tip t ON t.tip = m.islem_tip
LEFT JOIN siparisler o ON o.id = m.sip_id
LEFT JOIN sys_users u ON u.id = m.per_id;

COMMENT ON COLUMN stok_hareketleri.id IS 'number of the booking [never null]';
COMMENT ON COLUMN stok_hareketleri.stok_id IS 'wine [never null]';
COMMENT ON COLUMN stok_hareketleri.stok_kodu IS 'code of the wine [never null]';
COMMENT ON COLUMN stok_hareketleri.stok_name IS 'name of the wine [never null]';
COMMENT ON COLUMN stok_hareketleri.sip_id IS 'order that took the bottles';
COMMENT ON COLUMN stok_hareketleri.f_no IS 'invoice that took the bottles';
COMMENT ON COLUMN stok_hareketleri.islem_tip IS '2 inflow, 3 outflow [never null]';
COMMENT ON COLUMN stok_hareketleri.in_out IS 'reason, key of stok_hareket_tip [never null]';
COMMENT ON COLUMN stok_hareketleri.giren IS 'bottles in [never null]';
COMMENT ON COLUMN stok_hareketleri.cikan IS 'bottles out [never null]';
COMMENT ON COLUMN stok_hareketleri.miktar IS 'bottles, whichever way [never null]';
COMMENT ON COLUMN stok_hareketleri.islem_zaman IS 'moment of the booking [never null]';
COMMENT ON COLUMN stok_hareketleri.aciklama IS 'remark';
COMMENT ON COLUMN stok_hareketleri.s_gon_tar IS 'day of shipment';
COMMENT ON COLUMN stok_hareketleri.hareket_ac IS 'reason as a German word [never null]';
COMMENT ON COLUMN stok_hareketleri.islem_aciklama IS 'type as a German word [never null]';
COMMENT ON COLUMN stok_hareketleri.cus_name IS 'first name of the customer';
COMMENT ON COLUMN stok_hareketleri.cus_surname IS 'family name of the customer';
