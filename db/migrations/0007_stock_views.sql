-- The stock lists. Quantities are sums over the ledger and over the lines of orders that still wait for shipment.

CREATE VIEW stok_rezerve AS
SELECT l.id, l.stk_id, l.sip_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  o.sd_gonderi_status, o.sd_cancel_on, o.s_tar, o.f_no, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
WHERE o.s_is_teklif = 0;

CREATE VIEW stok_all_list_view AS
SELECT s.id, s.stok_code, s.stok_name, s.stok_year,
  s.stok_color, color.descp AS color,
  s.stok_mensey, mensey.descp AS mensey,
  s.stok_tipi, tipi.descp AS tipi,
  s.stok_cl, sise.descp AS sise,
  s.stok_limit, s.stok_web_on, s.stok_user_on,
  s.stok_de_price, s.stok_at_price, s.stok_ch_price,
  (CASE WHEN s.brosur_file_id IS NULL THEN '0' ELSE '1' END)::flag AS brosur_exist,
  q.depo_m, r.rezerver_m, q.depo_m - r.rezerver_m AS kullanilabilir_adet,
  s.stok_web_price AS birim_maliyet,
  (q.depo_m * s.stok_web_price)::amount AS maliyet,
  s.search_text || ' ' || search_fold(
    coalesce(color.descp, '') || ' ' || coalesce(mensey.descp, '') || ' ' || coalesce(tipi.descp, '')
  ) AS search_text
FROM stok s
LEFT JOIN sys_stok_color color ON color.def_type = s.stok_color
LEFT JOIN sys_stok_mensey mensey ON mensey.def_type = s.stok_mensey
LEFT JOIN sys_stok_tipi tipi ON tipi.def_type = s.stok_tipi
LEFT JOIN sys_stok_sise sise ON sise.def_type = s.stok_cl
CROSS JOIN LATERAL (
  SELECT coalesce(sum(giren - cikan), 0)::integer AS depo_m FROM stok_islem WHERE stok_id = s.id
) q
CROSS JOIN LATERAL (
  SELECT coalesce(sum(stk_adet), 0)::integer AS rezerver_m FROM stok_rezerve
  WHERE stk_id = s.id AND sd_gonderi_status = '0' AND sd_cancel_on = '0'
) r;

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
