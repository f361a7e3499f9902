-- Adds up what has happened; whoever comes while another one does it has nothing to do.
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
