CREATE VIEW cari_islem_view AS
SELECT m.id, m.cus_id, m.islem_type, m.in_out, m.islem_zamani, m.s_no, m.sip_id, m.taksit_id, m.alacak, m.borc,
  m.iptal_t, m.descp, m.per_id AS islem_user, u.user_name, o.f_no, o.per_id, o.bayi_id, m.version, m.kaynak_id,
  (SELECT x.f_no FROM siparisler x WHERE x.id = m.kaynak_id) AS kaynak_f_no
FROM cari_islem m JOIN siparisler o ON o.id = m.s_no LEFT JOIN sys_users u ON u.id = m.per_id;

COMMENT ON COLUMN cari_islem_view.id IS 'number of the booking [never null]';
COMMENT ON COLUMN cari_islem_view.cus_id IS 'customer [never null]';
COMMENT ON COLUMN cari_islem_view.islem_type IS '2 payment, 3 late fee, 4 to the balance, 5 credit note set off, 6 from the balance, 7 paid out, 8 small difference [never null]';
COMMENT ON COLUMN cari_islem_view.in_out IS '2 money comes in [never null]';
COMMENT ON COLUMN cari_islem_view.islem_zamani IS 'day of the booking [never null]';
COMMENT ON COLUMN cari_islem_view.s_no IS 'order that is paid [never null]';
COMMENT ON COLUMN cari_islem_view.sip_id IS 'the same order [never null]';
COMMENT ON COLUMN cari_islem_view.taksit_id IS 'instalment that is paid';
COMMENT ON COLUMN cari_islem_view.alacak IS 'late fee, or money that left the record [never null]';
COMMENT ON COLUMN cari_islem_view.borc IS 'money that came in [never null]';
COMMENT ON COLUMN cari_islem_view.iptal_t IS 'moment of the withdrawal';
COMMENT ON COLUMN cari_islem_view.descp IS 'remark';
COMMENT ON COLUMN cari_islem_view.kaynak_id IS 'credit note that was set off';
COMMENT ON COLUMN cari_islem_view.kaynak_f_no IS 'number of that credit note';
