-- A telephone number as every exchange understands it, as the rule of the product reads it; null where it is none.
CREATE FUNCTION dial_number(country text, phone text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  tidy text;
  number text;
BEGIN
  IF phone IS NULL OR phone !~ '^[0-9\s()/.,–+-]+$' THEN
    RETURN NULL;
  END IF;
  tidy := regexp_replace(regexp_replace(regexp_replace(phone, '\(\s*0\s*\)', '', 'g'), '[^0-9+]', '', 'g'), '^00', '+');
  number := replace(tidy, '+', '');
  IF tidy NOT LIKE '+%' AND NOT (home IN ('49', '43', '41') AND starts_with(tidy, home) AND length(tidy) >= length(home) + 8) THEN
    number := home || ltrim(number, '0');
  ELSIF starts_with(number, home) THEN
    number := home || ltrim(substr(number, length(home) + 1), '0');
  END IF;
  IF length(number) NOT BETWEEN (CASE WHEN starts_with(number, home) THEN length(home) + 5 ELSE 7 END) AND 15 THEN
    RETURN NULL;
  END IF;
  RETURN '+' || number;
END $$;

-- Every time somebody wanted to dial: who, which number, and what the rule said. Refused calls are here and nowhere else.
CREATE TABLE call_decisions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  number text NOT NULL CHECK (number ~ '^\+[0-9]{5,15}$'),
  code text NOT NULL,
  is_allowed boolean NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX call_decisions_customer ON call_decisions (cus_id, decided_at);
CREATE INDEX call_decisions_number ON call_decisions (number);
CREATE INDEX call_decisions_user ON call_decisions (user_id);
CALL announce_writes('call_decisions', 'calls');

-- What was dialled before is known from the calls.
INSERT INTO call_decisions (cus_id, user_id, number, code, is_allowed, decided_at)
SELECT cus_id, user_id, number, may_call, true, started_at FROM calls WHERE number IS NOT NULL ORDER BY id;
