-- A commission is written off and restored on its order: its row carries the version of that order.
DO $$
DECLARE
  seen CONSTANT text := pg_get_viewdef('prim_listesi');
  told CONSTANT text := regexp_replace(seen, 'o\.search_text\s+FROM', 'o.search_text, o.version FROM');
BEGIN
  IF told = seen THEN
    RAISE EXCEPTION 'prim_listesi does not end with the text that is searched';
  END IF;
  EXECUTE 'CREATE OR REPLACE VIEW prim_listesi AS ' || told;
END $$;
