-- The commission account of a person: what each order may bring, has brought and was taken back, and open advances. The
-- amounts of a person's lines add up to what slips paid him, plus what is open, less open advances and debts.

-- The rate of a person (side 0) or dealer (side 1) on a day.
CREATE FUNCTION commission_rate(side integer, earner integer, day date) RETURNS numeric LANGUAGE sql STABLE
RETURN (SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = side AND x.alici_id = earner AND x.gecerli_tar <= day
  ORDER BY x.gecerli_tar DESC LIMIT 1);

CREATE VIEW prim_hesap AS
WITH line AS (
  -- Each number of a line is made of that of its record and its kind.
  -- Orders and credit notes that nobody has paid yet.
  SELECT o.id * 8 + 1 AS id, 'expected' AS kind, o.per_id, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date AS day,
    o.id AS sip_id, NULL::integer AS fis_id, v.net_t AS base, r.yuzde AS rate, round(v.net_t * r.yuzde / 100, 2)::amount AS amount,
    CASE WHEN o.fd_fon = '0' THEN 'not_invoiced' WHEN o.f_status = '1' THEN 'deposited'
      WHEN o.f_ytakip <> 0 THEN 'in_collection' ELSE 'not_paid' END AS why
  FROM siparisler o
  CROSS JOIN LATERAL (
    SELECT (CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END * net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net_t
  ) v
  CROSS JOIN LATERAL (
    SELECT (coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar)
      AT TIME ZONE 'Europe/Berlin')::date AS day OFFSET 0
  ) d
  CROSS JOIN LATERAL (SELECT commission_rate(0, o.per_id, d.day) AS yuzde) r
  WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.per_odeme = '0'
    AND (o.f_close = '0' OR o.fd_fon = '0' OR o.f_status = '1')
  UNION ALL
  -- Paid by the customer, not yet by a slip.
  SELECT p.id * 8 + 2, 'earned', p.per_id, p.f_odeme_tar, p.id, NULL, p.net_t, p.yuzde, p.prim_net,
    CASE WHEN p.yeniden = '1' THEN 'open_again' WHEN p.s_is_teklif = 2 THEN 'credit_note' ELSE 'customer_paid' END
  FROM prim_listesi p WHERE p.tip = 0 AND p.per_odeme = '0'
  UNION ALL
  -- Deleted by an administrator: it brings nothing.
  SELECT o.id * 8 + 3, 'written_off', o.per_id, o.f_odeme_tar, o.id, NULL, NULL, NULL, 0, 'written_off'
  FROM siparisler o
  WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '1' AND o.f_status = '0'
    AND o.per_odeme = '1' AND o.per_belge_no IS NULL
  UNION ALL
  -- Lines of slips.
  SELECT l.id * 8 + 4, CASE l.iptal WHEN '0' THEN 'paid' ELSE 'taken_back' END, f.user_id, f.islem_tar, l.sip_id,
    f.id, (CASE l.iptal WHEN '0' THEN 1 ELSE -1 END * l.net_t)::amount, l.provizyon, (CASE l.iptal WHEN '0' THEN 1 ELSE -1 END * l.prim_net)::amount,
    CASE l.iptal WHEN '0' THEN 'slip' ELSE 'cancelled' END
  FROM prim_odeme_fis_siparis l JOIN prim_odeme_fis f ON f.id = l.fis_id WHERE l.tip = 0
  UNION ALL
  -- Paid by a slip and cancelled since: the next slip takes it back.
  SELECT b.sip_id * 8 + 5, 'debt', b.alici_id, o.sd_iptal_tar, b.sip_id, NULL,
    NULL, b.provizyon, (-b.odenen)::amount, 'cancelled'
  FROM prim_borc b JOIN siparisler o ON o.id = b.sip_id WHERE b.tip = 0
  UNION ALL
  SELECT a.id * 8 + 6, 'advance', a.per_id, a.tarihi, a.s_no, NULL, NULL, NULL, (-a.kalan)::amount, 'advance'
  FROM personel_odeme a WHERE a.kalan <> 0
)
SELECT line.id, line.kind, line.per_id, line.day, line.sip_id, line.fis_id, f.fis_no, o.f_no, o.cus_id,
  coalesce(nullif(trim(concat_ws(' ', o.cus_name, o.cus_surname)), ''), o.cus_firm) AS customer, line.base, line.rate,
  line.amount, line.why, o.search_text
FROM line LEFT JOIN siparisler o ON o.id = line.sip_id LEFT JOIN prim_odeme_fis f ON f.id = line.fis_id;

CREATE INDEX siparisler_not_earned ON siparisler (per_id, id DESC)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND per_odeme = '0';
CREATE INDEX siparisler_written_off ON siparisler (per_id, id DESC)
  WHERE sd_cancel_on = '0' AND per_odeme = '1' AND per_belge_no IS NULL;
