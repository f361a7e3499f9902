-- The birthday in a year; 29 February is kept on 28 February in common years.
CREATE OR REPLACE FUNCTION anniversary(born date, year integer) RETURNS date LANGUAGE sql IMMUTABLE
  RETURN (born + make_interval(years => year - extract(year FROM born)::integer))::date;
