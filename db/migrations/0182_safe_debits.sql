-- A collected debit is in flight, then paid, then safe: its debtor may ask the money back for some weeks. A company decides
-- whether paid or safe earns commission; what a slip has settled stays settled, whatever is decided later.

-- The condition under which the orders of a slip counted as earned.
ALTER TABLE prim_odeme_fis ADD COLUMN earned_when text NOT NULL DEFAULT 'paid' CHECK (earned_when IN ('paid', 'safe'));

CREATE INDEX debit_items_credited ON debit_items (sip_id, credited_on) WHERE state = 'credited';

-- Invoices whose commission waits until their debits are safe. The twin of isSafe() and waitsForSafety() in
-- orders/domain/debit-safety.ts; the settings have the same defaults as in core/company-settings.ts.
CREATE VIEW waiting_commissions AS
SELECT d.sip_id, max(d.credited_on) AS debited_on
FROM debit_items d
WHERE d.state = 'credited'
  AND coalesce((SELECT chosen ->> 'commission_when' FROM company_settings WHERE id = 1), 'paid') = 'safe'
  AND d.credited_on >= business_today()
    - 7 * coalesce((SELECT (chosen ->> 'debit_safe_weeks')::integer FROM company_settings WHERE id = 1), 8)
GROUP BY d.sip_id;

-- An order earns nothing while it is cancelled, nor after its payment came back until it is paid again.
CREATE FUNCTION earns_nothing(cancelled text, closed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN cancelled = '1' OR closed = '0' THEN '1' ELSE '0' END;

CREATE OR REPLACE FUNCTION follow_commission() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
BEGIN
  SELECT h.sip_id INTO wrong FROM changed c
  CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = c.sip_id AND p.tip = c.tip OFFSET 0) h
  WHERE h.odenen NOT BETWEEN least(0, h.hak) AND greatest(0, h.hak) LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'order % is paid or taken back twice', wrong
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'prim_odeme_fis_siparis_once';
  END IF;
  UPDATE siparisler o SET per_odeme = m.odeme, per_odeme_tar = m.odeme_tar, per_belge_no = m.belge, usr_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 0) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 0, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  UPDATE siparisler o SET bayi_odeme = m.odeme, bayi_odeme_tar = m.odeme_tar, bayi_belge_no = m.belge, by_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 1) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 1, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION follow_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost CONSTANT text := earns_nothing(NEW.sd_cancel_on, NEW.f_close);
BEGIN
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 0) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.per_odeme, NEW.per_odeme_tar, NEW.per_belge_no, NEW.usr_c_belge
      FROM commission_marks(NEW.id, 0, lost) m;
  END IF;
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 1) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.bayi_odeme, NEW.bayi_odeme_tar, NEW.bayi_belge_no, NEW.by_c_belge
      FROM commission_marks(NEW.id, 1, lost) m;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER follow_cancellation ON siparisler;
CREATE TRIGGER follow_cancellation BEFORE UPDATE ON siparisler FOR EACH ROW
  WHEN ((OLD.sd_cancel_on IS DISTINCT FROM NEW.sd_cancel_on OR OLD.f_close IS DISTINCT FROM NEW.f_close) AND NEW.fd_fon = '1')
  EXECUTE FUNCTION follow_cancellation();

DROP INDEX siparisler_staff_taken_back;
DROP INDEX siparisler_dealer_taken_back;
CREATE INDEX siparisler_staff_taken_back ON siparisler (per_id)
  WHERE (sd_cancel_on = '1' OR f_close = '0') AND per_belge_no IS NOT NULL;
CREATE INDEX siparisler_dealer_taken_back ON siparisler (bayi_id)
  WHERE (sd_cancel_on = '1' OR f_close = '0') AND bayi_belge_no IS NOT NULL;

-- What is still to be taken back, per order and side that earns nothing any more; negative for a credit note.
CREATE OR REPLACE VIEW prim_borc AS
SELECT o.id AS sip_id, 0 AS tip, o.per_id AS alici_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) h
WHERE (o.sd_cancel_on = '1' OR o.f_close = '0') AND o.per_belge_no IS NOT NULL AND h.odenen <> 0
UNION ALL
SELECT o.id, 1, o.bayi_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 1 OFFSET 0) h
WHERE (o.sd_cancel_on = '1' OR o.f_close = '0') AND o.bayi_belge_no IS NOT NULL AND h.odenen <> 0;

-- As before, without what waits for its debits; what a slip has paid once does not wait.
CREATE OR REPLACE VIEW prim_listesi AS
SELECT o.id, e.tip, e.alici_id, e.alici, r.yuzde, o.per_id, o.per_name, o.bayi_id, b.firma, b.upper_firm,
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
CROSS JOIN LATERAL (VALUES
  (0, u.id, coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name), o.per_odeme, o.per_belge_no),
  (1, b.id, b.firma, o.bayi_odeme, o.bayi_belge_no)
) e (tip, alici_id, alici, odeme, belge)
LEFT JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = e.tip OFFSET 0) h ON true
CROSS JOIN LATERAL (
  SELECT (coalesce((SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id), o.s_tar)
    AT TIME ZONE 'Europe/Berlin')::date AS day OFFSET 0
) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = e.tip AND x.alici_id = e.alici_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true
CROSS JOIN LATERAL (SELECT coalesce(h.provizyon, x.yuzde) AS yuzde) r
CROSS JOIN LATERAL (
  SELECT (CASE
    WHEN h.hak IS NULL THEN round(v.net_t * r.yuzde / 100, 2)
    WHEN e.belge IS NULL THEN h.hak - h.odenen
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
      WHEN o.f_close = '1' THEN 'not_safe' WHEN o.f_ytakip <> 0 THEN 'in_collection' ELSE 'not_paid' END AS why
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
    AND (o.f_close = '0' OR o.fd_fon = '0' OR o.f_status = '1' OR (o.id IN (SELECT w.sip_id FROM waiting_commissions w)
      AND NOT EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = o.id AND l.tip = 0)))
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
    CASE WHEN l.iptal = '0' THEN 'slip'
      WHEN EXISTS (SELECT FROM debit_items d WHERE d.sip_id = l.sip_id AND d.state = 'returned') THEN 'payment_returned'
      ELSE 'cancelled' END
  FROM prim_odeme_fis_siparis l JOIN prim_odeme_fis f ON f.id = l.fis_id WHERE l.tip = 0
  UNION ALL
  -- Paid by a slip, and cancelled or returned by the bank since: the next slip takes it back.
  SELECT b.sip_id * 8 + 5, 'debt', b.alici_id,
    coalesce(o.sd_iptal_tar, (SELECT max(d.returned_on) FROM debit_items d WHERE d.sip_id = o.id AND d.state = 'returned')),
    b.sip_id, NULL, NULL, b.provizyon, (-b.odenen)::amount,
    CASE o.sd_cancel_on WHEN '1' THEN 'cancelled' ELSE 'payment_returned' END
  FROM prim_borc b JOIN siparisler o ON o.id = b.sip_id WHERE b.tip = 0
  UNION ALL
  SELECT a.id * 8 + 6, 'advance', a.per_id, a.tarihi, a.s_no, NULL, NULL, NULL, (-a.kalan)::amount, 'advance'
  FROM personel_odeme a WHERE a.kalan <> 0
  UNION ALL
  -- The payment came back after a slip had paid: it is earned again when the customer has paid again.
  SELECT o.id * 8 + 7, 'expected', o.per_id, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.id, NULL,
    net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz)::amount, h.provizyon, h.hak, 'payment_returned'
  FROM siparisler o
  CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) h
  WHERE o.sd_cancel_on = '0' AND o.f_close = '0' AND o.per_belge_no IS NOT NULL
)
SELECT line.id, line.kind, line.per_id, line.day, line.sip_id, line.fis_id, f.fis_no, o.f_no, o.cus_id,
  coalesce(nullif(trim(concat_ws(' ', o.cus_name, o.cus_surname)), ''), o.cus_firm) AS customer, line.base, line.rate,
  line.amount, line.why, o.search_text
FROM line LEFT JOIN siparisler o ON o.id = line.sip_id LEFT JOIN prim_odeme_fis f ON f.id = line.fis_id;

CREATE OR REPLACE VIEW prim_odeme_fis_view AS
SELECT f.id, f.tip, f.user_id, f.bayi_id, u.user_name, u.name, u.surname, b.firma, f.islem_tar, f.prim_donemi,
  f.vergisiz, f.provizyon, f.kdv_oran, f.aciklama, f.start_date, f.end_date, f.net_t, f.prim_toplam, f.iptal_toplam,
  f.prim_net, f.kdv, f.prim_brut, f.avans, f.avans_kdv, f.odenecek, f.version,
  search_fold(f.id::text || ' ' || f.prim_donemi || ' ' || coalesce(u.user_name, '') || ' ' || coalesce(u.name, '') || ' '
    || coalesce(u.surname, '') || ' ' || coalesce(b.firma, '') || ' ' || coalesce(b.firma_cari, '')) AS search_text, f.borc,
  f.fis_no, f.earned_when
FROM prim_odeme_fis f
LEFT JOIN sys_users u ON u.id = f.user_id
LEFT JOIN bayi_cari b ON b.id = f.bayi_id;
