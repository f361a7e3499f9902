CREATE OR REPLACE FUNCTION keep_draw_figures() RETURNS trigger LANGUAGE plpgsql AS $$
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
