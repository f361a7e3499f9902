-- Counts everything anew, for a company whose rows arrived without triggers.
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
