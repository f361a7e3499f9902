-- Efforts and outcomes of calls are kept as the other figures are, so that a year of them is added up from its months.
--
-- fact     day                     by               item         adet, extra
-- effort   day of the draw, call   person, dealer   the hour     draws, calls, orders, which word tells apart; extra calls that
--          or order                                              reached somebody
-- outcome  day of the call         person, dealer   the outcome  calls

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

CREATE OR REPLACE FUNCTION call_facts(g musteri_gorusme, reached text)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT f.fact, t.at::date, CASE f.fact WHEN 'call' THEN 0 ELSE g.per_id END, coalesce(g.bayi_id, 0), f.item, f.word, 1,
    0::numeric, 0::numeric, CASE WHEN f.fact <> 'outcome' AND call_facts.reached = '1' THEN 1 ELSE 0 END
  FROM (SELECT g.zaman AT TIME ZONE 'Europe/Berlin' AS at) t
  CROSS JOIN LATERAL (VALUES
    ('call', (extract(isodow FROM t.at) * 100 + extract(hour FROM t.at))::integer, ''),
    ('effort', extract(hour FROM t.at)::integer, 'call'),
    ('outcome', g.sts, '')
  ) AS f (fact, item, word);
END;

CREATE FUNCTION draw_facts(d customer_draws)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'effort', t.at::date, d.user_id, coalesce(d.bayi_id, 0), extract(hour FROM t.at)::integer, 'draw', 1, 0::numeric,
    0::numeric, 0
  FROM (SELECT d.at AT TIME ZONE 'Europe/Berlin' AS at) t;
END;

CREATE OR REPLACE VIEW figure_recount AS
SELECT f.* FROM siparisler o CROSS JOIN LATERAL order_facts(o) f
UNION ALL
SELECT f.* FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id CROSS JOIN LATERAL line_facts(o, l) f
UNION ALL
SELECT f.* FROM open_invoices i CROSS JOIN LATERAL owed_facts(i) f
UNION ALL
SELECT f.* FROM musteri_gorusme g JOIN sys_gorusme_asama s ON s.def_type = g.sts CROSS JOIN LATERAL call_facts(g, s.reached) f
UNION ALL
SELECT f.* FROM customer_draws d CROSS JOIN LATERAL draw_facts(d) f;

-- The person counts now as well.
DROP TRIGGER keep_figures ON musteri_gorusme;
CREATE TRIGGER keep_figures AFTER UPDATE OF per_id, bayi_id, sts, zaman ON musteri_gorusme
  FOR EACH ROW WHEN ((OLD.per_id, OLD.bayi_id, OLD.sts, OLD.zaman) IS DISTINCT FROM (NEW.per_id, NEW.bayi_id, NEW.sts, NEW.zaman))
  EXECUTE FUNCTION keep_call_figures();

-- Only what tells reached calls apart changes with the meaning of an outcome.
CREATE OR REPLACE FUNCTION keep_outcome_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_deltas
  SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, 0, 0, 0, CASE NEW.reached WHEN '1' THEN 1 ELSE -1 END * sum(f.extra)
  FROM musteri_gorusme g CROSS JOIN LATERAL call_facts(g, '1') f WHERE g.sts = NEW.def_type AND f.extra <> 0
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_draw_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM draw_facts(OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_deltas SELECT f.* FROM draw_facts(NEW) f;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON customer_draws
  FOR EACH ROW EXECUTE FUNCTION keep_draw_figures();
CREATE TRIGGER keep_figures AFTER UPDATE OF user_id, bayi_id, at ON customer_draws
  FOR EACH ROW WHEN ((OLD.user_id, OLD.bayi_id, OLD.at) IS DISTINCT FROM (NEW.user_id, NEW.bayi_id, NEW.at))
  EXECUTE FUNCTION keep_draw_figures();

-- What the functions say of the rows that are there, as one statement: asking them row by row takes ten times as long.
WITH counted AS (
  SELECT 'effort' AS fact, t.at::date AS day, t.per_id, t.bayi_id, extract(hour FROM t.at)::integer AS item, t.word,
    count(*) AS adet, sum(t.reached) AS extra
  FROM (
    SELECT g.zaman AT TIME ZONE 'Europe/Berlin' AS at, g.per_id, coalesce(g.bayi_id, 0) AS bayi_id, 'call' AS word,
      CASE s.reached WHEN '1' THEN 1 ELSE 0 END AS reached
    FROM musteri_gorusme g JOIN sys_gorusme_asama s ON s.def_type = g.sts
    UNION ALL
    SELECT o.s_tar AT TIME ZONE 'Europe/Berlin', o.per_id, o.bayi_id, 'order', 0
    FROM siparisler o WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
    UNION ALL
    SELECT d.at AT TIME ZONE 'Europe/Berlin', d.user_id, coalesce(d.bayi_id, 0), 'draw', 0 FROM customer_draws d
  ) t GROUP BY 2, 3, 4, 5, 6
  UNION ALL
  SELECT 'outcome', (g.zaman AT TIME ZONE 'Europe/Berlin')::date, g.per_id, coalesce(g.bayi_id, 0), g.sts, '', count(*), 0
  FROM musteri_gorusme g GROUP BY 2, 3, 4, 5
)
INSERT INTO figure_sums
SELECT c.fact, g.grain, g.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.adet), 0, 0, sum(c.extra)
FROM counted c
CROSS JOIN LATERAL (VALUES ('day', c.day), ('month', date_trunc('month', c.day)::date)) AS g (grain, day)
GROUP BY 1, 2, 3, 4, 5, 6, 7
ORDER BY 1, 2, 3;
ANALYZE figure_sums;
