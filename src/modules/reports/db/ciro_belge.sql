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
