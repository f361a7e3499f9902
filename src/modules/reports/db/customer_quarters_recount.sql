CREATE VIEW customer_quarters_recount AS
SELECT b.cus_id, b.bayi_id, b.ilk, bit_or(1::bigint << b.later) AS later
FROM (
  SELECT q.cus_id, q.bayi_id, f.ilk,
    (4 * (extract(year FROM q.quarter) - extract(year FROM f.ilk)) + extract(quarter FROM q.quarter) - extract(quarter FROM f.ilk))::integer
      AS later
  FROM (
    SELECT o.cus_id, d.bayi_id, date_trunc('quarter', o.s_tar AT TIME ZONE 'Europe/Berlin')::date AS quarter,
      min(date_trunc('quarter', o.s_tar AT TIME ZONE 'Europe/Berlin')::date) OVER (PARTITION BY o.cus_id, d.bayi_id) AS ilk
    FROM siparisler o CROSS JOIN LATERAL (VALUES (0), (o.bayi_id)) AS d (bayi_id)
    WHERE o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
  ) q CROSS JOIN LATERAL (SELECT q.ilk) f
) b
-- A bit for each quarter of fifteen years; nobody asks for what lies further from the first.
WHERE b.later < 60
GROUP BY b.cus_id, b.bayi_id, b.ilk;
