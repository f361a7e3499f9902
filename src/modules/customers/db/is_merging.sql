-- A merge says of itself whose rows go where; only then a row that is kept for ever changes its customer, and nothing else of it.
CREATE OR REPLACE FUNCTION is_merging(old_customer integer, new_customer integer) RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('weinkontor.merging', true) = old_customer || '>' || new_customer, false);
