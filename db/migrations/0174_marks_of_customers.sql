-- What two records of one customer may share, kept beside the customers: the duplicates are read from an index, not from all customers.
CREATE TABLE customer_marks (
  mark text NOT NULL CHECK (mark IN ('phone', 'email', 'iban', 'name')),
  value text NOT NULL,
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  PRIMARY KEY (mark, value, cus_id)
);
CREATE INDEX customer_marks_customer ON customer_marks (cus_id);

CREATE VIEW marks_of_customers AS
SELECT id AS cus_id, 'phone' AS mark, unnest(phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) AS value
FROM customers WHERE cus_del = '0'
UNION
SELECT id, 'email', lower(trim(cus_email)) FROM customers WHERE cus_del = '0' AND trim(cus_email) <> ''
UNION
SELECT id, 'iban', compact_iban(cus_bank_iban) FROM customers WHERE cus_del = '0' AND trim(cus_bank_iban) <> ''
UNION
SELECT c.id, 'name', search_fold(coalesce(c.cus_name, '') || '|' || coalesce(c.cus_surname, '') || '|' || coalesce(c.cus_firm, ''))
  || '|' || trim(a.pk)
FROM customers c JOIN cus_adress a ON a.cus_id = c.id AND a.sil = '0' AND trim(a.pk) <> ''
WHERE c.cus_del = '0' AND coalesce(c.cus_surname, c.cus_firm, '') <> '';

-- A customer has few marks, so they are written anew where something changed.
CREATE FUNCTION refresh_marks(customers integer[]) RETURNS void LANGUAGE sql AS $$
  -- The customers are named for the view as well: it would be read for all of them otherwise.
  DELETE FROM customer_marks m WHERE m.cus_id = ANY (customers)
    AND NOT EXISTS (SELECT FROM marks_of_customers n WHERE n.cus_id = ANY (customers)
      AND n.cus_id = m.cus_id AND n.mark = m.mark AND n.value = m.value);
  INSERT INTO customer_marks (cus_id, mark, value)
  SELECT cus_id, mark, value FROM marks_of_customers WHERE cus_id = ANY (customers) AND value <> '' ORDER BY mark, value, cus_id
  ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION follow_marks_of_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(array_agg(id)) FROM written;
  ELSE
    PERFORM refresh_marks(array_agg(DISTINCT cus_id)) FROM written;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_marks AFTER INSERT ON customers REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();
CREATE TRIGGER begin_marks AFTER INSERT ON cus_adress REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();
CREATE TRIGGER end_marks AFTER DELETE ON cus_adress REFERENCING OLD TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();

-- Most changes of a customer concern the calling; they leave the marks alone.
CREATE FUNCTION follow_mark_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(ARRAY[new.id]);
  ELSE
    PERFORM refresh_marks(ARRAY[old.cus_id, new.cus_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_marks AFTER UPDATE ON customers FOR EACH ROW
WHEN ((old.cus_del, old.cus_country_code, old.cus_tel1, old.cus_tel2, old.cus_gsm, old.cus_private, old.cus_email, old.cus_bank_iban,
    old.cus_name, old.cus_surname, old.cus_firm)
  IS DISTINCT FROM (new.cus_del, new.cus_country_code, new.cus_tel1, new.cus_tel2, new.cus_gsm, new.cus_private, new.cus_email,
    new.cus_bank_iban, new.cus_name, new.cus_surname, new.cus_firm))
EXECUTE FUNCTION follow_mark_changes();
CREATE TRIGGER follow_marks AFTER UPDATE ON cus_adress FOR EACH ROW
WHEN ((old.cus_id, old.pk, old.sil) IS DISTINCT FROM (new.cus_id, new.pk, new.sil))
EXECUTE FUNCTION follow_mark_changes();

INSERT INTO customer_marks (cus_id, mark, value) SELECT cus_id, mark, value FROM marks_of_customers WHERE value <> '';

CREATE OR REPLACE VIEW customer_duplicates AS
WITH shared AS (
  SELECT mark, value, min(cus_id) AS older FROM customer_marks GROUP BY mark, value HAVING count(*) > 1
), pairs AS (
  SELECT DISTINCT ON (m.cus_id) m.cus_id AS id, s.older, array_to_string(array_agg(DISTINCT m.mark ORDER BY m.mark), ' ') AS reasons
  FROM shared s JOIN customer_marks m ON m.mark = s.mark AND m.value = s.value AND m.cus_id > s.older
  GROUP BY m.cus_id, s.older ORDER BY m.cus_id, count(DISTINCT m.mark) DESC, s.older
)
SELECT p.id, p.older AS other_id, p.reasons, c.cus_code, o.cus_code AS other_code,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS name,
  coalesce(nullif(concat_ws(' ', o.cus_name, o.cus_surname), ''), o.cus_firm) AS other_name,
  c.cus_city, o.cus_city AS other_city, c.search_text || ' ' || o.search_text AS search_text
FROM pairs p JOIN customers c ON c.id = p.id JOIN customers o ON o.id = p.older;
