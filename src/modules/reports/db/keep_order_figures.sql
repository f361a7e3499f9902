-- The lines of an order are counted anew only when something changes that their figures depend on.
CREATE OR REPLACE FUNCTION keep_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The columns that line_facts reads; a payment changes none of them.
  with_lines CONSTANT boolean := TG_OP <> 'UPDATE'
    OR (OLD.s_tar, OLD.s_is_teklif, OLD.per_id, OLD.bayi_id, OLD.sd_cancel_on, OLD.sd_gonderi_status, OLD.fd_fon, OLD.f_tarih, OLD.kdv_oran, OLD.s_vergisiz)
    IS DISTINCT FROM
    (NEW.s_tar, NEW.s_is_teklif, NEW.per_id, NEW.bayi_id, NEW.sd_cancel_on, NEW.sd_gonderi_status, NEW.fd_fon, NEW.f_tarih, NEW.kdv_oran, NEW.s_vergisiz);
BEGIN
  IF with_lines THEN
    INSERT INTO figure_deltas
    SELECT c.fact, c.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.sign * c.adet), sum(c.sign * c.brut), sum(c.sign * c.net),
      sum(c.sign * c.extra)
    FROM (
      SELECT 1 AS sign, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(NEW, l) f
        WHERE TG_OP <> 'DELETE' AND l.sip_id = NEW.id
      UNION ALL SELECT -1, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(OLD, l) f
        WHERE TG_OP <> 'INSERT' AND l.sip_id = OLD.id
    ) c
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING sum(c.sign * c.adet) <> 0 OR sum(c.sign * c.brut) <> 0 OR sum(c.sign * c.net) <> 0 OR sum(c.sign * c.extra) <> 0;
  END IF;
  INSERT INTO figure_deltas
  SELECT c.fact, c.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.sign * c.adet), sum(c.sign * c.brut), sum(c.sign * c.net),
    sum(c.sign * c.extra)
  FROM (
    SELECT 1 AS sign, f.* FROM order_facts(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT -1, f.* FROM order_facts(OLD) f WHERE TG_OP <> 'INSERT'
  ) c
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(c.sign * c.adet) <> 0 OR sum(c.sign * c.brut) <> 0 OR sum(c.sign * c.net) <> 0 OR sum(c.sign * c.extra) <> 0;
  RETURN coalesce(NEW, OLD);
END $$;
