import type { CustomerColumn } from '#modules/customers/domain/fields/answers.ts'
import { customerColumns } from '#modules/customers/domain/fields/customer-fields.ts'

/**
 * Where the product stores data about customers, in one list: what is exported for a person, what an erasure
 * deletes, and how long the law wants it kept. A test compares it with the database catalog.
 */

/** The parts that users know the data by. */
export const parts = [
  'customer',
  'addresses',
  'conversations',
  'calls',
  'files',
  'mails',
  'orders',
  'documents',
  'shipments',
  'bookings',
  'bank',
  'mandates',
  'consents',
  'tasks',
  'imports',
  'log',
] as const

export type Part = (typeof parts)[number]

/** Which retention applies to a row: by the kind of document, counted from a day of its own. */
export type Keeping = 'invoice' | 'ledger' | 'letter' | 'consent' | 'mandate'

/** How a row belongs to the customer. */
export type Belonging =
  | 'self'
  | 'customer'
  | 'caller'
  | 'order'
  | 'mail'
  | 'address'
  | 'task'
  | 'merge'
  | 'import'
  | 'finding'
  | 'file'

export type PersonalTable = {
  part: Part
  of: Belonging
  /** The retention of its rows; without one they can be erased at once. */
  kept?: Keeping
  /** The values of an erased row by column; without any, the table is exported but not erased. */
  erased?: Readonly<Record<string, string | null>>
  /** The whole row is deleted. */
  deleted?: true
  /** Columns with a stored file, which goes along. */
  files?: readonly string[]
  /** Columns that hold text or days but say nothing about the person: numbers, states, days of the company. */
  harmless?: readonly string[]
}

const NOTHING = '–'
/** Replaces an erased number where the column only accepts phone numbers. */
const NO_NUMBER = '+00000'

/** What the declared columns of a table say about the person. */
function remainsOf(
  columns: Readonly<Record<string, Pick<CustomerColumn, 'remains'>>>,
): Pick<PersonalTable, 'erased' | 'harmless'> {
  const answers = Object.entries(columns).map(([column, { remains }]) => [column, remains] as const)
  return {
    erased: Object.fromEntries(
      answers.flatMap(([column, remains]) =>
        remains === 'all' ? [] : [[column, remains === 'nothing' ? null : remains.value]],
      ),
    ),
    harmless: answers.flatMap(([column, remains]) => (remains === 'all' ? [column] : [])),
  }
}

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  customers: { part: 'customer', of: 'self', ...remainsOf(customerColumns) },
  cus_adress: {
    part: 'addresses',
    of: 'customer',
    erased: { adres: NOTHING, pk: null, bolge: null, sehir: NOTHING, note: null },
    harmless: ['ulke', 'a_def', 'sil'],
  },
  // Updated by triggers with the customer.
  customer_marks: { part: 'customer', of: 'customer', harmless: ['mark', 'value'] },
  musteri_gorusme: {
    part: 'conversations',
    of: 'customer',
    erased: { note: null, promised_day: null },
    harmless: ['zaman'],
  },
  calls: {
    part: 'calls',
    of: 'customer',
    erased: { number: null },
    harmless: ['may_call', 'started_at', 'ended_at'],
  },
  call_requests: {
    part: 'calls',
    of: 'customer',
    erased: { wording: NOTHING },
    harmless: ['requested_at', 'withdrawn_at', 'withdrawn_reason'],
  },
  call_decisions: {
    part: 'calls',
    of: 'customer',
    erased: { number: NO_NUMBER },
    harmless: ['code', 'decided_at'],
  },
  incoming_calls: {
    part: 'calls',
    of: 'caller',
    erased: { number: null },
    harmless: ['call_id', 'started_at', 'answered_at', 'ended_at', 'settled_at', 'opened_at'],
  },
  call_reminders: { part: 'calls', of: 'customer', deleted: true, harmless: ['due', 'told_on'] },
  customer_draws: { part: 'calls', of: 'customer', deleted: true, harmless: ['at'] },
  customer_presence: {
    part: 'calls',
    of: 'customer',
    deleted: true,
    harmless: ['since', 'until', 'talking_since'],
  },
  customer_transfer_rows: { part: 'customer', of: 'customer' },
  call_drafts: { part: 'calls', of: 'customer', deleted: true, harmless: ['note', 'saved_at'] },
  customer_locks: { part: 'calls', of: 'customer', deleted: true, harmless: ['until'] },
  hold_drafts: { part: 'orders', of: 'customer', deleted: true, harmless: ['draft_id', 'until'] },
  cus_files: {
    part: 'files',
    of: 'customer',
    deleted: true,
    files: ['file_id'],
    harmless: ['baslik', 'date', 'file_url'],
  },
  mail_outbox: {
    part: 'mails',
    of: 'mail',
    kept: 'letter',
    erased: { recipient: NOTHING, subject: NOTHING, body_text: '', body_html: null, last_error: null },
    harmless: ['kind', 'status', 'next_attempt_at', 'created_at', 'sent_at', 'message_id', 'language'],
  },
  unreachable_addresses: {
    part: 'mails',
    of: 'address',
    deleted: true,
    harmless: ['address', 'code', 'reason', 'since', 'released_at'],
  },
  siparisler: {
    part: 'orders',
    of: 'customer',
    kept: 'invoice',
    erased: {
      cus_firm: null,
      cus_name: null,
      cus_surname: NOTHING,
      cus_m_f: null,
      cus_atu_no: null,
      f_adres: null,
      f_pk: null,
      f_sehir: null,
      f_bolge: null,
      g_alici: null,
      g_adres: null,
      g_pk: null,
      g_sehir: null,
      g_bolge: null,
      s_note: null,
      fat_note: null,
      f_ip_aciklama: null,
      f_haciz_aciklama: null,
      f_iflas_aciklama: null,
      gutschrift_neden: null,
      vergisiz_neden: null,
      disputed_on: null,
      dispute_reason: null,
      dispute_end: null,
      sd_uyari_neden: null,
    },
    harmless: [
      's_tar',
      's_saat',
      'cus_code',
      'cus_country_code',
      'cus_is_firm',
      'f_ulke',
      'g_ulke',
      's_adres_f_g_on',
      's_lastschrift',
      's_vergisiz',
      's_gut_shift',
      's_prasentrechnung',
      'gutschrift_ok',
      's_gon_tar',
      's_odeme_tarihi',
      's_vadeli_odeme',
      'sd_kesin',
      'sd_onaylama',
      'sd_onaylama_tar',
      'sd_cancel_on',
      'sd_iptal_tar',
      'sd_gonderi_status',
      'sd_kago_cikis',
      'sd_uyari_1_is',
      'sd_uyari_2_is',
      'sd_uyari_3_is',
      'sd_uyari_1_is_tar',
      'sd_uyari_2_is_tar',
      'sd_uyari_3_is_tar',
      'fd_fon',
      'f_no',
      'f_tarih',
      'f_saat',
      'f_close',
      'f_status',
      'f_ip_neden',
      'f_odeme_tar',
      'f_haciz_tarihi',
      'f_haciz_firma',
      'f_iflas_tarihi',
      'per_name',
      'per_odeme',
      'per_odeme_tar',
      'bayi_odeme',
      'bayi_odeme_tar',
      's_on_onay',
      'f_firma_bilgi',
      'iptal_no',
    ],
  },
  withdrawals: {
    part: 'orders',
    of: 'order',
    kept: 'invoice',
    erased: { reason: NOTHING },
    harmless: ['declared_on', 'delivered_on', 'until', 'at', 'undone_at'],
  },
  siparis_icerik: { part: 'orders', of: 'customer', harmless: ['sip_tar', 'stk_kodu', 'stk_adi'] },
  cus_taksitler: { part: 'orders', of: 'customer', harmless: ['tak_tar', 'odeme'] },
  open_invoices: { part: 'orders', of: 'customer', harmless: ['vade_tar'] },
  // Updated with the orders.
  customer_quarters: { part: 'orders', of: 'customer', harmless: ['ilk'] },
  customer_turnover: { part: 'orders', of: 'customer', harmless: ['days'] },
  changed_buyers: { part: 'orders', of: 'customer' },
  mandate_tasks: { part: 'orders', of: 'order' },
  reservations: { part: 'orders', of: 'order' },
  prim_odeme_fis_siparis: { part: 'orders', of: 'order', harmless: ['iptal'] },
  belge_arsiv: {
    part: 'documents',
    of: 'order',
    kept: 'invoice',
    erased: { model: '{}', e_fatura: null, file_id: null, sha256: null, xml_file_id: null, xml_sha256: null },
    files: ['file_id', 'xml_file_id'],
    harmless: ['tur', 'created_at', 'verildi_at', 'geri_alindi_at'],
  },
  kargo_cikti: {
    part: 'shipments',
    of: 'order',
    kept: 'invoice',
    erased: { kargo_takip: NOTHING, note: null, teslim_alan: null, cus_email: null, send_mail: '0' },
    harmless: ['sip_gon_t', 'gon_status', 'teslim_tar', 'islem_zaman'],
  },
  stok_islem: { part: 'shipments', of: 'order', harmless: ['islem_zaman', 'aciklama', 'f_no', 's_gon_tar'] },
  cari_islem: {
    part: 'bookings',
    of: 'customer',
    kept: 'ledger',
    erased: { descp: null },
    harmless: ['islem_zamani', 'iptal_t'],
  },
  allocations: { part: 'bookings', of: 'order' },
  set_offs: { part: 'bookings', of: 'order' },
  receipts: {
    part: 'bookings',
    of: 'customer',
    harmless: ['day', 'source', 'created_at', 'undone_at', 'first_before'],
  },
  personel_odeme: {
    part: 'bookings',
    of: 'customer',
    kept: 'ledger',
    erased: { aciklama: null },
    harmless: ['odeme_tar', 'f_no', 'tarihi'],
  },
  bank_entries: {
    part: 'bank',
    of: 'customer',
    kept: 'ledger',
    erased: { name: null, iban: null, purpose: '', evidence: '[]' },
    harmless: [
      'day',
      'currency',
      'end_to_end_id',
      'mandate_ref',
      'batch_id',
      'reference',
      'entry_reference',
      'return_code',
      'state',
      'tier',
      'parts',
      'decided_at',
    ],
  },
  customer_ibans: { part: 'bank', of: 'customer', deleted: true, harmless: ['iban', 'learned_at'] },
  debit_items: {
    part: 'bank',
    of: 'customer',
    harmless: ['end_to_end_id', 'state', 'credited_on', 'return_code', 'returned_on'],
    erased: { refusal: '' },
  },
  transfer_items: {
    part: 'bank',
    of: 'customer',
    kept: 'ledger',
    erased: { name: NOTHING, iban: '', purpose: '' },
    harmless: ['end_to_end_id'],
  },
  mandates: {
    part: 'mandates',
    of: 'customer',
    kept: 'mandate',
    erased: { iban: '', bic: null, holder: NOTHING, reason: null, file_id: null },
    files: ['file_id'],
    harmless: ['reference', 'state', 'signed_on', 'revoked_on', 'last_used', 'created_at'],
  },
  consent_entries: {
    part: 'consents',
    of: 'customer',
    kept: 'consent',
    erased: { payload: null, salt: null },
    files: ['file_id'],
    harmless: ['commitment', 'previous', 'hash', 'kind', 'channel', 'value'],
  },
  gorevler: {
    part: 'tasks',
    of: 'task',
    erased: { sender_msg: null, reciver_msg: null },
    harmless: ['belge_no', 'sender_date', 'sender_status', 'reciver_status', 'msg_status'],
  },
  customer_merges: {
    part: 'customer',
    of: 'merge',
    erased: { reason: null },
    harmless: ['at', 'taken', 'moved'],
  },
  // Before its findings and rows, which are found through it and so are erased earlier.
  data_in_runs: {
    part: 'imports',
    of: 'file',
    erased: { file_name: NOTHING, sheets: '{"pages": [], "summaries": []}', problem_words: '{}' },
    harmless: [
      'sha256',
      'state',
      'worker',
      'problem',
      'beat_at',
      'created_at',
      'started_at',
      'ended_at',
      'undone_at',
    ],
  },
  data_in_rows: { part: 'imports', of: 'import', erased: { data: '{}', key: null }, harmless: ['sheet'] },
  data_in_findings: {
    part: 'imports',
    of: 'finding',
    erased: { found: null, params: '{}' },
    harmless: ['kind', 'sheet', 'field', 'code'],
  },
  privacy_requests: { part: 'customer', of: 'customer', harmless: ['kind', 'at', 'reason', 'next_on'] },
}

/** Columns whose names sound personal in tables that hold nothing about customers, and what they hold instead. */
export const otherColumns: Readonly<
  Record<string, 'staff' | 'company' | 'short_lived' | 'chain' | 'no_person'>
> = {
  'backups.file': 'no_person',
  'bank_accounts.iban': 'company',
  'bank_accounts.name': 'company',
  'bank_imports.file_name': 'no_person',
  'bank_statements.name': 'no_person',
  'bayi_cari.adres': 'company',
  'bayi_cari.firma': 'company',
  'bayi_cari.firma_cari': 'company',
  // Chat messages may be about anybody, and no program can tell whom.
  'chat_conversations.room_name': 'staff',
  'chat_messages.message': 'staff',
  'error_log.message': 'short_lived',
  'error_log.user_name': 'staff',
  'fatura_sayac.name': 'no_person',
  'fatura_sayac_yil.name': 'no_person',
  'firma_bilgileri.bank_name': 'company',
  'firma_bilgileri.bic': 'company',
  'firma_bilgileri.email': 'company',
  'firma_bilgileri.iban': 'company',
  'firma_bilgileri.legal_name': 'company',
  'firma_bilgileri.phone': 'company',
  'firma_bilgileri.postcode': 'company',
  'firma_bilgileri.register_number': 'company',
  'firma_bilgileri.street': 'company',
  'firma_bilgileri.town': 'company',
  'firma_bilgileri.account_holder': 'company',
  'firma_bilgileri.ust_bilgi': 'company',
  'list_views.name': 'staff',
  'phone_systems.name': 'no_person',
  'prim_odeme_fis.alici_bilgi': 'staff',
  'prim_odeme_fis.firma_bilgi': 'company',
  'saved_reports.name': 'staff',
  'schema_migrations.name': 'no_person',
  'socket_io_attachments.payload': 'short_lived',
  'stok.stok_name': 'no_person',
  'sys_adres_type.adres': 'no_person',
  'sys_adres_type.adres_en': 'no_person',
  'sys_adres_type.adres_tr': 'no_person',
  'sys_audit.after': 'chain',
  'sys_audit.before': 'chain',
  'sys_audit.note': 'chain',
  'sys_audit.table_name': 'no_person',
  'sys_blocks.address': 'staff',
  'sys_files.file_name': 'no_person',
  'sys_ref_versions.name': 'no_person',
  'sys_requests.answer': 'short_lived',
  'sys_security_events.address': 'staff',
  'sys_security_events.user_name': 'staff',
  'sys_settings.name': 'no_person',
  'payee_accounts.holder': 'staff',
  'payee_accounts.iban': 'staff',
  'sys_users.adres': 'staff',
  'sys_users.email': 'staff',
  'sys_users.name': 'staff',
  'sys_users.surname': 'staff',
  'sys_users.tel_gsm': 'staff',
  'sys_users.extension': 'staff',
  'sys_users.tel_home': 'staff',
  'sys_users.user_name': 'staff',
}
