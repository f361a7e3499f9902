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
