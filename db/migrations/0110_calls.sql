-- Whether one of the numbers can be dialled: signs of a number only, and neither too short nor too long with its country.
CREATE FUNCTION is_dialable(country text, phones text[]) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  phone text;
  spelling text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL OR phone !~ '^[0-9\s()/.,–+-]+$';
    FOREACH spelling IN ARRAY public.phone_spellings(country, ARRAY[phone]) LOOP
      CONTINUE WHEN spelling LIKE '0%';
      IF length(spelling) BETWEEN (CASE WHEN starts_with(spelling, home) THEN length(home) + 5 ELSE 7 END) AND 15 THEN
        RETURN true;
      END IF;
    END LOOP;
  END LOOP;
  RETURN false;
END $$;

-- Who has a customer's card open; the draw and the queue leave the customer to that person until the lock runs out.
CREATE TABLE customer_locks (
  cus_id integer PRIMARY KEY REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  until timestamptz NOT NULL
);
CREATE INDEX customer_locks_user ON customer_locks (user_id);

-- The customer a person drew last is not drawn again next.
CREATE INDEX customers_drawn ON customers (cus_random_user, cus_random DESC) WHERE cus_random_user IS NOT NULL;

-- When a customer who orders regularly is likely to need wine again: the usual gap after the last order.
ALTER TABLE customers ADD COLUMN reorder_due date;
CREATE INDEX customers_reorder ON customers (cus_user, reorder_due) WHERE reorder_due IS NOT NULL AND cus_del = '0';

CREATE FUNCTION reorder_day(customer integer) RETURNS date LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE WHEN count(*) >= 3 AND (max(s_tar)::date - min(s_tar)::date) / (count(*) - 1) BETWEEN 7 AND 365
    THEN max(s_tar)::date + ((max(s_tar)::date - min(s_tar)::date) / (count(*) - 1))::integer END
  FROM siparisler WHERE cus_id = customer AND s_is_teklif = 0 AND sd_cancel_on = '0';
END;

CREATE OR REPLACE FUNCTION refresh_customer_activity(customer integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE customers SET cus_is_aktive = active.now, reorder_due = active.again
  FROM (SELECT (CASE WHEN EXISTS (
      SELECT FROM siparisler WHERE cus_id = customer AND s_is_teklif = 0 AND sd_cancel_on = '0')
    THEN '1' ELSE '0' END)::flag AS now, reorder_day(customer) AS again) active
  WHERE customers.id = customer
    AND (cus_is_aktive <> active.now OR reorder_due IS DISTINCT FROM active.again);
END;

DROP TRIGGER raise_version ON customers;
CREATE TRIGGER raise_version BEFORE UPDATE ON customers FOR EACH ROW
WHEN (NOT (new.cus_random IS DISTINCT FROM old.cus_random
  OR new.cus_random_user IS DISTINCT FROM old.cus_random_user
  OR new.cus_end_contact IS DISTINCT FROM old.cus_end_contact
  OR new.reorder_due IS DISTINCT FROM old.reorder_due
  OR new.cus_is_aktive::text IS DISTINCT FROM old.cus_is_aktive::text))
EXECUTE FUNCTION raise_version();

SELECT set_config('weinkontor.audit', 'off', true);
UPDATE customers c SET reorder_due = reorder_day(c.id)
WHERE (SELECT count(*) FROM siparisler o WHERE o.cus_id = c.id AND o.s_is_teklif = 0 AND o.sd_cancel_on = '0') >= 3;
SELECT set_config('weinkontor.audit', '', true);

-- A call is a record from its beginning; one that has no end yet is asked about.
CREATE TABLE calls (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  number text CHECK (number ~ '^\+[0-9]{5,15}$'),
  may_call text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome integer REFERENCES sys_gorusme_asama (def_type),
  talk_id integer REFERENCES musteri_gorusme (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CHECK (ended_at >= started_at)
);
CREATE UNIQUE INDEX calls_open ON calls (user_id) WHERE ended_at IS NULL;
CREATE INDEX calls_customer ON calls (cus_id, started_at);
CREATE INDEX calls_user ON calls (user_id, started_at);
CREATE INDEX calls_talk ON calls (talk_id);
CREATE INDEX calls_wrong ON calls (outcome, number) WHERE number IS NOT NULL;
CALL watch_table('calls');
CALL announce_writes('calls', 'calls');

-- A customer asked not to be called any more: when, in which words, to whom. It stays as proof after it was withdrawn.
CREATE TABLE call_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  call_id integer REFERENCES calls (id),
  requested_at timestamptz NOT NULL,
  wording text NOT NULL CHECK (wording <> ''),
  withdrawn_at timestamptz,
  withdrawn_by integer REFERENCES sys_users (id),
  withdrawn_reason text,
  version integer NOT NULL DEFAULT 1,
  CHECK ((withdrawn_at IS NULL) = (withdrawn_reason IS NULL))
);
CREATE UNIQUE INDEX call_requests_open ON call_requests (cus_id) WHERE withdrawn_at IS NULL;
CREATE INDEX call_requests_customer ON call_requests (cus_id);
CREATE INDEX call_requests_call ON call_requests (call_id);
CALL watch_table('call_requests');
CALL announce_writes('call_requests', 'customers');

-- What somebody has typed about a call that has not ended; it outlives the browser.
CREATE TABLE call_drafts (
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id),
  note text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, cus_id)
);

-- How a person dials; {number} stands for the number.
CREATE TABLE call_preferences (
  user_id integer PRIMARY KEY REFERENCES sys_users (id),
  dial_template text
);
CALL announce_writes('call_preferences', 'calls');

-- The outcome that ends all calls, and the outcomes in the order of their keys where nobody has ordered them yet.
INSERT INTO sys_gorusme_asama (def_type, descp, descp_tr, descp_en, reached, asks_do_not_call, sort_order)
SELECT max(def_type) + 1, 'Wünscht keine Anrufe', 'Aranmak istemiyor', 'Wants no calls', '1', '1', max(sort_order) + 1
FROM sys_gorusme_asama HAVING count(*) > 0 AND count(*) FILTER (WHERE asks_do_not_call = '1') = 0;
UPDATE sys_gorusme_asama o SET sort_order = w.place
FROM (VALUES (4, 1), (3, 2), (6, 3), (1, 4), (10, 5), (7, 6), (2, 7), (5, 8), (8, 9), (9, 10), (11, 11), (12, 12))
  AS w (def_type, place)
WHERE o.def_type = w.def_type
  AND NOT EXISTS (SELECT FROM sys_gorusme_asama x WHERE x.sort_order <> x.def_type AND x.def_type <= 12);
