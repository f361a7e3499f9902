CREATE OR REPLACE FUNCTION order_facts(o siparisler)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'ordered', (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.per_id, o.bayi_id,
    CASE o.sd_cancel_on WHEN '1' THEN 1 ELSE 0 END + CASE o.fd_fon WHEN '1' THEN 2 ELSE 0 END
      + CASE o.f_close WHEN '1' THEN 4 ELSE 0 END + CASE o.sd_onaylama WHEN '1' THEN 8 ELSE 0 END
      + CASE o.sd_uyari_1_is WHEN '1' THEN 16 ELSE 0 END + CASE o.sd_uyari_2_is WHEN '1' THEN 32 ELSE 0 END
      + CASE o.sd_uyari_3_is WHEN '1' THEN 64 ELSE 0 END + 128 * o.f_ytakip,
    CASE WHEN o.sd_cancel_on = '1' THEN coalesce(o.f_ip_neden, '') ELSE '' END,
    1, o.s_g_toplam, o.s_g_toplam - o.s_kdv, 0
  WHERE o.s_is_teklif = 0
  UNION ALL
  SELECT d.fact, d.day, d.per_id, o.bayi_id, d.item, d.word, 1, d.sign * o.s_g_toplam, d.sign * (o.s_g_toplam - o.s_kdv),
    d.days
  FROM (
    SELECT f.fact, k.day, CASE f.fact WHEN 'country' THEN 0 ELSE o.per_id END AS per_id,
      CASE f.fact WHEN 'country' THEN k.item ELSE k.item + document_flags(o) END AS item,
      CASE WHEN f.fact = 'country' THEN coalesce(o.cus_country_code, 'DE') WHEN o.s_is_teklif = 2 THEN ''
        ELSE to_char(o.s_tar AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-01') END AS word,
      CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign,
      CASE f.fact WHEN 'paid' THEN coalesce(o.f_odeme_tar - o.f_tarih, 0) ELSE 0 END AS days
    FROM (VALUES ('turnover', 0), ('turnover', 1), ('country', 0), ('country', 1), ('paid', 0)) AS f (fact, item)
    CROSS JOIN LATERAL (SELECT f.item, CASE WHEN f.fact = 'paid' THEN CASE o.f_close WHEN '1' THEN o.f_odeme_tar END
      WHEN f.item = 0 THEN o.f_tarih WHEN o.sd_cancel_on = '1' THEN o.sd_iptal_tar END AS day) AS k
  ) d
  WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND d.day IS NOT NULL
  UNION ALL
  SELECT 'open', coalesce(o.f_tarih, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date), o.per_id, o.bayi_id, 0, '', 1,
    o.s_g_toplam, o.s_g_toplam - o.s_kdv, 0
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '0' AND o.f_status = '0'
    AND o.f_ytakip = 0
  UNION ALL
  SELECT d.fact, d.day, o.per_id, o.bayi_id, d.day - d.since, '', 1, o.s_g_toplam, o.s_g_toplam - o.s_kdv, 0
  FROM (VALUES
    ('invoiced', o.f_tarih, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date),
    ('settled', CASE WHEN o.f_close = '1' AND o.f_status = '0' THEN o.f_odeme_tar END, o.f_tarih)
  ) AS d (fact, day, since)
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND d.day IS NOT NULL AND d.since IS NOT NULL
  UNION ALL
  SELECT 'effort', t.at::date, o.per_id, o.bayi_id, extract(hour FROM t.at)::integer, 'order', 1, 0::numeric, 0::numeric, 0
  FROM (SELECT o.s_tar AT TIME ZONE 'Europe/Berlin' AS at) t
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0';
END;
