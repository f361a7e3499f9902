CREATE OR REPLACE FUNCTION keep_call_figures() RETURNS trigger LANGUAGE plpgsql AS $$
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
