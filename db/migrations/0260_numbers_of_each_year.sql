-- A yearly range has a counter for each year, so that a clock that was once in the next year leaves this one's alone.
CREATE TABLE fatura_sayac_yil (
  name text NOT NULL REFERENCES fatura_sayac,
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2200),
  last integer NOT NULL CHECK (last >= 0),
  PRIMARY KEY (name, year)
);
INSERT INTO fatura_sayac_yil
SELECT c.name, c.year, c.last FROM fatura_sayac c JOIN number_ranges r ON r.kind = c.name WHERE r.yearly = '1';

-- What the clock showed at the latest number; an earlier day later on means that one of them was wrong.
ALTER TABLE fatura_sayac DROP COLUMN year, ADD COLUMN last_day date;
UPDATE fatura_sayac SET last_day = (
  SELECT max(f_tarih) FROM siparisler
  WHERE f_no IS NOT NULL AND data_in_id IS NULL AND (s_is_teklif = 2) = (fatura_sayac.name = 'credit_note'))
WHERE name <> 'cancellation';

-- An administrator says that the clock is right although a number was given on a later day: who and when is logged.
ALTER TABLE number_ranges ADD COLUMN clock_checked_at timestamptz;

CREATE FUNCTION number_prefix(prefix text, year integer) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN replace(replace(prefix, '{YYYY}', year::text), '{YY}', right(year::text, 2));

CREATE OR REPLACE FUNCTION number_text(prefix text, width integer, year integer, number integer) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN number_prefix(prefix, year) || lpad(number::text, greatest(width, length(number::text)), '0');

-- The highest number in use behind a prefix, or 0. Invoices and credit notes share a column.
CREATE FUNCTION highest_number(range_kind text, behind text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(substr(number, length(behind) + 1)::bigint), 0)
  FROM (
    SELECT f_no FROM siparisler WHERE range_kind IN ('invoice', 'credit_note')
    UNION ALL SELECT iptal_no FROM siparisler WHERE range_kind = 'cancellation'
    UNION ALL SELECT cus_code FROM customers WHERE range_kind = 'customer'
    UNION ALL SELECT fis_no FROM prim_odeme_fis WHERE range_kind = 'slip'
  ) used (number)
  WHERE starts_with(number, behind) AND substr(number, length(behind) + 1) ~ '^[0-9]{1,9}$'
$$;

-- The number that a document of this day would get. A year begins above the numbers that were brought along for it.
CREATE FUNCTION upcoming_number(range_kind text, day date, OUT year integer, OUT next integer, OUT number text)
LANGUAGE sql STABLE AS $$
  SELECT years.year, upcoming.next, number_text(r.prefix, r.width, years.year, upcoming.next)
  FROM number_ranges r
  CROSS JOIN (SELECT extract(year FROM day)::integer AS year) years
  CROSS JOIN LATERAL (
    SELECT (CASE
      WHEN r.kind = 'customer' THEN (SELECT last_value + is_called::integer FROM customers_id_seq)
      WHEN r.kind = 'slip' THEN (SELECT last_value + is_called::integer FROM prim_odeme_fis_id_seq)
      WHEN r.yearly = '1' THEN 1 + coalesce(
        (SELECT y.last FROM fatura_sayac_yil y WHERE y.name = r.kind AND y.year = years.year),
        highest_number(r.kind, number_prefix(r.prefix, years.year)))
      ELSE (SELECT c.last + 1 FROM fatura_sayac c WHERE c.name = r.kind)
    END)::integer AS next
  ) upcoming
  WHERE r.kind = range_kind
$$;

-- Takes that number. The counter stays locked until the transaction ends, so that no number is lost or doubled.
CREATE OR REPLACE FUNCTION next_number(range_kind text, day date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  taken record;
BEGIN
  PERFORM FROM fatura_sayac WHERE name = range_kind FOR UPDATE;
  SELECT * INTO STRICT taken FROM upcoming_number(range_kind, day);
  PERFORM set_counter(range_kind, taken.year, taken.next);
  RETURN taken.number;
END $$;

-- The last number of the range, of the year where it has a counter for each.
CREATE FUNCTION set_counter(range_kind text, of_year integer, number integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM number_ranges WHERE kind = range_kind AND yearly = '1') THEN
    INSERT INTO fatura_sayac_yil VALUES (range_kind, of_year, number)
    ON CONFLICT (name, year) DO UPDATE SET last = excluded.last;
  ELSE
    UPDATE fatura_sayac SET last = number WHERE name = range_kind;
  END IF;
END $$;

-- The ranges that give numbers to documents: prefix of a day and of each year that has been counted, and what comes next.
CREATE OR REPLACE FUNCTION data_in_ranges(day date, OUT prefix text, OUT next bigint, OUT number text) RETURNS SETOF record
LANGUAGE sql STABLE AS $$
  SELECT number_prefix(r.prefix, upcoming.year), upcoming.next, upcoming.number
  FROM number_ranges r
  CROSS JOIN LATERAL (
    SELECT day UNION SELECT make_date(y.year, 12, 31) FROM fatura_sayac_yil y
    WHERE y.name = r.kind AND r.yearly = '1' AND y.year <> extract(year FROM day)
  ) days (of_year)
  CROSS JOIN LATERAL upcoming_number(r.kind, days.of_year) upcoming
  WHERE r.kind IN ('invoice', 'credit_note', 'cancellation')
$$;
