-- The lines of slips are a ledger per order and side: paid, taken back (in parts, iptal 1), and paid again when a
-- cancellation is undone. What an order counts as follows from them.

ALTER TABLE prim_odeme_fis_siparis DROP CONSTRAINT prim_odeme_fis_siparis_once;
CREATE INDEX prim_odeme_fis_siparis_order ON prim_odeme_fis_siparis (sip_id, tip, id);

-- What the one who is paid still owes after the slip, from commission of orders that were cancelled.
ALTER TABLE prim_odeme_fis ADD COLUMN borc amount NOT NULL DEFAULT 0 CHECK (borc >= 0);

-- Read for single orders, in a subquery that ends with OFFSET 0: it keeps the planner from summing up the whole table.
-- hak: what the order earns; odenen: what of it is paid now; belge and geri_belge: the slips that paid and took back last.
CREATE VIEW prim_hak AS
SELECT l.sip_id, l.tip, (array_agg(l.prim_net ORDER BY l.id))[1] AS hak,
  (array_agg(l.provizyon ORDER BY l.id))[1] AS provizyon,
  sum(CASE l.iptal WHEN '0' THEN l.prim_net ELSE -l.prim_net END)::amount AS odenen,
  (array_agg(l.fis_id ORDER BY l.id DESC) FILTER (WHERE l.iptal = '0'))[1] AS belge,
  CASE (array_agg(l.iptal ORDER BY l.id DESC))[1] WHEN '1' THEN (array_agg(l.fis_id ORDER BY l.id DESC))[1] END AS geri_belge
FROM prim_odeme_fis_siparis l
GROUP BY l.sip_id, l.tip;

-- How one side of an order is marked. While it is cancelled it counts as paid; once it stands again, what was taken
-- back is open again.
CREATE FUNCTION commission_marks(sip integer, side integer, cancelled text, OUT odeme flag, OUT odeme_tar date,
  OUT belge integer, OUT geri_belge integer) LANGUAGE sql STABLE AS $$
  SELECT m.odeme::flag, f.islem_tar, f.id, CASE WHEN cancelled = '1' THEN h.geri_belge END
  FROM (SELECT 1) one
  LEFT JOIN prim_hak h ON h.sip_id = sip AND h.tip = side
  CROSS JOIN LATERAL (SELECT CASE WHEN h.hak IS NOT NULL AND (cancelled = '1' OR h.odenen = h.hak) THEN '1' ELSE '0' END AS odeme) m
  LEFT JOIN prim_odeme_fis f ON f.id = h.belge AND m.odeme = '1';
$$;

-- An order is paid what it earns and never more, and no more is taken back than was paid.
CREATE FUNCTION follow_commission() RETURNS trigger LANGUAGE plpgsql AS $$
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
  CROSS JOIN LATERAL commission_marks(c.sip_id, 0, held.sd_cancel_on) m
  WHERE o.id = c.sip_id;
  UPDATE siparisler o SET bayi_odeme = m.odeme, bayi_odeme_tar = m.odeme_tar, bayi_belge_no = m.belge, by_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 1) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 1, held.sd_cancel_on) m
  WHERE o.id = c.sip_id;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_commission AFTER INSERT ON prim_odeme_fis_siparis REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();
CREATE TRIGGER follow_commission_back AFTER DELETE ON prim_odeme_fis_siparis REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();

-- A cancellation and its undoing move what is open and what is owed.
CREATE FUNCTION follow_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 0) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.per_odeme, NEW.per_odeme_tar, NEW.per_belge_no, NEW.usr_c_belge
      FROM commission_marks(NEW.id, 0, NEW.sd_cancel_on) m;
  END IF;
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 1) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.bayi_odeme, NEW.bayi_odeme_tar, NEW.bayi_belge_no, NEW.by_c_belge
      FROM commission_marks(NEW.id, 1, NEW.sd_cancel_on) m;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER follow_cancellation BEFORE UPDATE ON siparisler FOR EACH ROW
  WHEN (OLD.sd_cancel_on IS DISTINCT FROM NEW.sd_cancel_on AND NEW.fd_fon = '1')
  EXECUTE FUNCTION follow_cancellation();

-- Orders whose cancellation was undone after their commission had been taken back: it is open again.
UPDATE siparisler o SET per_odeme = '0', per_odeme_tar = NULL, per_belge_no = NULL, usr_c_belge = NULL
FROM prim_hak h WHERE h.sip_id = o.id AND h.tip = 0 AND o.sd_cancel_on = '0' AND h.odenen <> h.hak;
UPDATE siparisler o SET bayi_odeme = '0', bayi_odeme_tar = NULL, bayi_belge_no = NULL, by_c_belge = NULL
FROM prim_hak h WHERE h.sip_id = o.id AND h.tip = 1 AND o.sd_cancel_on = '0' AND h.odenen <> h.hak;

DROP INDEX siparisler_staff_overpaid;
DROP INDEX siparisler_dealer_overpaid;
CREATE INDEX siparisler_staff_taken_back ON siparisler (per_id) WHERE sd_cancel_on = '1' AND per_belge_no IS NOT NULL;
CREATE INDEX siparisler_dealer_taken_back ON siparisler (bayi_id) WHERE sd_cancel_on = '1' AND bayi_belge_no IS NOT NULL;

-- What is still to be taken back, per cancelled order and side; negative for a credit note, whose amount goes back to him.
CREATE VIEW prim_borc AS
SELECT o.id AS sip_id, 0 AS tip, o.per_id AS alici_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) h
WHERE o.sd_cancel_on = '1' AND o.per_belge_no IS NOT NULL AND h.odenen <> 0
UNION ALL
SELECT o.id, 1, o.bayi_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 1 OFFSET 0) h
WHERE o.sd_cancel_on = '1' AND o.bayi_belge_no IS NOT NULL AND h.odenen <> 0;

-- What each order earns each side (tip 0 staff, 1 dealer) at the rate of its day; credit notes count against it, at the
-- rate of the order they belong to. What was
-- taken back and is open again (yeniden) keeps the amount that was taken back. silinen: written off, paid by no slip.
DROP VIEW prim_listesi;
CREATE VIEW prim_listesi AS
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
WHERE o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '1' AND o.f_status = '0';

CREATE OR REPLACE VIEW prim_odeme_fis_view AS
SELECT f.id, f.tip, f.user_id, f.bayi_id, u.user_name, u.name, u.surname, b.firma, f.islem_tar, f.prim_donemi,
  f.vergisiz, f.provizyon, f.kdv_oran, f.aciklama, f.start_date, f.end_date, f.net_t, f.prim_toplam, f.iptal_toplam,
  f.prim_net, f.kdv, f.prim_brut, f.avans, f.avans_kdv, f.odenecek, f.version,
  search_fold(f.id::text || ' ' || f.prim_donemi || ' ' || coalesce(u.user_name, '') || ' ' || coalesce(u.name, '') || ' '
    || coalesce(u.surname, '') || ' ' || coalesce(b.firma, '') || ' ' || coalesce(b.firma_cari, '')) AS search_text, f.borc
FROM prim_odeme_fis f
LEFT JOIN sys_users u ON u.id = f.user_id
LEFT JOIN bayi_cari b ON b.id = f.bayi_id;
