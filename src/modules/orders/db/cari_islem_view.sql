CREATE VIEW cari_islem_view AS
SELECT m.id, m.cus_id, m.islem_type, m.in_out, m.islem_zamani, m.s_no, m.sip_id, m.taksit_id, m.alacak, m.borc,
  m.iptal_t, m.descp, m.per_id AS islem_user, u.user_name, o.f_no, o.per_id, o.bayi_id, m.version, m.kaynak_id,
  (SELECT x.f_no FROM siparisler x WHERE x.id = m.kaynak_id) AS kaynak_f_no
FROM cari_islem m JOIN siparisler o ON o.id = m.s_no LEFT JOIN sys_users u ON u.id = m.per_id;
