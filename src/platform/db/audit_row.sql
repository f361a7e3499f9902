-- Writes who changed what. An update keeps only the fields that changed, taken as the difference of both rows; secrets and
-- derived columns stay out.
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
