-- What each order earns its salesperson (tip 0) and its dealer (tip 1), for the orders that are paid by money: what credit notes
-- fill of an invoice earns nothing. yeniden: taken back and open again, with the amount that was taken back; silinen: written
-- off, paid by no slip. What waits for its debits is left out unless a slip has paid it once.
CREATE VIEW prim_listesi AS
SELECT o.id, e.tip, e.alici_id,
  CASE e.tip WHEN 0 THEN coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) ELSE b.firma END AS alici,
  r.yuzde, o.per_id, o.per_name, o.bayi_id, b.firma, b.upper_firm,
  o.f_no, o.f_tarih, o.f_odeme_tar, v.g_toplam, v.net_t, c.prim_net, round(c.prim_net * 1.19, 2)::amount AS prim_brut,
  o.cus_id, o.cus_code, o.cus_firm, o.cus_name, o.cus_surname, o.s_tar, o.s_gon_tar, o.s_is_teklif, o.per_odeme,
  o.bayi_odeme, o.sd_cancel_on, o.fd_fon, o.f_close, o.f_status,
  (CASE WHEN h.hak IS NOT NULL AND e.odeme = '0' THEN '1' ELSE '0' END)::flag AS yeniden,
  (CASE WHEN e.odeme = '1' AND e.belge IS NULL THEN '1' ELSE '0' END)::flag AS silinen, o.search_text, o.version
FROM siparisler o
LEFT JOIN set_offs s ON s.sip_id = o.id
JOIN sys_users u ON u.id = o.per_id
JOIN bayi_cari b ON b.id = o.bayi_id
CROSS JOIN LATERAL (
  SELECT (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END * (o.s_g_toplam - coalesce(s.amount, 0)))::amount AS g_toplam,
    (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END
      * net_of_order(o.s_g_toplam - coalesce(s.amount, 0), o.kdv_oran, o.s_vergisiz))::amount AS net_t
) v
CROSS JOIN (VALUES (0), (1)) AS side (tip)
CROSS JOIN LATERAL (
  SELECT side.tip, CASE side.tip WHEN 0 THEN u.id ELSE b.id END AS alici_id,
    CASE side.tip WHEN 0 THEN o.per_odeme ELSE o.bayi_odeme END AS odeme,
    CASE side.tip WHEN 0 THEN o.per_belge_no ELSE o.bayi_belge_no END AS belge
) e
-- What the first slip paid, as prim_hak says it; what all slips paid is added up only for what was taken back.
LEFT JOIN LATERAL (
  SELECT l.prim_net AS hak, l.provizyon FROM prim_odeme_fis_siparis l WHERE l.sip_id = o.id AND l.tip = side.tip
  ORDER BY l.id LIMIT 1
) h ON true
CROSS JOIN LATERAL (
  SELECT CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar
    ELSE coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar) END AS at
) d
LEFT JOIN commission_periods x ON x.tip = e.tip AND x.alici_id = e.alici_id AND d.at >= x.since AND d.at < x.until
CROSS JOIN LATERAL (SELECT coalesce(h.provizyon, x.yuzde) AS yuzde) r
CROSS JOIN LATERAL (
  SELECT (CASE
    WHEN h.hak IS NULL THEN round(v.net_t * r.yuzde / 100, 2)
    WHEN e.belge IS NULL THEN h.hak - (SELECT p.odenen FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = side.tip)
    ELSE h.hak
  END)::amount AS prim_net
) c
WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '1' AND o.f_status = '0'
  AND (e.odeme = '1' OR h.hak IS NOT NULL OR o.id NOT IN (SELECT w.sip_id FROM waiting_commissions w));

COMMENT ON COLUMN prim_listesi.id IS 'number of the order [never null]';
COMMENT ON COLUMN prim_listesi.tip IS '0 commission of the salesperson, 1 of the dealer [never null]';
COMMENT ON COLUMN prim_listesi.alici_id IS 'number of the person or dealer who earns [never null]';
COMMENT ON COLUMN prim_listesi.alici IS 'name of the person or dealer who earns [never null]';
COMMENT ON COLUMN prim_listesi.yuzde IS 'rate of that person or dealer on the day of the order [never null]';
COMMENT ON COLUMN prim_listesi.per_id IS 'salesperson [never null]';
COMMENT ON COLUMN prim_listesi.per_name IS 'name of the salesperson on the order';
COMMENT ON COLUMN prim_listesi.bayi_id IS 'dealer [never null]';
COMMENT ON COLUMN prim_listesi.firma IS 'short name of the dealer [never null]';
COMMENT ON COLUMN prim_listesi.upper_firm IS 'dealer above that dealer';
COMMENT ON COLUMN prim_listesi.f_no IS 'invoice number [never null]';
COMMENT ON COLUMN prim_listesi.f_tarih IS 'day of the invoice [never null]';
COMMENT ON COLUMN prim_listesi.f_odeme_tar IS 'day the invoice was paid [never null]';
COMMENT ON COLUMN prim_listesi.g_toplam IS 'total of the order, negative for a credit note [never null]';
COMMENT ON COLUMN prim_listesi.net_t IS 'total without tax [never null]';
COMMENT ON COLUMN prim_listesi.prim_net IS 'commission without tax [never null]';
COMMENT ON COLUMN prim_listesi.prim_brut IS 'commission with tax, informative [never null]';
COMMENT ON COLUMN prim_listesi.cus_id IS 'customer [never null]';
COMMENT ON COLUMN prim_listesi.cus_code IS 'code of the customer';
COMMENT ON COLUMN prim_listesi.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN prim_listesi.cus_name IS 'first name of the customer';
COMMENT ON COLUMN prim_listesi.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN prim_listesi.s_tar IS 'moment of the order [never null]';
COMMENT ON COLUMN prim_listesi.s_gon_tar IS 'day of shipment';
COMMENT ON COLUMN prim_listesi.s_is_teklif IS '0 order, 2 credit note [never null]';
COMMENT ON COLUMN prim_listesi.per_odeme IS 'commission of the salesperson is paid [never null]';
COMMENT ON COLUMN prim_listesi.bayi_odeme IS 'commission of the dealer is paid [never null]';
COMMENT ON COLUMN prim_listesi.sd_cancel_on IS 'cancelled [never null]';
COMMENT ON COLUMN prim_listesi.fd_fon IS 'invoiced [never null]';
COMMENT ON COLUMN prim_listesi.f_close IS 'closed [never null]';
COMMENT ON COLUMN prim_listesi.f_status IS 'deposited [never null]';
COMMENT ON COLUMN prim_listesi.yeniden IS 'was taken back and is open again since the cancellation was undone [never null]';
COMMENT ON COLUMN prim_listesi.silinen IS 'written off: counts as paid, and no slip paid it [never null]';
COMMENT ON COLUMN prim_listesi.version IS 'version of the order [never null]';
