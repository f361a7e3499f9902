-- Conversations on the business clock, with whether somebody was reached. What is joined from the left costs nothing where
-- only counts are asked.
CREATE VIEW gorusme_zaman AS
SELECT g.id, g.cus_id, g.per_id, g.bayi_id AS bayi, g.sts, s.descp, s.reached, g.note, g.zaman,
  extract(isodow FROM g.zaman AT TIME ZONE 'Europe/Berlin')::integer AS hafta_gun,
  extract(hour FROM g.zaman AT TIME ZONE 'Europe/Berlin')::integer AS saat,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname,
  c.cus_name, c.cus_surname, c.cus_firm
FROM musteri_gorusme g
JOIN sys_gorusme_asama s ON s.def_type = g.sts
LEFT JOIN sys_users u ON u.id = g.per_id
LEFT JOIN customers c ON c.id = g.cus_id;
