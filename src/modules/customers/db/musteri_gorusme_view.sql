CREATE VIEW musteri_gorusme_view AS
SELECT g.id, g.cus_id, g.per_id, g.sts, s.descp, s.descp_tr, s.descp_en, g.note, g.zaman, u.user_name, g.bayi_id AS bayi,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname, g.version, g.promised_day
FROM musteri_gorusme g
JOIN sys_gorusme_asama s ON s.def_type = g.sts
JOIN sys_users u ON u.id = g.per_id;

COMMENT ON COLUMN musteri_gorusme_view.id IS 'number of the conversation [never null]';
COMMENT ON COLUMN musteri_gorusme_view.cus_id IS 'customer spoken with [never null]';
COMMENT ON COLUMN musteri_gorusme_view.per_id IS 'who spoke [never null]';
COMMENT ON COLUMN musteri_gorusme_view.sts IS 'how it ended, key of sys_gorusme_asama [never null]';
COMMENT ON COLUMN musteri_gorusme_view.descp IS 'how it ended, as a German word [never null]';
COMMENT ON COLUMN musteri_gorusme_view.note IS 'what was said';
COMMENT ON COLUMN musteri_gorusme_view.zaman IS 'moment of the conversation [never null]';
COMMENT ON COLUMN musteri_gorusme_view.user_name IS 'who spoke, as they sign in [never null]';
COMMENT ON COLUMN musteri_gorusme_view.name_surname IS 'who spoke, as a name [never null]';
COMMENT ON COLUMN musteri_gorusme_view.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN musteri_gorusme_view.promised_day IS 'day by which the customer promised to pay';
