CREATE VIEW cus_adress_view AS
SELECT a.id, a.cus_id, a.adres, a.pk, a.bolge, a.sehir, a.ulke, a.c_type, t.adres AS adres_type, a.a_def, a.note,
  a.sil, a.version
FROM cus_adress a
JOIN sys_adres_type t ON t.ad_type = a.c_type
WHERE a.sil = '0';
