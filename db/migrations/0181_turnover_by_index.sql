-- Turnover is added up from the index alone: invoices by their day, cancellations by theirs.
CREATE INDEX siparisler_turnover ON siparisler (f_tarih)
  INCLUDE (per_id, bayi_id, cus_country_code, s_is_teklif, s_g_toplam, s_kdv)
  WHERE fd_fon = '1' AND s_is_teklif = ANY (ARRAY[0, 2]);
CREATE INDEX siparisler_cancelled_turnover ON siparisler (sd_iptal_tar)
  INCLUDE (per_id, bayi_id, cus_country_code, s_is_teklif, s_g_toplam, s_kdv)
  WHERE fd_fon = '1' AND s_is_teklif = ANY (ARRAY[0, 2]) AND sd_cancel_on = '1';

-- The amounts of ciro_hareket without what only its rows need.
CREATE VIEW ciro_tutar AS
SELECT o.per_id, o.bayi_id, coalesce(o.cus_country_code, 'DE') AS country, o.f_tarih AS gun, 1 AS adet,
  CASE o.s_is_teklif WHEN 2 THEN -o.s_g_toplam::numeric ELSE o.s_g_toplam END AS brut,
  CASE o.s_is_teklif WHEN 2 THEN o.s_kdv - o.s_g_toplam ELSE o.s_g_toplam - o.s_kdv END AS net, 0::numeric AS iptal
FROM siparisler o WHERE o.fd_fon = '1' AND o.s_is_teklif = ANY (ARRAY[0, 2])
UNION ALL
SELECT o.per_id, o.bayi_id, coalesce(o.cus_country_code, 'DE'), o.sd_iptal_tar, 0, 0, 0,
  CASE o.s_is_teklif WHEN 2 THEN o.s_kdv - o.s_g_toplam ELSE o.s_g_toplam - o.s_kdv END
FROM siparisler o WHERE o.fd_fon = '1' AND o.s_is_teklif = ANY (ARRAY[0, 2]) AND o.sd_cancel_on = '1';
