-- The twin of numberText() in modules/settings/domain/number-ranges.ts.
CREATE OR REPLACE FUNCTION number_text(prefix text, width integer, year integer, number integer) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN number_prefix(prefix, year) || lpad(number::text, greatest(width, length(number::text)), '0');
