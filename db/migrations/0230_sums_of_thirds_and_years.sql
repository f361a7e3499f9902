-- Figures are also kept by thirds of months and by years, so that every range is added up from few sums: whole years, and around
-- them the months, thirds and days that they lack or have too many.

-- The spans that a day lies in, each by its first day; the last third of a month ends with it.
CREATE FUNCTION figure_grains(day date) RETURNS TABLE (grain text, first date) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT g.grain, g.first FROM (VALUES
    ('day', figure_grains.day),
    ('third', date_trunc('month', figure_grains.day::timestamp)::date
      + 10 * least((extract(day FROM figure_grains.day)::integer - 1) / 10, 2)),
    ('month', date_trunc('month', figure_grains.day::timestamp)::date),
    ('year', date_trunc('year', figure_grains.day::timestamp)::date)
  ) AS g (grain, first);
END;

ALTER TABLE figure_sums DROP CONSTRAINT figure_sums_grain_check;
ALTER TABLE figure_sums ADD CONSTRAINT figure_sums_grain_check CHECK (grain IN ('day', 'third', 'month', 'year'));

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
    SELECT d.fact, g.grain, g.first AS day, d.per_id, d.bayi_id, d.item, d.word, sum(d.adet) AS adet, sum(d.brut) AS brut,
      sum(d.net) AS net, sum(d.extra) AS extra
    FROM taken d CROSS JOIN LATERAL figure_grains(d.day) g
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
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later) SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount;
  DELETE FROM customer_turnover;
  INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)
  SELECT cus_id, bayi_id, days, adet, brut, net, iptal FROM customer_turnover_recount;
  DELETE FROM figure_deltas;
  DELETE FROM figure_sums;
  INSERT INTO figure_sums (fact, grain, day, per_id, bayi_id, item, word, adet, brut, net, extra)
  SELECT f.fact, g.grain, g.first, f.per_id, f.bayi_id, f.item, f.word, sum(f.adet), sum(f.brut), sum(f.net), sum(f.extra)
  FROM figure_recount f CROSS JOIN LATERAL figure_grains(f.day) g
  GROUP BY f.fact, g.grain, g.first, f.per_id, f.bayi_id, f.item, f.word
  HAVING sum(f.adet) <> 0 OR sum(f.brut) <> 0 OR sum(f.net) <> 0 OR sum(f.extra) <> 0
  ORDER BY f.fact, g.grain, g.first;
END;

-- The new spans of what is kept; what waits in the deltas is added by the next folding.
INSERT INTO figure_sums (fact, grain, day, per_id, bayi_id, item, word, adet, brut, net, extra)
SELECT s.fact, g.grain, g.first, s.per_id, s.bayi_id, s.item, s.word, sum(s.adet), sum(s.brut), sum(s.net), sum(s.extra)
FROM figure_sums s CROSS JOIN LATERAL figure_grains(s.day) g
WHERE (s.grain, g.grain) IN (('day', 'third'), ('month', 'year'))
GROUP BY 1, 2, 3, 4, 5, 6, 7
HAVING sum(s.adet) <> 0 OR sum(s.brut) <> 0 OR sum(s.net) <> 0 OR sum(s.extra) <> 0
ORDER BY 1, 2, 3;

ANALYZE figure_sums;
