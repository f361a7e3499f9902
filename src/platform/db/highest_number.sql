-- The highest number in use behind a prefix, or 0. Invoices and credit notes share a column.
CREATE OR REPLACE FUNCTION highest_number(range_kind text, behind text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(substr(number, length(behind) + 1)::bigint), 0)
  FROM (
    SELECT f_no FROM siparisler WHERE range_kind IN ('invoice', 'credit_note')
    UNION ALL SELECT iptal_no FROM siparisler WHERE range_kind = 'cancellation'
    UNION ALL SELECT cus_code FROM customers WHERE range_kind = 'customer'
    UNION ALL SELECT fis_no FROM prim_odeme_fis WHERE range_kind = 'slip'
  ) used (number)
  WHERE starts_with(number, behind) AND substr(number, length(behind) + 1) ~ '^[0-9]{1,9}$'
$$;
