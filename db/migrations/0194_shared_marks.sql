-- Which marks two customers share is kept with the marks: the list of duplicates read all marks of all customers each time.
ALTER TABLE customer_marks ADD COLUMN is_shared boolean NOT NULL DEFAULT false;

-- A mark that is no longer shared may keep its sign: the list counts again, among these few.
CREATE FUNCTION note_shared_marks(customers integer[]) RETURNS void LANGUAGE sql AS $$
  WITH shared AS (
    SELECT DISTINCT mine.mark, mine.value FROM customer_marks mine
    JOIN customer_marks other ON other.mark = mine.mark AND other.value = mine.value AND other.cus_id <> mine.cus_id
    WHERE mine.cus_id = ANY (customers)
  )
  UPDATE customer_marks m SET is_shared = true FROM shared s
  WHERE m.mark = s.mark AND m.value = s.value AND NOT m.is_shared;
$$;

CREATE OR REPLACE FUNCTION refresh_marks(customers integer[]) RETURNS void LANGUAGE sql AS $$
  -- The customers are named for the view as well: it would be read for all of them otherwise.
  DELETE FROM customer_marks m WHERE m.cus_id = ANY (customers)
    AND NOT EXISTS (SELECT FROM marks_of_customers n WHERE n.cus_id = ANY (customers)
      AND n.cus_id = m.cus_id AND n.mark = m.mark AND n.value = m.value);
  INSERT INTO customer_marks (cus_id, mark, value)
  SELECT cus_id, mark, value FROM marks_of_customers WHERE cus_id = ANY (customers) AND value <> '' ORDER BY mark, value, cus_id
  ON CONFLICT DO NOTHING;
  SELECT note_shared_marks(customers);
$$;

UPDATE customer_marks m SET is_shared = true
FROM (SELECT mark, value FROM customer_marks GROUP BY mark, value HAVING count(*) > 1) s
WHERE m.mark = s.mark AND m.value = s.value;
CREATE INDEX customer_marks_shared ON customer_marks (mark, value, cus_id) WHERE is_shared;
ANALYZE customer_marks;

CREATE OR REPLACE VIEW customer_duplicates AS
WITH shared AS (
  SELECT mark, value, min(cus_id) AS older FROM customer_marks WHERE is_shared GROUP BY mark, value HAVING count(*) > 1
), pairs AS (
  SELECT DISTINCT ON (m.cus_id) m.cus_id AS id, s.older, array_to_string(array_agg(DISTINCT m.mark ORDER BY m.mark), ' ') AS reasons
  FROM shared s JOIN customer_marks m ON m.mark = s.mark AND m.value = s.value AND m.cus_id > s.older
  WHERE m.is_shared
  GROUP BY m.cus_id, s.older ORDER BY m.cus_id, count(DISTINCT m.mark) DESC, s.older
)
SELECT p.id, p.older AS other_id, p.reasons, c.cus_code, o.cus_code AS other_code,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS name,
  coalesce(nullif(concat_ws(' ', o.cus_name, o.cus_surname), ''), o.cus_firm) AS other_name,
  c.cus_city, o.cus_city AS other_city, c.search_text || ' ' || o.search_text AS search_text
FROM pairs p JOIN customers c ON c.id = p.id JOIN customers o ON o.id = p.older;
