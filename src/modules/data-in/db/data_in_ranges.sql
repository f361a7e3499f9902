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
