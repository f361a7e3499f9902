CREATE VIEW personel_odeme_view AS
SELECT p.id, p.per_id, u.user_name, u.name, u.surname, p.cus_id, p.islem, p.odeme_tar, p.f_no, p.s_no, p.tarihi, p.tutar,
  p.kalan, p.komisyon_tutar, p.komisyon_oran, p.komisyon_brut, p.durum, p.belge_no, p.aciklama, p.version
FROM personel_odeme p
JOIN sys_users u ON u.id = p.per_id;
