CREATE VIEW customer_turnover_recount AS
SELECT c.cus_id, c.bayi_id, array_agg(c.gun ORDER BY c.gun) AS days, array_agg(c.adet ORDER BY c.gun) AS adet,
  array_agg(c.brut ORDER BY c.gun) AS brut, array_agg(c.net ORDER BY c.gun) AS net, array_agg(c.iptal ORDER BY c.gun) AS iptal
FROM (
  SELECT d.cus_id, d.bayi_id, d.gun, (sum(d.adet) OVER until)::integer AS adet, (sum(d.brut) OVER until)::bigint AS brut,
    (sum(d.net) OVER until)::bigint AS net, (sum(d.iptal) OVER until)::bigint AS iptal
  FROM (
    SELECT b.cus_id, b.bayi_id, b.gun, count(*) FILTER (WHERE b.iptal_mi = '0') AS adet, (sum(b.brut) * 100)::bigint AS brut,
      (sum(b.net) * 100)::bigint AS net, (sum(b.iptal) * 100)::bigint AS iptal
    FROM ciro_belge b WHERE b.gun IS NOT NULL GROUP BY b.cus_id, b.bayi_id, b.gun
  ) d
  WINDOW until AS (PARTITION BY d.cus_id, d.bayi_id ORDER BY d.gun)
) c
GROUP BY c.cus_id, c.bayi_id;
