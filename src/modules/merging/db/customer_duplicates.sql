CREATE VIEW customer_duplicates AS
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

COMMENT ON COLUMN customer_duplicates.id IS 'younger customer [never null]';
COMMENT ON COLUMN customer_duplicates.other_id IS 'older customer [never null]';
COMMENT ON COLUMN customer_duplicates.reasons IS 'what both share: phone, email, iban, name (with postcode) [never null]';
COMMENT ON COLUMN customer_duplicates.cus_code IS 'code of the younger customer';
COMMENT ON COLUMN customer_duplicates.other_code IS 'code of the older customer';
COMMENT ON COLUMN customer_duplicates.name IS 'name of the younger customer';
COMMENT ON COLUMN customer_duplicates.other_name IS 'name of the older customer';
COMMENT ON COLUMN customer_duplicates.cus_city IS 'town of the younger customer';
COMMENT ON COLUMN customer_duplicates.other_city IS 'town of the older customer';
