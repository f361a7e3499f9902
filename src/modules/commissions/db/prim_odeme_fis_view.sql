CREATE VIEW prim_odeme_fis_view AS
SELECT f.id, f.tip, f.user_id, f.bayi_id, u.user_name, u.name, u.surname, b.firma, f.islem_tar, f.prim_donemi,
  f.vergisiz, f.provizyon, f.kdv_oran, f.aciklama, f.start_date, f.end_date, f.net_t, f.prim_toplam, f.iptal_toplam,
  f.prim_net, f.kdv, f.prim_brut, f.avans, f.avans_kdv, f.odenecek, f.version,
  search_fold(f.id::text || ' ' || f.prim_donemi || ' ' || coalesce(u.user_name, '') || ' ' || coalesce(u.name, '') || ' '
    || coalesce(u.surname, '') || ' ' || coalesce(b.firma, '') || ' ' || coalesce(b.firma_cari, '')) AS search_text, f.borc,
  f.fis_no, f.earned_when, f.transferred_on
FROM prim_odeme_fis f
LEFT JOIN sys_users u ON u.id = f.user_id
LEFT JOIN bayi_cari b ON b.id = f.bayi_id;
