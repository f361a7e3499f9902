// Generated from the modules by "npm run generate". Do not edit.

/** Columns whose kind follows from what they mean. */
export const loggedColumns = [
  {
    kind: 'internal',
    columns:
      'cari_islem.sip_id siparis_icerik.isk_y siparis_icerik.isk_e siparisler.s_on_onay siparisler.sd_kago_cikis f_firma_bilgi',
  },
  { kind: 'count', columns: 'stk_adet s_taksit_sayisi s_vade_gun' },
  {
    kind: 'number',
    columns:
      's_no gutschrift_sip_id gutschrift_id kaynak_id taksit_id receipt_id per_belge_no bayi_belge_no usr_c_belge by_c_belge islem_type s_is_teklif f_ytakip',
  },
  {
    kind: 'internal',
    columns:
      'bank_entries.has_taught bulk_id statement_id entry_id debit_runs.batch_id transfer_runs.batch_id evidence',
  },
  { kind: 'count', columns: 'entries booked asks ignored known' },
  { kind: 'number', columns: 'import_id account_id' },
  {
    kind: 'internal',
    columns: 'promised_invoices cus_note customers.cus_pool customers.cus_on customers.sil',
  },
  { kind: 'internal', columns: 'talk_id call_id' },
  { kind: 'internal', columns: 'prim_oranlari.tip prim_oranlari.alici_id islem firma_bilgi alici_bilgi' },
  { kind: 'percent', columns: 'yuzde' },
  { kind: 'number', columns: 'prim_odeme_fis.tip durum' },
  { kind: 'internal', columns: 'user_type skin fb sys_back sys_yetki avi about' },
  { kind: 'count', columns: 'failed_login_try_count' },
  { kind: 'number', columns: 'raking' },
  { kind: 'count', columns: 'kept_count' },
  { kind: 'internal', columns: 'in_out' },
  { kind: 'count', columns: 'stok_limit litre' },
  { kind: 'number', columns: 'brosur_file_id image_file_id stok_year direction' },
  {
    kind: 'internal',
    columns:
      'def_type un_type ad_type class_type t_no sys_fat_haciz.c_type sys_fat_iptal.c_type stok_hareket_tip.tip stok_islem_tip.tip sys_category.id',
  },
  { kind: 'number', columns: 'sys_country_code.c_type' },
  { kind: 'internal', columns: 'worker beat_at sheets' },
  { kind: 'count', columns: 'done errors repairs left_out' },
  { kind: 'number', columns: 'data_in_id' },
  { kind: 'number', columns: 'from_id to_id merged_into' },
  { kind: 'count', columns: 'width' },
  { kind: 'number', columns: 'set_to' },
  { kind: 'number', columns: 'send_hour send_day' },
  { kind: 'number', columns: 'belge_tip' },
] as const
