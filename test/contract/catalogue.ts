/**
 * Every call of the product and who may make it: pub without a session, all any signed-in user, L1 administrators,
 * L1L3 administrators and dealer administrators, own a rule of the call itself (own rows, permission of the user).
 */
export type CatalogueWho = 'pub' | 'all' | 'L1' | 'L1L3' | 'own'

type Area = Record<`/${string}`, CatalogueWho>

const session: Area = {
  '/login': 'pub',
  '/token': 'pub',
  '/login_otp_send': 'pub',
  '/login_otp_confirm': 'pub',
  '/logout': 'all',
  '/reset_password_link': 'pub',
  '/reset_password': 'pub',
  '/sys_users/list': 'all',
  '/sys_users/create': 'L1L3',
  '/sys_users/update': 'L1L3',
  '/sys_users/delete': 'L1L3',
  '/sys_users/check_secret_input': 'L1L3',
  '/error_log/create': 'all',
}

const references: Area = {
  '/sys_stok_color/list': 'all',
  '/sys_stok_mensey/list': 'all',
  '/sys_stok_sise/list': 'all',
  '/sys_stok_tipi/list': 'all',
  '/sys_unvan/list': 'all',
  '/sys_country_code/list': 'all',
  '/stok_hareket_tip/list': 'all',
  '/stok_islem_tip/list': 'all',
  '/kargo_sirketi/list': 'all',
  '/sys_siparis_durum/list': 'all',
  '/cus_dnd/list': 'all',
  '/sys_c_time/list': 'all',
  '/sys_class/list': 'all',
  '/sys_category/list': 'all',
  '/sys_adres_type/list': 'all',
  '/odeme_tipleri/list': 'all',
  '/sys_fat_iptal/list': 'all',
  '/sys_fat_haciz/list': 'all',
  '/sys_gorusme_asama/list': 'all',
  '/bayi_cari/list': 'all',
  '/sys_user_level/list': 'all',
}

const definitions: Area = {
  '/firma-bilgileri/get': 'all',
  '/firma-bilgileri/update': 'L1',
  '/sys_country_code/update': 'L1',
  '/sys_category/create': 'L1',
  '/sys_category/update': 'L1',
  '/sys_category/delete': 'L1',
  '/raking_figure/list': 'all',
  '/raking_figure/create': 'L1',
  '/raking_figure/update': 'L1',
  '/raking_figure/delete': 'L1',
  '/bayi_cari/create': 'L1',
  '/bayi_cari/update': 'L1',
  '/bayi_cari/delete': 'L1',
  '/konusma_metin/list': 'all',
  '/konusma_metin/get': 'all',
  '/konusma_metin/create': 'L1',
  '/konusma_metin/update': 'L1',
  '/konusma_metin/delete': 'L1',
}

const stock: Area = {
  '/stok/get': 'all',
  '/stok/list': 'all',
  '/stok/create': 'L1',
  '/stok/update': 'L1',
  '/stok/delete': 'L1',
  '/stok/sendmail': 'all',
  '/stok_islem/create': 'L1',
  '/stok_hareketleri/list': 'L1',
  '/stok_rezerve/list': 'all',
  '/stok_urun_listesi_view/list': 'all',
  '/stok_all_list_view/list': 'L1',
  '/stok_search_dialialog_view/list': 'all',
  '/rezerve_stok_sip/list': 'L1',
}

const orders: Area = {
  '/siparisler/list': 'all',
  '/siparisler/get': 'all',
  '/siparisler/get_siparis_with_icerik': 'all',
  '/siparisler/create_with_icerik': 'all',
  '/siparisler/update_with_icerik': 'all',
  '/siparisler/update': 'L1L3',
  '/siparisler/delete': 'all',
  '/siparisler/siparis_onayla': 'L1',
  '/siparisler/siparis_iptali': 'L1',
  '/siparisler/fatura_iptali': 'L1',
  '/siparisler/iptal_fatura_geri_al': 'L1',
  '/siparisler/siparis_iptal_geri_al': 'L1',
  '/siparisler/fatura_acik_yap': 'L1',
  '/siparisler/fatura_siparis_kapat': 'L1',
  '/siparisler/gecmis_siparisler': 'all',
  '/siparisler/siparis_report_data': 'all',
  '/siparisler/faturalandir_ve_rapor_data': 'all',
  '/siparisler/dashboard_report': 'all',
  '/siparisler/personel_ciro_report': 'L1L3',
  '/siparis_icerik/list': 'all',
  '/siparis_all_view/get': 'all',
  '/cus_taksitler/list': 'all',
  '/cari_islem/list': 'all',
  '/cari_islem/odeme': 'L1',
  '/cari_islem/delete': 'L1',
  '/cari_islem_view/list': 'all',
}

const customers: Area = {
  '/customers/list': 'all',
  '/customers/get': 'all',
  '/customers/get_with_address': 'all',
  '/customers/get_with_siparis_icerik': 'all',
  '/customers/create': 'all',
  '/customers/update': 'all',
  '/customers/delete': 'L1',
  '/customers/musteri_aktar': 'L1',
  '/customer_all_list/list': 'all',
  '/customer_rand_view/list': 'own',
  '/customer_birthday_view/list': 'all',
  '/customer_randevu_view/list': 'all',
  '/customer_del_view/list': 'all',
  '/customers/get_notes': 'all',
  '/customers_by_dnd_report/list': 'L1',
  '/customers_by_user_report/list': 'L1',
  '/cus_adress/create': 'all',
  '/cus_adress/update': 'L1',
  '/cus_adress/delete': 'L1',
  '/cus_adress_view/list': 'all',
  '/musteri_gorusme/create': 'all',
  '/musteri_gorusme/update': 'L1',
  '/musteri_gorusme/delete': 'L1',
  '/musteri_gorusme_view/list': 'all',
  '/musteri_gorusme_view/gorusme_detalari_report': 'L1L3',
  '/cus_files/list': 'all',
  '/cus_files/get': 'all',
  '/cus_files/create': 'L1',
  '/cus_files/update': 'L1',
  '/cus_files/delete': 'L1',
}

const shippingAndTasks: Area = {
  '/kargo_cikti/list': 'L1',
  '/kargo_islem/gonderi_kaydet_ekle': 'L1',
  '/kargo_islem/update': 'L1',
  '/takip/gorevler/list': 'all',
  '/takip/gorevler/create': 'all',
  '/takip/gorevler/update': 'all',
  '/takip/gorevler/delete': 'L1',
  '/takip/gorev_list/list': 'all',
}

const commissionsAndImport: Area = {
  '/prim_listesi/acik_odemeleri_ozet': 'all',
  '/prim_listesi/prim_listesi_getir': 'all',
  '/prim_listesi/toplamlar': 'all',
  '/personel_odeme/create': 'L1',
  '/personel_odeme/list': 'all',
  '/personel_odeme/kdv_list': 'L1',
  '/prim_odeme_fis/odeme_yap': 'L1',
  '/prim_odeme_fis/list': 'L1',
  '/prim_odeme_fis/delete': 'L1',
  '/prim_odeme_fis_personel/list': 'L1',
  '/prim_odeme_fis_bayi/list': 'L1',
  '/prim_odeme_fis_personel/update': 'L1',
  '/prim_odeme_fis_bayi/update': 'L1',
  '/product': 'L1',
}

export const catalogue: Area = {
  ...session,
  ...references,
  ...definitions,
  ...stock,
  ...orders,
  ...customers,
  ...shippingAndTasks,
  ...commissionsAndImport,
}

/** Areas that are not built yet. This list only shrinks, and is empty when the product is complete. */
export const notBuiltYet: readonly string[] = [
  '/rezerve_stok_sip/list',
  '/siparisler/dashboard_report',
  '/siparisler/personel_ciro_report',
  ...Object.keys(shippingAndTasks),
  ...Object.keys(commissionsAndImport).filter((path) => path !== '/product'),
]

/** Calls beyond the catalogue that screens of this product need. */
export const additions: Area = {
  '/reference_versions/list': 'all',
  '/raking_figure/get': 'all',
  '/sys_users/get': 'L1L3',
  '/error_log/list': 'L1',
  '/sys_blocks/list': 'L1',
  '/sys_blocks/delete': 'L1',
  '/product_test': 'L1',
}
