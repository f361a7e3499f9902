import { z } from 'zod'
import type { ReferenceRow } from '#core/references.ts'
import { requiredText, optionalText } from '#core/fields.ts'
import { placeLimits } from '#modules/customers/domain/addresses.ts'
import { CustomerFields, firmFlag, hasName } from '#modules/customers/domain/customer.ts'
import { BATCH_SIZE } from './batches.ts'
import { sheetColumns, type SheetColumn } from './header.ts'
import { countryKey, titleKey } from './labels.ts'

/** The result of a row. */
export const ImportStatus = { successful: 1, duplicate: 2, invalid: 3, systemError: 9 } as const

export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus]

type SheetField = (typeof sheetColumns)[SheetColumn]

/** The fields of a customer that the sheet has; one that is missing here does not compile. */
const taken = {
  cus_m_f: true,
  cus_firm: true,
  cus_name: true,
  cus_surname: true,
  cus_tel1: true,
  cus_tel2: true,
  cus_gsm: true,
  cus_private: true,
  cus_fax: true,
  cus_email: true,
  cus_city: true,
  cus_country_code: true,
} as const satisfies Record<Extract<SheetField, keyof CustomerFields>, true>

type Place = { adres: string | null; pk: string | null; bolge: string | null }

/** An incomplete address is stored too; what is missing is asked for when the address is used. */
export const hasAddress = ({ adres, pk, bolge }: Place): boolean => [adres, pk, bolge].some(Boolean)

/** A row that can become a customer; a street needs its town as well. */
export const ImportRow = CustomerFields.pick(taken)
  .extend({
    adres: optionalText(placeLimits.street).describe('street and number'),
    pk: optionalText(placeLimits.postcode).describe('postcode'),
    bolge: optionalText(placeLimits.region).describe('region'),
  })
  .refine(hasName, { message: 'requiredField', path: ['cus_name'] })
  .refine((row) => !row.adres || row.cus_city, { message: 'requiredField', path: ['cus_city'] })
  .refine((row) => !hasAddress(row) || (row.cus_city ?? '').length <= placeLimits.city, {
    message: 'not_allowed',
    path: ['cus_city'],
  })

export type ImportRow = z.infer<typeof ImportRow>

/** Cells arrive as they are in the sheet; each row is checked for itself. */
const SentRow = z.record(z.string().max(50), z.unknown())

export const ImportParams = z.object({
  datalist: z.array(SentRow).min(1).max(BATCH_SIZE).describe('rows, at most 100 in a call'),
  cus_category: requiredText(10).describe('category of all new customers, key of sys_category'),
})

export const ImportCall = z.object({
  module: z.literal('Customer').describe('what is imported'),
  serviceName: z.literal('import').describe('what is done with it'),
  params: ImportParams,
})

/** A row on the screen: its cells, and the answer of the server. */
export type SheetRow = Record<SheetColumn, string> & {
  row_no: number
  id: number | null
  status_code: ImportStatus | null
  status_desc: string | null
}

type Lists = { titles: readonly ReferenceRow[]; countries: readonly ReferenceRow[] }

/** Replaces the words of title and country by keys; an unknown word stays, so that the server can report it. */
export function withKeys<Row extends Record<string, unknown>>(row: Row, { titles, countries }: Lists) {
  const title = String(row.cus_m_f ?? '').trim()
  const country = String(row.cus_country_code ?? '').trim()
  return {
    ...row,
    cus_m_f: title === '' ? null : (titleKey(title, titles) ?? title),
    cus_country_code: country === '' ? null : (countryKey(country, countries) ?? country),
  }
}

/** A row of the sheet under the names of the wire. */
export function toSentRow(row: Record<SheetColumn, string>, lists: Lists): Record<string, unknown> {
  const named = Object.fromEntries(
    Object.entries(sheetColumns).map(([column, field]) => [field, row[column as SheetColumn].trim() || null]),
  )
  return { ...withKeys(named, lists), cus_is_firm: firmFlag(row.firma.trim()) }
}

/** Merges the server's answers into the rows that were sent. */
export function mergeResults<Row extends { row_no: number }>(
  rows: readonly Row[],
  results: readonly (Partial<SheetRow> & { row_no: number })[],
): Row[] {
  const byNumber = new Map(results.map((result) => [result.row_no, result]))
  return rows.map((row) => ({ ...row, ...byNumber.get(row.row_no) }))
}

export const isFaulty = (row: { id: number | null; status_code: number | null }) =>
  row.id === null && row.status_code !== null
