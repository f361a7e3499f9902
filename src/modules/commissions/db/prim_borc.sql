-- What is still to be taken back, per order and side that earns nothing any more; negative for a credit note.
CREATE VIEW prim_borc AS
SELECT o.id AS sip_id, 0 AS tip, o.per_id AS alici_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 0 OFFSET 0) h
WHERE (o.sd_cancel_on = '1' OR o.f_close = '0') AND o.per_belge_no IS NOT NULL AND h.odenen <> 0
UNION ALL
SELECT o.id, 1, o.bayi_id, o.f_no, h.odenen, h.provizyon
FROM siparisler o
CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = o.id AND p.tip = 1 OFFSET 0) h
WHERE (o.sd_cancel_on = '1' OR o.f_close = '0') AND o.bayi_belge_no IS NOT NULL AND h.odenen <> 0;
