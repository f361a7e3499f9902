-- The number that a document of this day would get. A year begins above the numbers that were brought along for it.
CREATE OR REPLACE FUNCTION upcoming_number(range_kind text, day date, OUT year integer, OUT next integer, OUT number text)
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
