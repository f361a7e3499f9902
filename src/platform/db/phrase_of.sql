-- A text as words with single spaces, for finding a name in it whatever stands between its words.
CREATE OR REPLACE FUNCTION phrase_of(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN trim(regexp_replace(search_fold(words), '[^[:alnum:]]+', ' ', 'g'));
