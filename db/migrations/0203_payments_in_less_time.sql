-- What the database does for each payment of a long statement, and for each key at the payments desk.

-- Statistics of a partial index are not used: the database expected two thousand invoices of one number and looked through all
-- of them. The same index over all orders is as good and tells that numbers are unique.
DROP INDEX siparisler_invoice_key;
CREATE INDEX siparisler_invoice_key ON siparisler (invoice_key(f_no) COLLATE "C");
ANALYZE siparisler;

-- The difference of two rows is taken in one go.
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_out CONSTANT text[] := ARRAY['search_text', 'version', 'user_pass', 'fcm'];
  old_row jsonb;
  new_row jsonb;
  new_password boolean;
BEGIN
  IF current_setting('weinkontor.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  old_row := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  IF TG_OP = 'UPDATE' THEN
    -- That a password changed is worth knowing, what it is nobody may.
    new_password := old_row -> 'user_pass' IS DISTINCT FROM new_row -> 'user_pass';
    -- Both rows are of one table and have the same keys.
    SELECT jsonb_object_agg(key, o.value), jsonb_object_agg(key, n.value) INTO old_row, new_row
    FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n USING (key)
    WHERE o.value <> n.value AND key <> ALL (left_out);
    IF new_password THEN
      new_row := coalesce(new_row, '{}') || '{"password": "changed"}';
    END IF;
    IF new_row IS NULL THEN
      RETURN NULL;
    END IF;
  ELSE
    old_row := old_row - left_out;
    new_row := new_row - left_out;
  END IF;
  INSERT INTO sys_audit (user_id, table_name, row_id, action, before, after, note)
  VALUES (
    nullif(current_setting('weinkontor.user_id', true), '')::integer,
    TG_TABLE_NAME,
    CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END,
    TG_OP,
    old_row,
    new_row,
    nullif(current_setting('weinkontor.note', true), '')
  );
  RETURN NULL;
END $$;

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
