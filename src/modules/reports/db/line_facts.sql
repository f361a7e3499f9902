CREATE OR REPLACE FUNCTION line_facts(o siparisler, l siparis_icerik)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'bottles', (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.per_id, o.bayi_id, 0, '', 0, 0::numeric, 0::numeric,
    l.stk_adet
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
  UNION ALL
  SELECT 'reserved', date '2000-01-01', 0, 0, l.stk_id, '', 0, 0::numeric, 0::numeric, l.stk_adet
  WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status)
  UNION ALL
  SELECT f.fact, o.f_tarih, CASE f.fact WHEN 'wine' THEN 0 ELSE o.per_id END, o.bayi_id,
    CASE f.fact WHEN 'wine' THEN l.stk_id ELSE 0 END, '', 1, s.sign * l.stk_toplam,
    s.sign * net_of_order(l.stk_toplam, o.kdv_oran, o.s_vergisiz), s.sign * l.stk_adet
  FROM (VALUES ('wine'), ('goods')) AS f (fact)
  CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
  WHERE o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.s_is_teklif IN (0, 2) AND o.f_tarih IS NOT NULL;
END;
