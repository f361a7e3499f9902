CREATE VIEW personel_odeme_view AS
SELECT p.id, p.per_id, u.user_name, u.name, u.surname, p.cus_id, p.islem, p.odeme_tar, p.f_no, p.s_no, p.tarihi, p.tutar,
  p.kalan, p.komisyon_tutar, p.komisyon_oran, p.komisyon_brut, p.durum, p.belge_no, p.aciklama, p.version
FROM personel_odeme p
JOIN sys_users u ON u.id = p.per_id;

COMMENT ON COLUMN personel_odeme_view.id IS 'number of the advance [never null]';
COMMENT ON COLUMN personel_odeme_view.per_id IS 'person [never null]';
COMMENT ON COLUMN personel_odeme_view.user_name IS 'user name of the person [never null]';
COMMENT ON COLUMN personel_odeme_view.name IS 'first name';
COMMENT ON COLUMN personel_odeme_view.surname IS 'family name';
COMMENT ON COLUMN personel_odeme_view.cus_id IS 'customer';
COMMENT ON COLUMN personel_odeme_view.islem IS '2 advance [never null]';
COMMENT ON COLUMN personel_odeme_view.odeme_tar IS 'day the money went out';
COMMENT ON COLUMN personel_odeme_view.f_no IS 'invoice';
COMMENT ON COLUMN personel_odeme_view.s_no IS 'order';
COMMENT ON COLUMN personel_odeme_view.tarihi IS 'day of the advance [never null]';
COMMENT ON COLUMN personel_odeme_view.tutar IS 'amount, tax included [never null]';
COMMENT ON COLUMN personel_odeme_view.kalan IS 'what no slip has settled yet [never null]';
COMMENT ON COLUMN personel_odeme_view.komisyon_tutar IS 'amount without its tax';
COMMENT ON COLUMN personel_odeme_view.komisyon_oran IS 'rate of the person on that day';
COMMENT ON COLUMN personel_odeme_view.komisyon_brut IS 'amount with its tax';
COMMENT ON COLUMN personel_odeme_view.durum IS '0 open, 1 settled [never null]';
COMMENT ON COLUMN personel_odeme_view.belge_no IS 'slip that settled the rest';
COMMENT ON COLUMN personel_odeme_view.aciklama IS 'remark';
COMMENT ON COLUMN personel_odeme_view.version IS 'version of the advance [never null]';
