-- Conversations on the business clock, with whether somebody was reached. What is joined from the left costs nothing where
-- only counts are asked.
CREATE VIEW gorusme_zaman AS
SELECT g.id, g.cus_id, g.per_id, g.bayi_id AS bayi, g.sts, s.descp, s.reached, g.note, g.zaman,
  extract(isodow FROM g.zaman AT TIME ZONE 'Europe/Berlin')::integer AS hafta_gun,
  extract(hour FROM g.zaman AT TIME ZONE 'Europe/Berlin')::integer AS saat,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname,
  c.cus_name, c.cus_surname, c.cus_firm
FROM musteri_gorusme g
JOIN sys_gorusme_asama s ON s.def_type = g.sts
LEFT JOIN sys_users u ON u.id = g.per_id
LEFT JOIN customers c ON c.id = g.cus_id;

-- Sold lines with the dealer of their order.
CREATE OR REPLACE VIEW satis_satirlari AS
SELECT l.id, l.sip_id, l.stk_id, o.f_no, o.f_tarih, o.s_is_teklif, o.cus_id, o.cus_firm, o.cus_name, o.cus_surname,
  s.sign * l.stk_adet AS sise,
  (s.sign * l.stk_toplam)::amount AS brut,
  (s.sign * net_of_order(l.stk_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net,
  o.search_text, o.bayi_id
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
CROSS JOIN LATERAL (SELECT CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END AS sign) s
WHERE o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.s_is_teklif IN (0, 2);

-- The turnover of a year day by day is read from the index alone.
DROP INDEX siparisler_invoice_day;
CREATE INDEX siparisler_invoice_day ON siparisler (f_tarih) INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, cus_id)
  WHERE fd_fon = '1';
