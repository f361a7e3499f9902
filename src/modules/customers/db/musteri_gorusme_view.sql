CREATE VIEW musteri_gorusme_view AS
SELECT g.id, g.cus_id, g.per_id, g.sts, s.descp, s.descp_tr, s.descp_en, g.note, g.zaman, u.user_name, g.bayi_id AS bayi,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname, g.version, g.promised_day
FROM musteri_gorusme g
JOIN sys_gorusme_asama s ON s.def_type = g.sts
JOIN sys_users u ON u.id = g.per_id;
