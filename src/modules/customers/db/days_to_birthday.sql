CREATE OR REPLACE FUNCTION days_to_birthday(born date, today date) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE
    WHEN anniversary(born, extract(year FROM today)::integer) >= today
      THEN anniversary(born, extract(year FROM today)::integer) - today
    ELSE anniversary(born, extract(year FROM today)::integer + 1) - today END;
