-- The kept figures tell more apart, so that reports over years are added up from sums as well.
--
-- fact      day                   by                   item                         adet, brut, net, extra
-- ordered   order day             person, dealer       flags of the order           orders; word is why it was cancelled
-- turnover  day of invoice or     person, dealer       flags of the document        documents, credit notes negative; word is
--           of cancellation                                                         the month of the order, none of a credit note
-- paid      day of payment        person, dealer       flags of the document        the same; extra days since the invoice
-- invoiced  day of invoice        person, dealer       days since the order         invoices of orders that are kept
-- settled   day of payment        person, dealer       days since the invoice       those of them that were paid
-- reserved  always the same                            the wine                     extra bottles that orders hold
--
-- Flags of an order: 1 cancelled, 2 invoiced, 4 closed, 8 approved, 16, 32 and 64 first, second and third reminder,
-- 128 times what a lawyer does. Flags of a document: 1 it is the cancellation, 2 credit note, 4 cancelled, 8 closed,
-- 16 free of tax, 32 written off.
CREATE FUNCTION document_flags(o siparisler) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE o.s_is_teklif WHEN 2 THEN 2 ELSE 0 END + CASE o.sd_cancel_on WHEN '1' THEN 4 ELSE 0 END
    + CASE o.f_close WHEN '1' THEN 8 ELSE 0 END + CASE o.s_vergisiz WHEN '1' THEN 16 ELSE 0 END
    + CASE o.f_status WHEN '0' THEN 0 ELSE 32 END;

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
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND d.day IS NOT NULL AND d.since IS NOT NULL;
END;

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

DROP TRIGGER keep_figures ON siparisler;
CREATE TRIGGER keep_figures
  AFTER UPDATE OF s_tar, s_is_teklif, per_id, bayi_id, cus_country_code, sd_cancel_on, sd_iptal_tar, f_ip_neden, fd_fon, f_tarih,
    f_close, f_status, f_ytakip, f_odeme_tar, s_g_toplam, s_kdv, kdv_oran, s_vergisiz, sd_onaylama, sd_gonderi_status,
    sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is
  ON siparisler FOR EACH ROW
  WHEN ((OLD.s_tar, OLD.s_is_teklif, OLD.per_id, OLD.bayi_id, OLD.cus_country_code, OLD.sd_cancel_on, OLD.sd_iptal_tar,
      OLD.f_ip_neden, OLD.fd_fon, OLD.f_tarih, OLD.f_close, OLD.f_status, OLD.f_ytakip, OLD.f_odeme_tar, OLD.s_g_toplam,
      OLD.s_kdv, OLD.kdv_oran, OLD.s_vergisiz, OLD.sd_onaylama, OLD.sd_gonderi_status, OLD.sd_uyari_1_is,
      OLD.sd_uyari_2_is, OLD.sd_uyari_3_is)
    IS DISTINCT FROM (NEW.s_tar, NEW.s_is_teklif, NEW.per_id, NEW.bayi_id, NEW.cus_country_code, NEW.sd_cancel_on,
      NEW.sd_iptal_tar, NEW.f_ip_neden, NEW.fd_fon, NEW.f_tarih, NEW.f_close, NEW.f_status, NEW.f_ytakip, NEW.f_odeme_tar,
      NEW.s_g_toplam, NEW.s_kdv, NEW.kdv_oran, NEW.s_vergisiz, NEW.sd_onaylama, NEW.sd_gonderi_status, NEW.sd_uyari_1_is,
      NEW.sd_uyari_2_is, NEW.sd_uyari_3_is))
  EXECUTE FUNCTION keep_order_figures();

-- The wines of which fewer bottles can be ordered than wanted: the bottles that orders hold are read from their sums.
CREATE VIEW scarce_wines AS
SELECT s.id
FROM stok s
LEFT JOIN stock_levels k ON k.stok_id = s.id
LEFT JOIN (
  SELECT f.item, sum(f.extra) AS bottles FROM (
    SELECT item, extra FROM figure_sums WHERE fact = 'reserved' AND grain = 'day'
    UNION ALL SELECT item, extra FROM figure_deltas WHERE fact = 'reserved'
  ) f GROUP BY f.item
) r ON r.item = s.id
LEFT JOIN (
  SELECT b.stk_id, sum(b.qty) AS bottles FROM bottle_holds b JOIN hold_drafts d USING (draft_id) WHERE d.until > now()
  GROUP BY b.stk_id
) h ON h.stk_id = s.id
WHERE s.stok_user_on = '1'
  AND coalesce(k.giren - k.cikan, 0) - coalesce(r.bottles, 0) - coalesce(h.bottles, 0) < s.stok_limit;

CREATE OR REPLACE VIEW az_stok_view AS
SELECT v.id, v.stok_code, v.stok_name, v.kullanilabilir_adet, v.stok_limit, v.search_text
FROM stok_all_list_view v WHERE v.id IN (SELECT w.id FROM scarce_wines w);

-- The quarters in which customers bought: from whom (0 is anybody), the first, and a bit for each after it.
CREATE TABLE customer_quarters (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  ilk date NOT NULL,
  later bigint NOT NULL,
  PRIMARY KEY (cus_id, bayi_id)
);
CREATE INDEX customer_quarters_first ON customer_quarters (bayi_id, ilk) INCLUDE (later, cus_id);

-- Customers whose quarters are counted anew with the next folding; until then they are read from their orders.
CREATE TABLE changed_buyers (cus_id integer NOT NULL);
ALTER TABLE changed_buyers SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

CREATE VIEW customer_quarters_recount AS
SELECT b.cus_id, b.bayi_id, b.ilk, bit_or(1::bigint << b.later) AS later
FROM (
  SELECT q.cus_id, q.bayi_id, f.ilk,
    (4 * (extract(year FROM q.quarter) - extract(year FROM f.ilk)) + extract(quarter FROM q.quarter) - extract(quarter FROM f.ilk))::integer
      AS later
  FROM (
    SELECT o.cus_id, d.bayi_id, date_trunc('quarter', o.s_tar AT TIME ZONE 'Europe/Berlin')::date AS quarter,
      min(date_trunc('quarter', o.s_tar AT TIME ZONE 'Europe/Berlin')::date) OVER (PARTITION BY o.cus_id, d.bayi_id) AS ilk
    FROM siparisler o CROSS JOIN LATERAL (VALUES (0), (o.bayi_id)) AS d (bayi_id)
    WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
  ) q CROSS JOIN LATERAL (SELECT q.ilk) f
) b
-- A bit for each quarter of fifteen years; nobody asks for what lies further from the first.
WHERE b.later < 60
GROUP BY b.cus_id, b.bayi_id, b.ilk;

CREATE FUNCTION note_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_buyers VALUES (OLD.cus_id);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.cus_id <> OLD.cus_id) THEN
    INSERT INTO changed_buyers VALUES (NEW.cus_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_buyer AFTER INSERT ON siparisler FOR EACH ROW
  WHEN (NEW.s_is_teklif = 0 AND NEW.sd_cancel_on = '0') EXECUTE FUNCTION note_buyer();
CREATE TRIGGER end_buyer AFTER DELETE ON siparisler FOR EACH ROW
  WHEN (OLD.s_is_teklif = 0 AND OLD.sd_cancel_on = '0') EXECUTE FUNCTION note_buyer();
CREATE TRIGGER follow_buyer AFTER UPDATE OF cus_id, bayi_id, s_tar, s_is_teklif, sd_cancel_on ON siparisler FOR EACH ROW
  WHEN ((OLD.cus_id, OLD.bayi_id, OLD.s_tar, OLD.s_is_teklif, OLD.sd_cancel_on)
    IS DISTINCT FROM (NEW.cus_id, NEW.bayi_id, NEW.s_tar, NEW.s_is_teklif, NEW.sd_cancel_on))
  EXECUTE FUNCTION note_buyer();

-- Who is noted while this runs is counted twice at worst, never not at all: the note is deleted before the orders are read.
CREATE FUNCTION fold_buyers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  buyers integer[];
BEGIN
  WITH taken AS (DELETE FROM changed_buyers RETURNING cus_id)
  SELECT array_agg(DISTINCT cus_id) INTO buyers FROM taken;
  DELETE FROM customer_quarters WHERE cus_id = ANY (buyers);
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)
  SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount WHERE cus_id = ANY (buyers);
END $$;

CREATE OR REPLACE FUNCTION fold_figures() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_figures')) THEN
    RETURN 0;
  END IF;
  PERFORM fold_buyers();
  WITH taken AS (
    DELETE FROM figure_deltas RETURNING *
  ), counted AS (
    SELECT d.fact, g.grain, g.day, d.per_id, d.bayi_id, d.item, d.word, sum(d.adet) AS adet, sum(d.brut) AS brut,
      sum(d.net) AS net, sum(d.extra) AS extra
    FROM taken d CROSS JOIN LATERAL (VALUES ('day', d.day), ('month', date_trunc('month', d.day)::date)) AS g (grain, day)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), added AS (
    INSERT INTO figure_sums AS s SELECT * FROM counted
    WHERE adet <> 0 OR brut <> 0 OR net <> 0 OR extra <> 0
    ON CONFLICT (fact, grain, day, per_id, bayi_id, item, word) DO UPDATE
    SET adet = s.adet + excluded.adet, brut = s.brut + excluded.brut, net = s.net + excluded.net, extra = s.extra + excluded.extra
  )
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $$;

CREATE OR REPLACE PROCEDURE recount_figures() LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM changed_buyers;
  DELETE FROM customer_quarters;
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)
  SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount;
  DELETE FROM figure_deltas;
  DELETE FROM figure_sums;
  INSERT INTO figure_sums
  SELECT f.fact, g.grain, g.day, f.per_id, f.bayi_id, f.item, f.word, sum(f.adet), sum(f.brut), sum(f.net), sum(f.extra)
  FROM figure_recount f
  CROSS JOIN LATERAL (VALUES ('day', f.day), ('month', date_trunc('month', f.day)::date)) AS g (grain, day)
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING sum(f.adet) <> 0 OR sum(f.brut) <> 0 OR sum(f.net) <> 0 OR sum(f.extra) <> 0
  ORDER BY 1, 2, 3;
END;

CALL recount_figures();

-- The amounts of ciro_hareket whose commission the sums cannot tell: those of credit notes, which earn at the rate of the
-- order they belong to, and those of months in the middle of which the rate of a person changed.
DROP VIEW ciro_prim_gun;
CREATE VIEW ciro_prim_gun AS
SELECT o.per_id, o.bayi_id, o.s_is_teklif, o.f_tarih AS gun, o.f_odeme_tar AS odeme_gun, o.s_vergisiz, o.f_close,
  o.sd_cancel_on, d.prim_gun, s.sign * o.s_g_toplam AS brut, s.sign * (o.s_g_toplam - o.s_kdv) AS net, 0::numeric AS iptal
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (SELECT (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date AS prim_gun) d
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2)
UNION ALL
SELECT o.per_id, o.bayi_id, o.s_is_teklif, o.sd_iptal_tar, o.sd_iptal_tar, o.s_vergisiz, o.f_close, o.sd_cancel_on, d.prim_gun,
  0, 0, s.sign * (o.s_g_toplam - o.s_kdv)
FROM siparisler o
CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
CROSS JOIN LATERAL (SELECT (CASE WHEN o.gutschrift_sip_id IS NULL THEN o.s_tar ELSE (
    SELECT g.s_tar FROM siparisler g WHERE g.id = o.gutschrift_sip_id) END AT TIME ZONE 'Europe/Berlin')::date AS prim_gun) d
WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND o.sd_cancel_on = '1';

-- Credit notes are few, and found without reading all invoices.
CREATE INDEX siparisler_credited_day ON siparisler (f_tarih) WHERE fd_fon = '1' AND s_is_teklif = 2;

CREATE VIEW ciro_prim_ay AS
SELECT DISTINCT alici_id AS per_id, date_trunc('month', gecerli_tar)::date AS ay FROM prim_oranlari
WHERE tip = 0 AND extract(day FROM gecerli_tar) <> 1;
