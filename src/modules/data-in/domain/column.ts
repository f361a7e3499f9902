import type { Text } from '#core/texts.ts'

/** How the cells of a column are read. */
export type CellKind =
  | 'text'
  | 'code'
  | 'name'
  | 'phone'
  | 'postcode'
  | 'email'
  | 'date'
  | 'money'
  | 'percent'
  | 'whole'
  | 'flag'
  | 'list'

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

export type Column = {
  kind: CellKind
  head: Text
  /** Other headings that mean the same, in any language. */
  also?: readonly string[]
  isRequired?: true
  longest?: number
  list?: ListName
  /** Bounds of whole numbers and percentages. */
  least?: number
  most?: number
  /** Adds up in the sums of its sheet. */
  isSum?: true
  example: string | number
}

export type Columns = Readonly<Record<string, Column>>

export const LONGEST_CODE = 50
export const LONGEST_NUMBER = 30

export const customer = { tr: 'Müşteri no', de: 'Kundennummer', en: 'Customer number' }
export const customerHeads = [
  'Kd-Nr',
  'KdNr',
  'Kunden-Nr',
  'Kundencode',
  'Kunde',
  'Müşteri kodu',
  'Customer code',
]
export const invoice = { tr: 'Fatura no', de: 'Rechnungsnummer', en: 'Invoice number' }
export const invoiceHeads = ['Rechnungs-Nr', 'Rechnung Nr', 'RgNr', 'Re-Nr', 'Rechnung', 'Fatura', 'Invoice']
export const country = { tr: 'Ülke', de: 'Land', en: 'Country' }
export const remark = { tr: 'Not', de: 'Bemerkung', en: 'Remark' }
