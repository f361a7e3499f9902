-- The rows whose sums the reports are, so that a figure and the rows behind it cannot differ.

-- Turnover: an invoice or credit note (negative) on its day, whatever became of it, and its cancellation on the day of that.
-- gun is the day of the invoice, odeme_gun the day it was paid; both are the day of the cancellation for a cancellation.
CREATE VIEW ciro_hareket AS
SELECT o.id * 2 AS id, o.id AS sip_id, o.per_id, o.bayi_id, o.f_no, o.f_tarih AS gun, o.f_odeme_tar AS odeme_gun,
  '0'::flag AS iptal_mi, o.s_is_teklif, o.s_vergisiz, o.f_close, o.sd_cancel_on, o.cus_id, o.cus_firm, o.cus_name,
  o.cus_surname, (s.sign * o.s_g_toplam)::amount AS brut, (s.sign * (o.s_g_toplam - o.s_kdv))::amount AS net,
  (s.sign * o.s_kdv)::amount AS vergi, 0::amount AS iptal,
  x.yuzde, o.search_text
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (
  SELECT (coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar)
    AT TIME ZONE 'Europe/Berlin')::date AS day OFFSET 0
) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = 0 AND x.alici_id = o.per_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2)
UNION ALL
SELECT o.id * 2 + 1, o.id, o.per_id, o.bayi_id, o.f_no, o.sd_iptal_tar, o.sd_iptal_tar,
  '1', o.s_is_teklif, o.s_vergisiz, o.f_close, o.sd_cancel_on, o.cus_id, o.cus_firm, o.cus_name,
  o.cus_surname, 0, 0, 0, s.sign * (o.s_g_toplam - o.s_kdv),
  x.yuzde, o.search_text
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (
  SELECT (coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar)
    AT TIME ZONE 'Europe/Berlin')::date AS day OFFSET 0
) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = 0 AND x.alici_id = o.per_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '1';

-- Wine sales: the lines of invoices that stand, those of credit notes negative.
CREATE VIEW satis_satirlari AS
SELECT l.id, l.sip_id, l.stk_id, o.f_no, o.f_tarih, o.s_is_teklif, o.cus_id, o.cus_firm, o.cus_name, o.cus_surname,
  s.sign * l.stk_adet AS sise, (s.sign * l.stk_toplam)::amount AS brut,
  (s.sign * net_of_order(l.stk_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net, o.search_text
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
CROSS JOIN LATERAL (SELECT CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END AS sign) s
WHERE o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.s_is_teklif IN (0, 2);
