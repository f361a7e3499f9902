CREATE OR REPLACE FUNCTION follow_marks_of_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(array_agg(id)) FROM written;
  ELSE
    PERFORM refresh_marks(array_agg(DISTINCT cus_id)) FROM written;
  END IF;
  RETURN NULL;
END $$;
