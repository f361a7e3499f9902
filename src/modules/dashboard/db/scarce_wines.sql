-- The wines of which fewer bottles can be ordered than wanted: the bottles that orders hold are read from their sums.
CREATE VIEW scarce_wines AS
SELECT s.id
FROM stok s
LEFT JOIN stock_levels k ON k.stok_id = s.id
LEFT JOIN (
  SELECT f.item, sum(f.extra) AS bottles FROM (
    SELECT item, extra FROM figure_sums WHERE fact = 'reserved' AND grain = 'day'
    UNION ALL SELECT item, extra FROM figure_deltas WHERE fact = 'reserved'
  ) f GROUP BY f.item
) r ON r.item = s.id
LEFT JOIN (
  SELECT b.stk_id, sum(b.qty) AS bottles FROM bottle_holds b JOIN hold_drafts d USING (draft_id) WHERE d.until > now()
  GROUP BY b.stk_id
) h ON h.stk_id = s.id
WHERE s.stok_user_on = '1'
  AND coalesce(k.giren - k.cikan, 0) - coalesce(r.bottles, 0) - coalesce(h.bottles, 0) < s.stok_limit;
