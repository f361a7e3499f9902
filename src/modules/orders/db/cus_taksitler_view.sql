CREATE VIEW cus_taksitler_view AS
SELECT t.id, t.sip_id, t.cus_id, t.tak_tar, t.tak_tutar, t.odenen, (t.tak_tutar - t.odenen)::amount AS kalan, t.odeme,
  o.per_id, o.bayi_id, t.version
FROM cus_taksitler t JOIN siparisler o ON o.id = t.sip_id;
