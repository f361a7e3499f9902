-- What became of the invoices of a range is read from indexes alone: whose they are, when they were ordered, paid, cancelled.
DROP INDEX siparisler_invoice_day;
CREATE INDEX siparisler_invoice_day ON siparisler (f_tarih)
  INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, cus_id, s_tar, sd_cancel_on, f_close, f_status, f_odeme_tar, s_vergisiz,
    gutschrift_sip_id)
  WHERE fd_fon = '1';
DROP INDEX siparisler_paid_day;
CREATE INDEX siparisler_paid_day ON siparisler (f_odeme_tar)
  INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, sd_cancel_on, s_vergisiz, gutschrift_sip_id)
  WHERE fd_fon = '1' AND f_close = '1';
CREATE INDEX siparisler_cancelled_day ON siparisler (sd_iptal_tar)
  INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, f_close, s_vergisiz, gutschrift_sip_id)
  WHERE fd_fon = '1' AND sd_cancel_on = '1';

-- The amounts of ciro_hareket with the day that decides the rate of the commission instead of the rate itself, so that a
-- rate is looked up once for a person and a day.
CREATE VIEW ciro_prim_gun AS
SELECT o.per_id, o.bayi_id, o.f_tarih AS gun, o.f_odeme_tar AS odeme_gun, o.s_vergisiz, o.f_close, o.sd_cancel_on, d.prim_gun,
  s.sign * o.s_g_toplam AS brut, s.sign * (o.s_g_toplam - o.s_kdv) AS net, 0::numeric AS iptal
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (SELECT (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date AS prim_gun) d
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2)
UNION ALL
SELECT o.per_id, o.bayi_id, o.sd_iptal_tar, o.sd_iptal_tar, o.s_vergisiz, o.f_close, o.sd_cancel_on, d.prim_gun, 0, 0,
  s.sign * (o.s_g_toplam - o.s_kdv)
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (SELECT (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date AS prim_gun) d
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '1';
