-- The commission account of each sales person, one line for each reason for or against money. The number of a line
-- is that of its row times eight and the place of its kind, so that it stays the same from one question to the next.
CREATE VIEW prim_hesap AS
WITH line AS (
  -- Sold, and not earned yet: the commission that it will bring, and what it waits for.
  SELECT
    o.id * 8 + 1 AS id,
    'expected' AS kind,
    o.per_id,
    (o.s_tar AT TIME ZONE 'Europe/Berlin')::date AS day,
    o.id AS sip_id,
    NULL::integer AS fis_id,
    sold.net AS base,
    rate.yuzde AS rate,
    round(sold.net * rate.yuzde / 100, 2)::amount AS amount,
    CASE
      WHEN o.fd_fon = '0' THEN 'not_invoiced'
      WHEN o.f_status = '1' THEN 'deposited'
      WHEN o.f_close = '1' THEN 'not_safe'
      WHEN o.f_ytakip <> 0 THEN 'in_collection'
      ELSE 'not_paid'
    END AS why,
    NULL::integer AS bayi_id
  FROM siparisler o
  LEFT JOIN set_offs x ON x.sip_id = o.id
  CROSS JOIN LATERAL (
    SELECT (
      CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END
      * net_of_order(o.s_g_toplam - coalesce(x.amount, 0), o.kdv_oran, o.s_vergisiz)
    )::amount AS net
  ) sold
  -- A credit note bears the rate of the day on which its order was sold.
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar
      ELSE coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar)
    END AS at
  ) decided
  LEFT JOIN commission_periods rate
    ON rate.tip = 0 AND rate.alici_id = o.per_id AND decided.at >= rate.since AND decided.at < rate.until
  WHERE o.s_is_teklif IN (0, 2)
    AND o.sd_cancel_on = '0'
    AND o.per_odeme = '0'
    AND (
      o.f_close = '0'
      OR o.fd_fon = '0'
      OR o.f_status = '1'
      OR (
        o.id IN (SELECT w.sip_id FROM waiting_commissions w)
        AND NOT EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = o.id AND l.tip = 0)
      )
    )
  UNION ALL
  -- Earned, and on no slip yet.
  SELECT
    p.id * 8 + 2,
    'earned',
    p.per_id,
    p.f_odeme_tar,
    p.id,
    NULL,
    p.net_t,
    p.yuzde,
    p.prim_net,
    CASE
      WHEN p.yeniden = '1' THEN 'open_again'
      WHEN p.s_is_teklif = 2 THEN 'credit_note'
      ELSE 'customer_paid'
    END,
    NULL
  FROM prim_listesi p
  WHERE p.tip = 0 AND p.per_odeme = '0'
  UNION ALL
  -- Paid by the customer and given up: settled without a slip.
  SELECT o.id * 8 + 3, 'written_off', o.per_id, o.f_odeme_tar, o.id, NULL, NULL, NULL, 0, 'written_off', NULL
  FROM siparisler o
  WHERE o.s_is_teklif IN (0, 2)
    AND o.sd_cancel_on = '0'
    AND o.fd_fon = '1'
    AND o.f_close = '1'
    AND o.f_status = '0'
    AND o.per_odeme = '1'
    AND o.per_belge_no IS NULL
  UNION ALL
  -- On a slip: paid with it, or taken back by it.
  SELECT
    l.id * 8 + 4,
    CASE l.iptal WHEN '0' THEN 'paid' ELSE 'taken_back' END,
    f.user_id,
    f.islem_tar,
    l.sip_id,
    f.id,
    (s.sign * l.net_t)::amount,
    l.provizyon,
    (s.sign * l.prim_net)::amount,
    CASE
      WHEN l.iptal = '0' THEN 'slip'
      WHEN EXISTS (SELECT FROM debit_items d WHERE d.sip_id = l.sip_id AND d.state = 'returned')
        THEN 'payment_returned'
      ELSE 'cancelled'
    END,
    NULL
  FROM prim_odeme_fis_siparis l
  JOIN prim_odeme_fis f ON f.id = l.fis_id
  CROSS JOIN LATERAL (SELECT CASE l.iptal WHEN '0' THEN 1 ELSE -1 END AS sign) s
  WHERE l.tip = 0
  UNION ALL
  -- Paid to the sales person, and to be given back.
  SELECT
    b.sip_id * 8 + 5,
    'debt',
    b.alici_id,
    coalesce(
      o.sd_iptal_tar,
      (SELECT max(d.returned_on) FROM debit_items d WHERE d.sip_id = o.id AND d.state = 'returned')
    ),
    b.sip_id,
    NULL,
    NULL,
    b.provizyon,
    (-b.odenen)::amount,
    CASE o.sd_cancel_on WHEN '1' THEN 'cancelled' ELSE 'payment_returned' END,
    NULL
  FROM prim_borc b
  JOIN siparisler o ON o.id = b.sip_id
  WHERE b.tip = 0
  UNION ALL
  -- What is left of an advance.
  SELECT a.id * 8 + 6, 'advance', a.per_id, a.tarihi, a.s_no, NULL, NULL, NULL, (-a.kalan)::amount, 'advance', a.bayi_id
  FROM personel_odeme a
  WHERE a.kalan <> 0
  UNION ALL
  -- Paid with a slip before the customer's payment came back: what the order brings when he pays again.
  SELECT
    o.id * 8 + 7,
    'expected',
    o.per_id,
    (o.s_tar AT TIME ZONE 'Europe/Berlin')::date,
    o.id,
    NULL,
    net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz)::amount,
    claim.provizyon,
    claim.hak,
    'payment_returned',
    NULL
  FROM siparisler o
  -- The claim of one order at a time: without OFFSET the claims of all orders are reckoned first.
  CROSS JOIN LATERAL (SELECT p.hak, p.provizyon FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) claim
  WHERE o.sd_cancel_on = '0' AND o.f_close = '0' AND o.per_belge_no IS NOT NULL
)
SELECT
  line.id,
  line.kind,
  line.per_id,
  line.day,
  line.sip_id,
  line.fis_id,
  f.fis_no,
  o.f_no,
  o.cus_id,
  coalesce(nullif(trim(concat_ws(' ', o.cus_name, o.cus_surname)), ''), o.cus_firm) AS customer,
  line.base,
  line.rate,
  line.amount,
  line.why,
  o.search_text,
  coalesce(o.bayi_id, line.bayi_id) AS bayi_id
FROM line
LEFT JOIN siparisler o ON o.id = line.sip_id
LEFT JOIN prim_odeme_fis f ON f.id = line.fis_id;

COMMENT ON COLUMN prim_hesap.id IS 'number of the line [never null]';
COMMENT ON COLUMN prim_hesap.kind IS 'what the line stands for [never null]';
COMMENT ON COLUMN prim_hesap.per_id IS 'person whose account it is [never null]';
COMMENT ON COLUMN prim_hesap.day IS 'day of the order, payment, slip, cancellation or advance';
COMMENT ON COLUMN prim_hesap.sip_id IS 'order';
COMMENT ON COLUMN prim_hesap.fis_id IS 'slip';
COMMENT ON COLUMN prim_hesap.fis_no IS 'number of the slip';
COMMENT ON COLUMN prim_hesap.f_no IS 'invoice';
COMMENT ON COLUMN prim_hesap.cus_id IS 'customer';
COMMENT ON COLUMN prim_hesap.customer IS 'name of the customer';
COMMENT ON COLUMN prim_hesap.base IS 'total without tax that the commission is counted on';
COMMENT ON COLUMN prim_hesap.rate IS 'rate in percent';
COMMENT ON COLUMN prim_hesap.amount IS 'commission without tax; an advance with its tax [never null]';
COMMENT ON COLUMN prim_hesap.why IS 'reason of the state [never null]';
