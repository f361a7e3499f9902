-- Most changes of a customer concern the calling; they leave the marks alone.
CREATE OR REPLACE FUNCTION follow_mark_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(ARRAY[new.id]);
  ELSE
    PERFORM refresh_marks(ARRAY[old.cus_id, new.cus_id]);
  END IF;
  RETURN NULL;
END $$;
