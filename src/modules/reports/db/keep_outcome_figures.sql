-- Only what tells reached calls apart changes with the meaning of an outcome.
CREATE OR REPLACE FUNCTION keep_outcome_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_deltas
  SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, 0, 0, 0, CASE NEW.reached WHEN '1' THEN 1 ELSE -1 END * sum(f.extra)
  FROM musteri_gorusme g CROSS JOIN LATERAL call_facts(g, '1') f WHERE g.sts = NEW.def_type AND f.extra <> 0
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
