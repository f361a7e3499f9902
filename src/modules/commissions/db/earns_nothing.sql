-- An order earns nothing while it is cancelled, nor after its payment came back until it is paid again.
CREATE OR REPLACE FUNCTION earns_nothing(cancelled text, closed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN cancelled = '1' OR closed = '0' THEN '1' ELSE '0' END;
