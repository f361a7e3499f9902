-- Figures of days, kept while orders, lines, open invoices and calls are written, so that no report reads the whole past.
--
-- A fact is one thing that a figure counts: an order taken, an invoice, a payment, a bottle. Functions say which facts a row
-- stands for; triggers write what a change adds and takes away to figure_deltas, which nobody waits for, and fold_figures()
-- adds that up into figure_sums by day and by month. What is true is always the sum of both tables.
--
-- fact      day                   by                   item                         adet, brut, net, extra
-- ordered   order day             person, dealer       0 open 1 invoiced 2 paid     orders; word is why it was cancelled
--                                                      3 cancelled
-- turnover  day of invoice or     person, dealer       0 invoice 1 cancellation     documents, credit notes negative
--           of cancellation
-- country   the same              dealer               the same                     the same; word is the country
-- paid      day of payment        person, dealer                                    invoices; extra days since the invoice
-- open      day of invoice        person, dealer                                    open invoices with their totals
-- owed      day it is due         person, dealer                                    open invoices with what is left of them
-- goods     day of invoice        person, dealer                                    worth of lines; extra bottles
-- wine      day of invoice        dealer               the wine                     the same
-- bottles   order day             person, dealer                                    extra bottles of orders that are kept
-- call      day of the call       dealer               weekday * 100 + hour         calls; extra those that reached somebody
CREATE TABLE figure_sums (
  fact text NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  -- The first day of a month.
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16, 2) NOT NULL,
  net numeric(16, 2) NOT NULL,
  extra bigint NOT NULL,
  PRIMARY KEY (fact, grain, day, per_id, bayi_id, item, word)
);

CREATE TABLE figure_deltas (
  fact text NOT NULL,
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16, 2) NOT NULL,
  net numeric(16, 2) NOT NULL,
  extra bigint NOT NULL
);

-- What an open invoice is counted by: the day it is due, whose it is, and whether it is with a lawyer or written off.
ALTER TABLE open_invoices
  ADD COLUMN vade_tar date,
  ADD COLUMN per_id integer,
  ADD COLUMN bayi_id integer,
  ADD COLUMN in_collection boolean;
UPDATE open_invoices i SET vade_tar = o.vade_tar, per_id = o.per_id, bayi_id = o.bayi_id,
  in_collection = o.f_status <> '0' OR o.f_ytakip <> 0
FROM siparis_all_view o WHERE o.id = i.sip_id;
ALTER TABLE open_invoices
  ALTER COLUMN vade_tar SET NOT NULL,
  ALTER COLUMN per_id SET NOT NULL,
  ALTER COLUMN bayi_id SET NOT NULL,
  ALTER COLUMN in_collection SET NOT NULL;

CREATE OR REPLACE FUNCTION refresh_open_invoice(invoice integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed record;
BEGIN
  SELECT o.cus_id, o.kalan, o.vade_tar, o.per_id, o.bayi_id, o.f_status <> '0' OR o.f_ytakip <> 0 AS in_collection
  INTO owed FROM siparis_all_view o
  WHERE o.id = invoice AND o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0';
  IF FOUND AND owed.kalan > 0 THEN
    INSERT INTO open_invoices AS i (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection)
    VALUES (invoice, owed.cus_id, owed.kalan, owed.vade_tar, owed.per_id, owed.bayi_id, owed.in_collection)
    ON CONFLICT (sip_id) DO UPDATE SET cus_id = excluded.cus_id, kalan = excluded.kalan, vade_tar = excluded.vade_tar,
      per_id = excluded.per_id, bayi_id = excluded.bayi_id, in_collection = excluded.in_collection
    WHERE (i.cus_id, i.kalan, i.vade_tar, i.per_id, i.bayi_id, i.in_collection) IS DISTINCT FROM
      (excluded.cus_id, excluded.kalan, excluded.vade_tar, excluded.per_id, excluded.bayi_id, excluded.in_collection);
  ELSE
    DELETE FROM open_invoices WHERE sip_id = invoice;
  END IF;
END $$;

DROP TRIGGER follow_open_invoice ON siparisler;
CREATE TRIGGER follow_open_invoice
  AFTER UPDATE OF cus_id, s_is_teklif, fd_fon, sd_cancel_on, f_close, s_g_toplam, sd_uyari_2_is, sd_uyari_3_is,
    sd_uyari_2_fark, sd_uyari_3_fark, s_tar, s_odeme_tarihi, f_tarih, s_vade_gun, per_id, bayi_id, f_status, f_ytakip
  ON siparisler FOR EACH ROW WHEN (NEW.fd_fon = '1' OR OLD.fd_fon = '1') EXECUTE FUNCTION follow_open_invoice();

CREATE FUNCTION follow_open_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refresh_open_invoice(OLD.sip_id);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.sip_id <> OLD.sip_id THEN
    PERFORM refresh_open_invoice(NEW.sip_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_or_end_instalment AFTER INSERT OR DELETE ON cus_taksitler
  FOR EACH ROW EXECUTE FUNCTION follow_open_instalment();
CREATE TRIGGER follow_open_instalment AFTER UPDATE OF sip_id, tak_tar, odeme ON cus_taksitler
  FOR EACH ROW WHEN ((OLD.sip_id, OLD.tak_tar, OLD.odeme) IS DISTINCT FROM (NEW.sip_id, NEW.tak_tar, NEW.odeme))
  EXECUTE FUNCTION follow_open_instalment();

CREATE FUNCTION order_facts(o siparisler)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'ordered', (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.per_id, o.bayi_id,
    CASE WHEN o.sd_cancel_on = '1' THEN 3 WHEN o.fd_fon = '0' THEN 0 WHEN o.f_close = '1' THEN 2 ELSE 1 END,
    CASE WHEN o.sd_cancel_on = '1' THEN coalesce(o.f_ip_neden, '') ELSE '' END,
    1, o.s_g_toplam, o.s_g_toplam - o.s_kdv, 0
  WHERE o.s_is_teklif = 0
  UNION ALL
  SELECT d.fact, d.day, d.per_id, o.bayi_id, d.item, d.word, 1, d.sign * o.s_g_toplam, d.sign * (o.s_g_toplam - o.s_kdv), 0
  FROM (
    SELECT f.fact, k.day, CASE f.fact WHEN 'country' THEN 0 ELSE o.per_id END AS per_id, k.item,
      CASE f.fact WHEN 'country' THEN coalesce(o.cus_country_code, 'DE') ELSE '' END AS word,
      CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign
    FROM (VALUES (0, o.f_tarih), (1, CASE o.sd_cancel_on WHEN '1' THEN o.sd_iptal_tar END)) AS k (item, day)
    CROSS JOIN (VALUES ('turnover'), ('country')) AS f (fact)
  ) d
  WHERE o.fd_fon = '1' AND o.s_is_teklif IN (0, 2) AND d.day IS NOT NULL
  UNION ALL
  SELECT 'paid', o.f_odeme_tar, o.per_id, o.bayi_id, 0, '', 1, o.s_g_toplam, o.s_g_toplam - o.s_kdv,
    coalesce(o.f_odeme_tar - o.f_tarih, 0)
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '1' AND o.f_status = '0'
    AND o.f_odeme_tar IS NOT NULL
  UNION ALL
  SELECT 'open', coalesce(o.f_tarih, (o.s_tar AT TIME ZONE 'Europe/Berlin')::date), o.per_id, o.bayi_id, 0, '', 1, o.s_g_toplam, o.s_g_toplam - o.s_kdv, 0
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0' AND o.fd_fon = '1' AND o.f_close = '0' AND o.f_status = '0'
    AND o.f_ytakip = 0;
END;

CREATE FUNCTION line_facts(o siparisler, l siparis_icerik)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'bottles', (o.s_tar AT TIME ZONE 'Europe/Berlin')::date, o.per_id, o.bayi_id, 0, '', 0, 0::numeric, 0::numeric,
    l.stk_adet
  WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
  UNION ALL
  SELECT f.fact, o.f_tarih, CASE f.fact WHEN 'wine' THEN 0 ELSE o.per_id END, o.bayi_id,
    CASE f.fact WHEN 'wine' THEN l.stk_id ELSE 0 END, '', 1, s.sign * l.stk_toplam,
    s.sign * net_of_order(l.stk_toplam, o.kdv_oran, o.s_vergisiz), s.sign * l.stk_adet
  FROM (VALUES ('wine'), ('goods')) AS f (fact)
  CROSS JOIN LATERAL (SELECT CASE o.s_is_teklif WHEN 2 THEN -1 ELSE 1 END AS sign) s
  WHERE o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.s_is_teklif IN (0, 2) AND o.f_tarih IS NOT NULL;
END;

CREATE FUNCTION owed_facts(i open_invoices)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'owed', i.vade_tar, i.per_id, i.bayi_id, 0, '', 1, i.kalan::numeric, 0::numeric, 0 WHERE NOT i.in_collection;
END;

CREATE FUNCTION call_facts(g musteri_gorusme, reached text)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'call', t.at::date, 0, coalesce(g.bayi_id, 0), (extract(isodow FROM t.at) * 100 + extract(hour FROM t.at))::integer,
    '', 1, 0::numeric, 0::numeric, CASE call_facts.reached WHEN '1' THEN 1 ELSE 0 END
  FROM (SELECT g.zaman AT TIME ZONE 'Europe/Berlin' AS at) t;
END;

-- The same from the rows themselves: what the kept figures must always add up to.
CREATE VIEW figure_recount AS
SELECT f.* FROM siparisler o CROSS JOIN LATERAL order_facts(o) f
UNION ALL
SELECT f.* FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id CROSS JOIN LATERAL line_facts(o, l) f
UNION ALL
SELECT f.* FROM open_invoices i CROSS JOIN LATERAL owed_facts(i) f
UNION ALL
SELECT f.* FROM musteri_gorusme g JOIN sys_gorusme_asama s ON s.def_type = g.sts CROSS JOIN LATERAL call_facts(g, s.reached) f;

CREATE FUNCTION keep_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_deltas
  SELECT c.fact, c.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.sign * c.adet), sum(c.sign * c.brut), sum(c.sign * c.net),
    sum(c.sign * c.extra)
  FROM (
    SELECT 1 AS sign, f.* FROM order_facts(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT 1, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(NEW, l) f
      WHERE TG_OP <> 'DELETE' AND l.sip_id = NEW.id
    UNION ALL SELECT -1, f.* FROM order_facts(OLD) f WHERE TG_OP <> 'INSERT'
    UNION ALL SELECT -1, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(OLD, l) f
      WHERE TG_OP <> 'INSERT' AND l.sip_id = OLD.id
  ) c
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(c.sign * c.adet) <> 0 OR sum(c.sign * c.brut) <> 0 OR sum(c.sign * c.net) <> 0 OR sum(c.sign * c.extra) <> 0;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER begin_figures AFTER INSERT ON siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();
-- The lines go with their order, so what they counted is taken away before.
CREATE TRIGGER end_figures BEFORE DELETE ON siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();
CREATE TRIGGER keep_figures
  AFTER UPDATE OF s_tar, s_is_teklif, per_id, bayi_id, cus_country_code, sd_cancel_on, sd_iptal_tar, f_ip_neden, fd_fon, f_tarih,
    f_close, f_status, f_ytakip, f_odeme_tar, s_g_toplam, s_kdv, kdv_oran, s_vergisiz
  ON siparisler FOR EACH ROW
  WHEN ((OLD.s_tar, OLD.s_is_teklif, OLD.per_id, OLD.bayi_id, OLD.cus_country_code, OLD.sd_cancel_on, OLD.sd_iptal_tar,
      OLD.f_ip_neden, OLD.fd_fon, OLD.f_tarih, OLD.f_close, OLD.f_status, OLD.f_ytakip, OLD.f_odeme_tar, OLD.s_g_toplam,
      OLD.s_kdv, OLD.kdv_oran, OLD.s_vergisiz)
    IS DISTINCT FROM (NEW.s_tar, NEW.s_is_teklif, NEW.per_id, NEW.bayi_id, NEW.cus_country_code, NEW.sd_cancel_on,
      NEW.sd_iptal_tar, NEW.f_ip_neden, NEW.fd_fon, NEW.f_tarih, NEW.f_close, NEW.f_status, NEW.f_ytakip, NEW.f_odeme_tar,
      NEW.s_g_toplam, NEW.s_kdv, NEW.kdv_oran, NEW.s_vergisiz))
  EXECUTE FUNCTION keep_order_figures();

CREATE FUNCTION keep_line_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o siparisler;
BEGIN
  -- The locks wait for whoever is just invoicing or cancelling the order.
  IF TG_OP <> 'INSERT' THEN
    SELECT * INTO o FROM siparisler WHERE id = OLD.sip_id FOR SHARE;
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM line_facts(o, OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT * INTO o FROM siparisler WHERE id = NEW.sip_id FOR SHARE;
    INSERT INTO figure_deltas SELECT f.* FROM line_facts(o, NEW) f;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION keep_line_figures();
CREATE TRIGGER keep_figures AFTER UPDATE OF sip_id, stk_id, stk_adet, stk_toplam ON siparis_icerik
  FOR EACH ROW WHEN ((OLD.sip_id, OLD.stk_id, OLD.stk_adet, OLD.stk_toplam)
    IS DISTINCT FROM (NEW.sip_id, NEW.stk_id, NEW.stk_adet, NEW.stk_toplam))
  EXECUTE FUNCTION keep_line_figures();

CREATE FUNCTION keep_owed_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM owed_facts(OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_deltas SELECT f.* FROM owed_facts(NEW) f;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_figures AFTER INSERT OR UPDATE OR DELETE ON open_invoices
  FOR EACH ROW EXECUTE FUNCTION keep_owed_figures();

CREATE FUNCTION keep_call_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  outcome text;
BEGIN
  -- The locks wait for whoever is just changing what the outcome means.
  IF TG_OP <> 'INSERT' THEN
    SELECT reached INTO outcome FROM sys_gorusme_asama WHERE def_type = OLD.sts FOR SHARE;
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra
    FROM call_facts(OLD, outcome) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT reached INTO outcome FROM sys_gorusme_asama WHERE def_type = NEW.sts FOR SHARE;
    INSERT INTO figure_deltas SELECT f.* FROM call_facts(NEW, outcome) f;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON musteri_gorusme
  FOR EACH ROW EXECUTE FUNCTION keep_call_figures();
CREATE TRIGGER keep_figures AFTER UPDATE OF bayi_id, sts, zaman ON musteri_gorusme
  FOR EACH ROW WHEN ((OLD.bayi_id, OLD.sts, OLD.zaman) IS DISTINCT FROM (NEW.bayi_id, NEW.sts, NEW.zaman))
  EXECUTE FUNCTION keep_call_figures();

CREATE FUNCTION keep_outcome_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_deltas
  SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, 0, 0, 0, CASE NEW.reached WHEN '1' THEN 1 ELSE -1 END * count(*)
  FROM musteri_gorusme g CROSS JOIN LATERAL call_facts(g, '1') f WHERE g.sts = NEW.def_type
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_figures AFTER UPDATE OF reached ON sys_gorusme_asama
  FOR EACH ROW WHEN (OLD.reached <> NEW.reached) EXECUTE FUNCTION keep_outcome_figures();

-- Adds what has happened up; whoever comes while another one does it has nothing to do.
CREATE FUNCTION fold_figures() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_figures')) THEN
    RETURN 0;
  END IF;
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

-- Counts everything anew, for a company whose rows arrived without triggers.
CREATE PROCEDURE recount_figures() LANGUAGE sql
BEGIN ATOMIC
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

-- Deltas come and go; what is left of them must not slow down their readers.
ALTER TABLE figure_deltas SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Reports by person, dealer and country read the kept figures now.
DROP VIEW ciro_tutar;
DROP INDEX siparisler_turnover;
DROP INDEX siparisler_cancelled_turnover;
