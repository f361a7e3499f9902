-- So many records of one transaction are named; beyond that only their area is.
CREATE OR REPLACE FUNCTION most_announced() RETURNS integer LANGUAGE sql IMMUTABLE RETURN 300;
