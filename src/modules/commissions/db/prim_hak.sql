-- Read for single orders, in a subquery that ends with OFFSET 0: it keeps the planner from summing up the whole table.
-- hak: what the order earns; odenen: what of it is paid now; belge and geri_belge: the slips that paid and took back last.
CREATE VIEW prim_hak AS
SELECT l.sip_id, l.tip, (array_agg(l.prim_net ORDER BY l.id))[1] AS hak,
  (array_agg(l.provizyon ORDER BY l.id))[1] AS provizyon,
  sum(CASE l.iptal WHEN '0' THEN l.prim_net ELSE -l.prim_net END)::amount AS odenen,
  (array_agg(l.fis_id ORDER BY l.id DESC) FILTER (WHERE l.iptal = '0'))[1] AS belge,
  CASE (array_agg(l.iptal ORDER BY l.id DESC))[1] WHEN '1' THEN (array_agg(l.fis_id ORDER BY l.id DESC))[1] END AS geri_belge
FROM prim_odeme_fis_siparis l
GROUP BY l.sip_id, l.tip;
