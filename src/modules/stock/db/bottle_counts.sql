-- The one place that says how many bottles are free.
CREATE VIEW bottle_counts AS
SELECT s.id AS stk_id, q.on_hand, r.reserved, h.held, q.on_hand - r.reserved - h.held AS free
FROM stok s
LEFT JOIN stock_levels k ON k.stok_id = s.id
CROSS JOIN LATERAL (SELECT coalesce(k.giren - k.cikan, 0) AS on_hand) q
CROSS JOIN LATERAL (
  SELECT coalesce(sum(stk_adet), 0)::integer AS reserved FROM reservations WHERE stk_id = s.id
) r
CROSS JOIN LATERAL (
  SELECT coalesce(sum(b.qty), 0)::integer AS held FROM bottle_holds b JOIN hold_drafts d USING (draft_id)
  WHERE b.stk_id = s.id AND d.until > now()
) h;
