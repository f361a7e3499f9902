-- The twin of dueDate() in domain/due.ts.
CREATE OR REPLACE FUNCTION agreed_due(ordered timestamptz, agreed date, invoiced date, term smallint) RETURNS date
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN agreed > (ordered AT TIME ZONE 'Europe/Berlin')::date THEN agreed
  ELSE coalesce(invoiced, (ordered AT TIME ZONE 'Europe/Berlin')::date) + term::integer END;
