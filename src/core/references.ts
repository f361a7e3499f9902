import type { Flag } from './fields.ts'
import type { Language } from './texts.ts'

/**
 * The reference lists: small tables of key and label that fill dropdowns and turn keys into words.
 * `label` is the German text and the wire's label column; `<label>_tr` and `<label>_en` are beside it where
 * `translated` says so.
 */
export type ReferenceDefinition = {
  key: string
  label: string
  translated: boolean
  /** Further columns that screens need. */
  extra?: readonly string[]
  order: string
  /** Entries can be retired: those with status '0' are still shown in old records but no longer offered. */
  retires?: boolean
}

/** A list whose entries an administrator adds, orders and retires. */
const kept = { order: 'sort_order', retires: true } as const

const translated = (label: string, key: string, more: Partial<ReferenceDefinition> = {}) =>
  ({ key, label, translated: true, order: key, ...more }) satisfies ReferenceDefinition

const plain = (label: string, key: string, more: Partial<ReferenceDefinition> = {}) =>
  ({ key, label, translated: false, order: label, ...more }) satisfies ReferenceDefinition

/** Columns that say yes or no. */
const flags = {
  sys_gorusme_asama: [
    'reached',
    'needs_note',
    'proposes_call_back',
    'asks_do_not_call',
    'wrong_number',
    'ordered',
    'promises_payment',
  ],
} as const satisfies Record<string, readonly string[]>

export const references = {
  sys_stok_color: translated('descp', 'def_type', kept),
  sys_stok_mensey: translated('descp', 'def_type', kept),
  sys_stok_sise: plain('descp', 'def_type', { ...kept, extra: ['litre'] }),
  sys_stok_tipi: translated('descp', 'def_type', kept),
  sys_unvan: translated('unvan', 'un_type', { ...kept, extra: ['silent'] }),
  sys_country_code: plain('country_code', 'country_code', {
    order: 'c_type',
    extra: ['id', 'country', 'country_tr', 'country_en', 'c_type', 'tax_rate', 'cargo_price'],
  }),
  stok_hareket_tip: translated('aciklama', 'tip', { ...kept, extra: ['direction'] }),
  stok_islem_tip: translated('aciklama', 'tip'),
  kargo_sirketi: plain('kisa_tanim', 'id', { ...kept, extra: ['takip_yok', 'tracking_url'] }),
  sys_siparis_durum: plain('de_descp', 't_no', { order: 't_no', extra: ['tr_descp', 'en_descp'] }),
  cus_dnd: translated('descp', 'id'),
  sys_c_time: translated('time_desc', 'id', kept),
  sys_class: translated('class', 'class_type', kept),
  sys_category: plain('category', 'cat_type', { extra: ['id'] }),
  sys_adres_type: translated('adres', 'ad_type', kept),
  odeme_tipleri: translated('tipi', 'id', kept),
  sys_fat_iptal: translated('c_descp', 'c_type', kept),
  sys_fat_haciz: plain('c_descp', 'c_type', kept),
  sys_gorusme_asama: translated('descp', 'def_type', { ...kept, extra: flags.sys_gorusme_asama }),
  bayi_cari: plain('firma', 'id'),
  sys_user_level: translated('descp', 'def_type'),
  sys_users: plain('user_name', 'id', { order: 'name', extra: ['name', 'surname', 'user_level', 'bayi'] }),
} as const satisfies Record<string, ReferenceDefinition>

export type ReferenceName = keyof typeof references

export const referenceNames = Object.keys(references) as ReferenceName[]

const otherWords = new Set(['tr_descp', 'en_descp', 'country', 'country_tr', 'country_en', 'name', 'surname'])

/** The columns that hold a row's word in any language; a search by words looks through them. */
export function labelColumns(name: ReferenceName): string[] {
  const { label, translated: isTranslated, extra = [] }: ReferenceDefinition = references[name]
  if (isTranslated) return [label, `${label}_tr`, `${label}_en`]
  return [label, ...extra.filter((column) => otherWords.has(column))]
}

/** A row of a reference list as the browser keeps it. */
export type ReferenceRow = Readonly<Record<string, string | number | null>>

/** The columns of a list that say yes or no. */
export type ReferenceFlags<Name extends keyof typeof flags> = Record<(typeof flags)[Name][number], Flag>

/** A row of this list. */
export type ReferenceRowOf<Name extends ReferenceName> = ReferenceRow &
  (Name extends keyof typeof flags ? Readonly<ReferenceFlags<Name>> : unknown)

/** Placeholder for the parcel number in the address of a carrier's tracking page. */
export const NUMBER_PLACE = '{number}'

/** Whether an entry is no longer offered. */
export const isRetired = (row: ReferenceRow): boolean => row.status === '0'

/** The word for a row in a language; German is used where a translation is missing. */
export function referenceLabel(name: ReferenceName, row: ReferenceRow, language: Language): string {
  const { label }: ReferenceDefinition = references[name]
  if (name === 'sys_siparis_durum') return String(row[`${language}_descp`] ?? row[label] ?? '')
  if (name === 'sys_country_code') {
    const country = language === 'de' ? row.country : (row[`country_${language}`] ?? row.country)
    return `${row.country_code} – ${country}`
  }
  if (name === 'sys_users') return [row.name, row.surname].filter(Boolean).join(' ') || String(row[label])
  const own = language === 'de' ? row[label] : row[`${label}_${language}`]
  return String(own ?? row[label] ?? '')
}
