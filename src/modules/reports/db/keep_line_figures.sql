CREATE OR REPLACE FUNCTION keep_line_figures() RETURNS trigger LANGUAGE plpgsql AS $$
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
