-- What orders earn is found in less time: rates are spans of moments, so that no order asks the clock of the company for its day,
-- and the two sides of an order are told apart without making rows for each order.
CREATE VIEW commission_periods AS
SELECT r.tip, r.alici_id, r.yuzde, r.gecerli_tar::timestamp AT TIME ZONE 'Europe/Berlin' AS since,
  coalesce(lead(r.gecerli_tar) OVER (PARTITION BY r.tip, r.alici_id ORDER BY r.gecerli_tar), 'infinity')::timestamp
    AT TIME ZONE 'Europe/Berlin' AS until
FROM prim_oranlari r;
