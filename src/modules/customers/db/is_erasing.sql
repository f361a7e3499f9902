-- An erasure says of itself whose data goes; only then something that is kept for ever loses what it says about a person.
CREATE OR REPLACE FUNCTION is_erasing(customer integer) RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('weinkontor.erasing', true) = customer::text, false);
