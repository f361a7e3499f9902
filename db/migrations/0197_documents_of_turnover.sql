-- What counts towards the turnover, said once: invoices and credit notes on their day, their cancellations on theirs. The
-- day of the commission is that of the order, of a credit note that of the order it belongs to.
CREATE VIEW ciro_belge AS
SELECT o.id * 2 AS id, o.id AS sip_id, o.per_id, o.bayi_id, o.f_no, o.f_tarih AS gun, o.f_odeme_tar AS odeme_gun, '0'::text AS iptal_mi,
  o.s_is_teklif, o.s_vergisiz, o.f_close, o.sd_cancel_on, o.cus_id, o.cus_firm, o.cus_name, o.cus_surname,
  s.sign * o.s_g_toplam AS brut, s.sign * (o.s_g_toplam - o.s_kdv) AS net, s.sign * o.s_kdv AS vergi, 0::numeric AS iptal,
  o.search_text, coalesce(o.cus_country_code, 'DE') AS country, (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date AS prim_gun
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2)
UNION ALL
SELECT o.id * 2 + 1, o.id, o.per_id, o.bayi_id, o.f_no, o.sd_iptal_tar, o.sd_iptal_tar, '1'::text,
  o.s_is_teklif, o.s_vergisiz, o.f_close, o.sd_cancel_on, o.cus_id, o.cus_firm, o.cus_name, o.cus_surname,
  0::numeric, 0::numeric, 0::numeric, s.sign * (o.s_g_toplam - o.s_kdv),
  o.search_text, coalesce(o.cus_country_code, 'DE'), (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '1';

DROP VIEW ciro_hareket;
CREATE VIEW ciro_hareket AS
SELECT b.id, b.sip_id, b.per_id, b.bayi_id, b.f_no, b.gun, b.odeme_gun, b.iptal_mi, b.s_is_teklif, b.s_vergisiz, b.f_close,
  b.sd_cancel_on, b.cus_id, b.cus_firm, b.cus_name, b.cus_surname, b.brut, b.net, b.vergi, b.iptal, x.yuzde, b.search_text, b.country
FROM ciro_belge b
CROSS JOIN LATERAL (SELECT b.prim_gun AS day OFFSET 0) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = 0 AND x.alici_id = b.per_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true;

DROP VIEW ciro_prim_gun;
CREATE VIEW ciro_prim_gun AS
SELECT per_id, bayi_id, s_is_teklif, gun, odeme_gun, s_vergisiz, f_close, sd_cancel_on, prim_gun, brut, net, iptal FROM ciro_belge;
