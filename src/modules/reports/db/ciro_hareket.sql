CREATE VIEW ciro_hareket AS
SELECT b.id, b.sip_id, b.per_id, b.bayi_id, b.f_no, b.gun, b.odeme_gun, b.iptal_mi, b.s_is_teklif, b.s_vergisiz, b.f_close,
  b.sd_cancel_on, b.cus_id, b.cus_firm, b.cus_name, b.cus_surname, b.brut, b.net, b.vergi, b.iptal, x.yuzde, b.search_text, b.country
FROM ciro_belge b
CROSS JOIN LATERAL (SELECT b.prim_gun AS day OFFSET 0) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = 0 AND x.alici_id = b.per_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true;
