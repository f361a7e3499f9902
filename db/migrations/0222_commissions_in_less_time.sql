-- What orders earn is found in less time: rates are spans of moments, so that no order asks the clock of the company for its day,
-- and the two sides of an order are told apart without making rows for each order.
CREATE VIEW commission_periods AS
SELECT r.tip, r.alici_id, r.yuzde, r.gecerli_tar::timestamp AT TIME ZONE 'Europe/Berlin' AS since,
  coalesce(lead(r.gecerli_tar) OVER (PARTITION BY r.tip, r.alici_id ORDER BY r.gecerli_tar), 'infinity')::timestamp
    AT TIME ZONE 'Europe/Berlin' AS until
FROM prim_oranlari r;

CREATE OR REPLACE VIEW prim_listesi AS
SELECT o.id, e.tip, e.alici_id,
  CASE e.tip WHEN 0 THEN coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) ELSE b.firma END AS alici,
  r.yuzde, o.per_id, o.per_name, o.bayi_id, b.firma, b.upper_firm,
  o.f_no, o.f_tarih, o.f_odeme_tar, v.g_toplam, v.net_t, c.prim_net, round(c.prim_net * 1.19, 2)::amount AS prim_brut,
  o.cus_id, o.cus_code, o.cus_firm, o.cus_name, o.cus_surname, o.s_tar, o.s_gon_tar, o.s_is_teklif, o.per_odeme,
  o.bayi_odeme, o.sd_cancel_on, o.fd_fon, o.f_close, o.f_status,
  (CASE WHEN h.hak IS NOT NULL AND e.odeme = '0' THEN '1' ELSE '0' END)::flag AS yeniden,
  (CASE WHEN e.odeme = '1' AND e.belge IS NULL THEN '1' ELSE '0' END)::flag AS silinen, o.search_text
FROM siparisler o
JOIN sys_users u ON u.id = o.per_id
JOIN bayi_cari b ON b.id = o.bayi_id
CROSS JOIN LATERAL (
  SELECT (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END * o.s_g_toplam)::amount AS g_toplam,
    (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END * net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net_t
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

CREATE OR REPLACE VIEW prim_hesap AS
WITH line AS (
  -- Each number of a line is made of that of its record and its kind.
  -- Orders and credit notes that nobody has paid yet, or whose debit is not safe yet.
  SELECT o.id * 8 + 1 AS id, 'expected' AS kind, o.per_id, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date AS day,
    o.id AS sip_id, NULL::integer AS fis_id, v.net_t AS base, r.yuzde AS rate, round(v.net_t * r.yuzde / 100, 2)::amount AS amount,
    CASE WHEN o.fd_fon = '0' THEN 'not_invoiced' WHEN o.f_status = '1' THEN 'deposited'
      WHEN o.f_close = '1' THEN 'not_safe' WHEN o.f_ytakip <> 0 THEN 'in_collection' ELSE 'not_paid' END AS why,
    NULL::integer AS bayi_id
  FROM siparisler o
  CROSS JOIN LATERAL (
    SELECT (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END * net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net_t
  ) v
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar
      ELSE coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar) END AS at
  ) d
  LEFT JOIN commission_periods r ON r.tip = 0 AND r.alici_id = o.per_id AND d.at >= r.since AND d.at < r.until
  WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.per_odeme = '0'
    AND (o.f_close = '0' OR o.fd_fon = '0' OR o.f_status = '1' OR (o.id IN (SELECT w.sip_id FROM waiting_commissions w)
      AND NOT EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = o.id AND l.tip = 0)))
  UNION ALL
  -- Paid by the customer, not yet by a slip.
  SELECT p.id * 8 + 2, 'earned', p.per_id, p.f_odeme_tar, p.id, NULL, p.net_t, p.yuzde, p.prim_net,
    CASE WHEN p.yeniden = '1' THEN 'open_again' WHEN p.s_is_teklif = 2 THEN 'credit_note' ELSE 'customer_paid' END, NULL
  FROM prim_listesi p WHERE p.tip = 0 AND p.per_odeme = '0'
  UNION ALL
  -- Deleted by an administrator: it brings nothing.
  SELECT o.id * 8 + 3, 'written_off', o.per_id, o.f_odeme_tar, o.id, NULL, NULL, NULL, 0, 'written_off', NULL
  FROM siparisler o
  WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '1' AND o.f_status = '0'
    AND o.per_odeme = '1' AND o.per_belge_no IS NULL
  UNION ALL
  -- Lines of slips.
  SELECT l.id * 8 + 4, CASE l.iptal WHEN '0' THEN 'paid' ELSE 'taken_back' END, f.user_id, f.islem_tar, l.sip_id,
    f.id, (CASE l.iptal WHEN '0' THEN 1 ELSE -1 END * l.net_t)::amount, l.provizyon, (CASE l.iptal WHEN '0' THEN 1 ELSE -1 END * l.prim_net)::amount,
    CASE WHEN l.iptal = '0' THEN 'slip'
      WHEN EXISTS (SELECT FROM debit_items d WHERE d.sip_id = l.sip_id AND d.state = 'returned') THEN 'payment_returned'
      ELSE 'cancelled' END, NULL
  FROM prim_odeme_fis_siparis l JOIN prim_odeme_fis f ON f.id = l.fis_id WHERE l.tip = 0
  UNION ALL
  -- Paid by a slip, and cancelled or returned by the bank since: the next slip takes it back.
  SELECT b.sip_id * 8 + 5, 'debt', b.alici_id,
    coalesce(o.sd_iptal_tar, (SELECT max(d.returned_on) FROM debit_items d WHERE d.sip_id = o.id AND d.state = 'returned')),
    b.sip_id, NULL, NULL, b.provizyon, (-b.odenen)::amount,
    CASE o.sd_cancel_on WHEN '1' THEN 'cancelled' ELSE 'payment_returned' END, NULL
  FROM prim_borc b JOIN siparisler o ON o.id = b.sip_id WHERE b.tip = 0
  UNION ALL
  SELECT a.id * 8 + 6, 'advance', a.per_id, a.tarihi, a.s_no, NULL, NULL, NULL, (-a.kalan)::amount, 'advance', a.bayi_id
  FROM personel_odeme a WHERE a.kalan <> 0
  UNION ALL
  -- The payment came back after a slip had paid: it is earned again when the customer has paid again.
  SELECT o.id * 8 + 7, 'expected', o.per_id, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.id, NULL,
    net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz)::amount, h.provizyon, h.hak, 'payment_returned', NULL
  FROM siparisler o
  CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) h
  WHERE o.sd_cancel_on = '0' AND o.f_close = '0' AND o.per_belge_no IS NOT NULL
)
SELECT line.id, line.kind, line.per_id, line.day, line.sip_id, line.fis_id, f.fis_no, o.f_no, o.cus_id,
  coalesce(nullif(trim(concat_ws(' ', o.cus_name, o.cus_surname)), ''), o.cus_firm) AS customer, line.base, line.rate,
  line.amount, line.why, o.search_text, coalesce(o.bayi_id, line.bayi_id) AS bayi_id
FROM line LEFT JOIN siparisler o ON o.id = line.sip_id LEFT JOIN prim_odeme_fis f ON f.id = line.fis_id;

-- Open commissions are read from their index alone.
DROP INDEX siparisler_staff_commission;
CREATE INDEX siparisler_staff_commission ON siparisler (f_odeme_tar DESC NULLS LAST, id DESC)
  INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif, s_tar, gutschrift_sip_id, per_odeme, per_belge_no,
    bayi_odeme, bayi_belge_no)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0' AND per_odeme = '0';
