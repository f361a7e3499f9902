CREATE VIEW figure_recount AS
SELECT f.* FROM siparisler o CROSS JOIN LATERAL order_facts(o) f
UNION ALL
SELECT f.* FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id CROSS JOIN LATERAL line_facts(o, l) f
UNION ALL
SELECT f.* FROM open_invoices i CROSS JOIN LATERAL owed_facts(i) f
UNION ALL
SELECT f.* FROM musteri_gorusme g JOIN sys_gorusme_asama s ON s.def_type = g.sts CROSS JOIN LATERAL call_facts(g, s.reached) f
UNION ALL
SELECT f.* FROM customer_draws d CROSS JOIN LATERAL draw_facts(d) f;
