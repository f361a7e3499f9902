-- The tables whose writes are announced, with the areas that they belong to.
CREATE OR REPLACE FUNCTION announced_tables() RETURNS TABLE (relation oid, area text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT tgrelid, unnest(string_to_array(rtrim(replace(encode(tgargs, 'escape'), '\000', ' ')), ' '))
  FROM pg_trigger WHERE tgname IN ('note_write', 'note_insert')
$$;
