-- What is written in the telephone fields of a customer and cannot be dialled; null where everything can.
CREATE FUNCTION undialable_phones(country text, phones text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  broken text;
  phone text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL OR btrim(phone) = '' OR public.dial_number(country, phone) IS NOT NULL;
    broken := concat_ws(', ', broken, btrim(phone));
  END LOOP;
  RETURN broken;
END $$;

CREATE INDEX customers_undialable ON customers (id)
  WHERE cus_del = '0' AND undialable_phones(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]) IS NOT NULL;

CREATE VIEW undialable_numbers AS
SELECT c.id, c.cus_firm, c.cus_name, c.cus_surname, c.cus_city, c.cus_country_code, c.cus_is_firm, c.cus_is_aktive,
  c.cus_dnd, c.cus_f_on, c.cus_del, c.cus_user, c.rand_user, c.search_text,
  (SELECT coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) FROM sys_users u WHERE u.id = c.cus_user) AS owner,
  undialable_phones(c.cus_country_code, ARRAY[c.cus_tel1, c.cus_gsm, c.cus_tel2, c.cus_private]) AS broken
FROM customers c
WHERE c.cus_del = '0'
  AND undialable_phones(c.cus_country_code, ARRAY[c.cus_tel1, c.cus_gsm, c.cus_tel2, c.cus_private]) IS NOT NULL;

-- Each customer that somebody drew from the pool.
CREATE TABLE customer_draws (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX customer_draws_at ON customer_draws (at);
CREATE INDEX customer_draws_user ON customer_draws (user_id);
CREATE INDEX customer_draws_customer ON customer_draws (cus_id);
INSERT INTO customer_draws (user_id, cus_id, at)
SELECT cus_random_user, id, cus_random FROM customers WHERE cus_random_user IS NOT NULL AND cus_random IS NOT NULL;
