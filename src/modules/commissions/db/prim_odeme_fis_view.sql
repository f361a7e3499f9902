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

COMMENT ON COLUMN prim_odeme_fis_view.id IS 'number of the slip [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.tip IS '0 staff, 1 dealer [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.user_id IS 'person who was paid';
COMMENT ON COLUMN prim_odeme_fis_view.bayi_id IS 'dealer who was paid';
COMMENT ON COLUMN prim_odeme_fis_view.user_name IS 'user name of the person';
COMMENT ON COLUMN prim_odeme_fis_view.name IS 'first name';
COMMENT ON COLUMN prim_odeme_fis_view.surname IS 'family name';
COMMENT ON COLUMN prim_odeme_fis_view.firma IS 'dealer';
COMMENT ON COLUMN prim_odeme_fis_view.islem_tar IS 'day of the slip [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.prim_donemi IS 'period in words [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.vergisiz IS 'without tax [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.provizyon IS 'rate in percent [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.aciklama IS 'remark';
COMMENT ON COLUMN prim_odeme_fis_view.start_date IS 'first day of the period';
COMMENT ON COLUMN prim_odeme_fis_view.end_date IS 'last day of the period';
COMMENT ON COLUMN prim_odeme_fis_view.net_t IS 'turnover without tax [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.prim_toplam IS 'commission of the orders [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.iptal_toplam IS 'commission taken back [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.prim_net IS 'commission without tax [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.kdv IS 'tax [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.prim_brut IS 'commission with tax [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.avans IS 'advances settled [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.avans_kdv IS 'tax in the advances [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.odenecek IS 'amount paid out [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.version IS 'version of the slip [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.borc IS 'what is still owed after the slip [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.fis_no IS 'number as it is printed [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.earned_when IS 'when debited invoices earned: credited or safe [never null]';
COMMENT ON COLUMN prim_odeme_fis_view.transferred_on IS 'day on which its transfer was handed over';
