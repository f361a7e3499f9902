import { defineTexts, type Text } from '#core/texts/texts.ts'
import type { Columns } from './column.ts'
import { stockColumns, wineColumns } from './goods-columns.ts'
import { advanceColumns, instalmentColumns, invoiceColumns } from './money-columns.ts'
import { addressColumns, customerColumns } from './people-columns.ts'

/** In the order in which they are written: each refers only to those above it. */
export const sheets = {
  wines: wineColumns,
  customers: customerColumns,
  addresses: addressColumns,
  stock: stockColumns,
  invoices: invoiceColumns,
  instalments: instalmentColumns,
  advances: advanceColumns,
} as const satisfies Record<string, Columns>

export type SheetName = keyof typeof sheets

export const sheetNames = Object.keys(sheets) as [SheetName, ...SheetName[]]

export const columnsOf = (sheet: SheetName): Columns => sheets[sheet]

/** The column whose value names the row for other sheets. */
export const keyFields: Partial<Record<SheetName, string>> = {
  wines: 'code',
  customers: 'code',
  invoices: 'number',
}

export const sheetTexts = defineTexts({
  wines: { tr: 'Şaraplar', de: 'Weine', en: 'Wines' },
  customers: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
  addresses: { tr: 'Adresler', de: 'Adressen', en: 'Addresses' },
  stock: { tr: 'Açılış stoku', de: 'Anfangsbestand', en: 'Opening stock' },
  invoices: { tr: 'Açık faturalar', de: 'Offene Rechnungen', en: 'Open invoices' },
  instalments: { tr: 'Taksitler', de: 'Raten', en: 'Instalments' },
  advances: { tr: 'Avanslar', de: 'Vorschüsse', en: 'Advances' },
} satisfies Record<SheetName, Text>)

/** How the file begins that gives back the rows that were left out. */
export const leftOutName: Text = { tr: 'Alınmayanlar', de: 'Nicht übernommen', en: 'Not taken in' }

/** Why a row was left out, in the file that gives such rows back; the column is not read. */
export const reasonText: Text = { tr: 'Neden alınmadı', de: 'Warum nicht übernommen', en: 'Why not taken in' }

/** The page of the template that explains the others; it is not read. */
export const guideText: Text = { tr: 'Açıklama', de: 'Anleitung', en: 'Guide' }
