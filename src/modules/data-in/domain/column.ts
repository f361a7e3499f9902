import type { FileColumn } from '#core/record-fields.ts'
import type { ReferenceName } from '#core/references.ts'
import { defineTexts, type Text } from '#core/texts/texts.ts'

/** The reference lists whose words a cell may use, in any language or as a key. */
export const listNames = [
  'titles',
  'countries',
  'categories',
  'users',
  'address_types',
  'colours',
  'origins',
  'styles',
  'sizes',
  'payment_types',
] as const

export type ListName = (typeof listNames)[number]

/** What a word of a cell can be chosen for: an entry of a list, yes or no, a rate in percent. */
export const choiceNames = [...listNames, 'flags', 'rates'] as const

export type ChoiceName = (typeof choiceNames)[number]

export type Column = FileColumn<ListName>

/** Where the words of a list are kept. */
export const choiceTables = {
  titles: 'sys_unvan',
  countries: 'sys_country_code',
  categories: 'sys_category',
  users: 'sys_users',
  address_types: 'sys_adres_type',
  colours: 'sys_stok_color',
  origins: 'sys_stok_mensey',
  styles: 'sys_stok_tipi',
  sizes: 'sys_stok_sise',
  payment_types: 'odeme_tipleri',
} as const satisfies Record<ListName, ReferenceName>

export const choiceTexts = defineTexts({
  titles: { tr: 'Unvan', de: 'Anrede', en: 'Title' },
  countries: { tr: 'Ülke', de: 'Land', en: 'Country' },
  categories: { tr: 'Kategori', de: 'Kategorie', en: 'Category' },
  users: { tr: 'Kişi', de: 'Person', en: 'Person' },
  address_types: { tr: 'Adres türü', de: 'Adressart', en: 'Address type' },
  colours: { tr: 'Renk', de: 'Farbe', en: 'Colour' },
  origins: { tr: 'Menşe', de: 'Herkunft', en: 'Origin' },
  styles: { tr: 'Tip', de: 'Weinart', en: 'Style' },
  sizes: { tr: 'Şişe boyu', de: 'Flaschengröße', en: 'Bottle size' },
  payment_types: { tr: 'Ödeme türü', de: 'Zahlungsart', en: 'Way of payment' },
  flags: { tr: 'Evet veya hayır', de: 'Ja oder nein', en: 'Yes or no' },
  rates: { tr: 'Yüzde', de: 'Prozentsatz', en: 'Percentage' },
} satisfies Record<ChoiceName, Text>)

/** What the words of a column can be chosen for; nothing where a cell is not chosen but written. */
export function choiceOf({ kind, list }: Column): ChoiceName | undefined {
  if (kind === 'flag') return 'flags'
  return kind === 'percent' ? 'rates' : list
}

export type Columns = Readonly<Record<string, Column>>

export const LONGEST_CODE = 50
export const LONGEST_NUMBER = 30

export const invoice = { tr: 'Fatura no', de: 'Rechnungsnummer', en: 'Invoice number' }
export const invoiceHeads = ['Rechnungs-Nr', 'Rechnung Nr', 'RgNr', 'Re-Nr', 'Rechnung', 'Fatura', 'Invoice']
export const remark = { tr: 'Not', de: 'Bemerkung', en: 'Remark' }
