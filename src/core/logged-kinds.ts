import type { ReferenceName } from './references.ts'
import { storedKinds } from './stored-kinds.ts'

/**
 * How the change log writes the values of a column: as money, rate, yes or no, counted with dots, as a bare number, or by
 * the words of a reference list. Internal columns are not shown.
 */
export type LoggedKind = 'amount' | 'percent' | 'flag' | 'count' | 'number' | 'internal' | ReferenceName

const named = (kind: LoggedKind, columns: string): [string, LoggedKind][] =>
  columns
    .trim()
    .split(/\s+/)
    .map((column) => [column, kind])

/** By the name of a column, with its table where the same name means something else elsewhere. */
const kinds: ReadonlyMap<string, LoggedKind> = new Map([
  ...Object.entries(storedKinds),
  // Keys, versions and copies that follow from other columns.
  ...named(
    'internal',
    'id version search_text sha256 worker attempts mail_id bank_entries.has_taught bulk_id beat_at',
  ),
  ...named('internal', 'def_type un_type ad_type class_type t_no statement_id talk_id call_id entry_id'),
  ...named('internal', 'sys_fat_haciz.c_type sys_fat_iptal.c_type stok_hareket_tip.tip stok_islem_tip.tip'),
  ...named('internal', 'cari_islem.sip_id prim_oranlari.tip prim_oranlari.alici_id debit_runs.batch_id'),
  ...named('internal', 'transfer_runs.batch_id sys_category.id promised_invoices'),
  // Stored for the old program, without effect.
  ...named(
    'internal',
    'cus_note customers.cus_pool customers.cus_on customers.sil user_type skin fb sys_back sys_yetki avi about',
  ),
  ...named(
    'internal',
    'siparis_icerik.isk_y siparis_icerik.isk_e siparisler.s_on_onay siparisler.sd_kago_cikis islem in_out',
  ),
  // Large values that the log does not print.
  ...named('internal', 'evidence content sheets f_firma_bilgi firma_bilgi alici_bilgi problem_words'),
  ...named('sys_users', 'per_id user_id cus_user rand_user cus_random_user dnd_usr created_by released_by'),
  ...named('sys_users', 'withdrawn_by undone_by decided_by learned_by send_user reciver_usr kayit_user'),
  ...named('sys_users', 'owner owner_id owner_before'),
  ...named('bayi_cari', 'bayi_id bayi s_bayi_id upper_firm'),
  ...named('sys_unvan', 'cus_m_f'),
  ...named('sys_class', 'cus_class'),
  ...named('sys_category', 'cus_category'),
  ...named('cus_dnd', 'cus_dnd'),
  ...named('sys_c_time', 'call_time'),
  ...named('sys_adres_type', 'cus_adress.c_type'),
  ...named('sys_gorusme_asama', 'sts outcome'),
  ...named('odeme_tipleri', 's_odeme_tip'),
  ...named('sys_fat_iptal', 'f_ip_neden_type'),
  ...named('kargo_sirketi', 'kargo_firm'),
  ...named('sys_stok_color', 'stok_color'),
  ...named('sys_stok_mensey', 'stok_mensey'),
  ...named('sys_stok_tipi', 'stok_tipi'),
  ...named('sys_stok_sise', 'stok_cl'),
  ...named('sys_user_level', 'user_level'),
  ...named('percent', 'yuzde'),
  ...named(
    'count',
    'count total done errors repairs left_out entries booked asks ignored known row_count kept_count',
  ),
  ...named('count', 'stk_adet stok_limit s_taksit_sayisi s_vade_gun failed_login_try_count litre width'),
  ...named(
    'number',
    'cus_id sip_id stk_id s_no from_id to_id merged_into gutschrift_sip_id gutschrift_id kaynak_id taksit_id',
  ),
  ...named(
    'number',
    'receipt_id data_in_id import_id account_id file_id brosur_file_id image_file_id raking',
  ),
  ...named(
    'number',
    'per_belge_no bayi_belge_no usr_c_belge by_c_belge belge_no stok_year sort_order set_to',
  ),
  ...named('number', 'send_hour send_day sys_country_code.c_type'),
  // The texts of their values are in the table's texts, under column_value.
  ...named('number', 'islem_type s_is_teklif f_ytakip belge_tip prim_odeme_fis.tip direction durum'),
])

/** A kind declared for the table takes precedence over one for the column name alone. */
export const loggedKind = (table: string, column: string): LoggedKind | undefined =>
  kinds.get(`${table}.${column}`) ?? kinds.get(column)

/** Every kind that some column has. */
export const loggedKinds: readonly LoggedKind[] = [...new Set(kinds.values())]
