/** What people choose when two records are merged; the others are added up or follow a rule. */
export const mergeFields = [
  'cus_code',
  'cus_is_firm',
  'cus_firm',
  'cus_m_f',
  'cus_name',
  'cus_surname',
  'cus_birtday',
  'cus_atu_no',
  'cus_city',
  'cus_country_code',
  'cus_tel1',
  'cus_tel2',
  'cus_gsm',
  'cus_fax',
  'cus_private',
  'cus_email',
  'cus_bank_iban',
  'cus_user',
  'cus_category',
  'cus_class',
  'call_time',
  'note2',
  'note_3',
  'cus_leitweg',
  's_k',
] as const

export type MergeField = (typeof mergeFields)[number]

const bank = [
  'cus_bank_iban',
  'cus_bank_bic',
  'cus_bank',
  'cus_bank_hesap',
  'cus_bank_sube',
  'cus_bank_e_date',
  'cus_bank_shift',
] as const
const wines = ['s_k', 's_b', 's_r', 's_s', 's_t', 's_h', 's_l'] as const

export type MergeColumn = MergeField | 'mail_verifyed' | (typeof bank)[number] | (typeof wines)[number]

/** What belongs together goes together: whose address of mail it is, and whether that one was verified. */
const together: Partial<Record<MergeField, readonly MergeColumn[]>> = {
  cus_email: ['cus_email', 'mail_verifyed'],
  cus_bank_iban: bank,
  s_k: wines,
}

export const columnsOf = (field: MergeField): readonly MergeColumn[] => together[field] ?? [field]

export const mergeColumns: readonly MergeColumn[] = mergeFields.flatMap(columnsOf)

/** Columns that nobody chooses when two records are merged, and what becomes of them. */
export const mergeRules: Readonly<Record<string, string>> = {
  id: 'the remaining record has its own; the other number leads to it',
  version: 'raised by the merge',
  search_text: 'made of the other columns',
  merged_into: 'says where the record has gone',
  erased_at: 'nobody merges an erased record',
  cus_del: 'the record that goes is deleted',
  sil: 'the same in both',
  balance: 'added up',
  cus_dnd: 'a wish of either not to be called is kept',
  dnd_usr: 'goes with the wish',
  dnd_date: 'goes with the wish',
  cus_note: 'the notes of the old program are taken where there are none',
  cus_end_contact: 'the later one',
  rand_tar: 'one call-back is kept, the note names the other',
  rand_saat: 'goes with the call-back',
  rand_note: 'goes with the call-back',
  rand_user: 'goes with the call-back',
  promised_day: 'goes with the call-back',
  promised_invoices: 'of both',
  cus_is_aktive: 'computed from the orders',
  reorder_due: 'computed from the orders',
  cus_pool: 'stays as it is',
  cus_on: 'stays as it is',
  cus_f_on: 'stays as it is',
  cus_random: 'of the record that stays',
  cus_random_user: 'of the record that stays',
}
