CREATE OR REPLACE FUNCTION number_prefix(prefix text, year integer) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN replace(replace(prefix, '{YYYY}', year::text), '{YY}', right(year::text, 2));
