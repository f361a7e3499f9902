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

COMMENT ON COLUMN gorusme_zaman.id IS 'number of the conversation [never null]';
COMMENT ON COLUMN gorusme_zaman.cus_id IS 'customer spoken with [never null]';
COMMENT ON COLUMN gorusme_zaman.per_id IS 'who called [never null]';
COMMENT ON COLUMN gorusme_zaman.bayi IS 'dealer of the caller on that day';
COMMENT ON COLUMN gorusme_zaman.sts IS 'how it ended, as a key [never null]';
COMMENT ON COLUMN gorusme_zaman.descp IS 'how it ended [never null]';
COMMENT ON COLUMN gorusme_zaman.reached IS 'somebody was reached [never null]';
COMMENT ON COLUMN gorusme_zaman.note IS 'what was said';
COMMENT ON COLUMN gorusme_zaman.zaman IS 'moment of the conversation [never null]';
COMMENT ON COLUMN gorusme_zaman.hafta_gun IS 'weekday, 1 Monday to 7 Sunday [never null]';
COMMENT ON COLUMN gorusme_zaman.saat IS 'hour of the day [never null]';
COMMENT ON COLUMN gorusme_zaman.name_surname IS 'who called, as a name';
COMMENT ON COLUMN gorusme_zaman.cus_name IS 'first name of the customer';
COMMENT ON COLUMN gorusme_zaman.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN gorusme_zaman.cus_firm IS 'firm of the customer';
