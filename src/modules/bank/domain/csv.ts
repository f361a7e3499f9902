import { z } from 'zod'
import { compactNumber, isIban } from '#core/money/bank.ts'
import { csvRecords } from '#core/texts/csv.ts'
import { isIsoDate, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { cents, euros, parseAmount, sumCents } from '#core/money/money.ts'
import { requiredText } from '#core/fields.ts'
import { defineRefusals } from '#core/refusal.ts'
import { bankRefusals } from './refusals.ts'
import { bareEntry, MAX_ENTRIES, MOST_AMOUNT, type BankEntry, type Statement } from './statement.ts'

const refusals = defineRefusals({
  csv_columns_missing: {
    tr: 'Bu sütunlar dosyada yok: {columns}',
    de: 'Diese Spalten hat die Datei nicht: {columns}',
    en: 'The file does not have these columns: {columns}',
  },
  csv_row_broken: {
    tr: '{row}. satırda “{field}” okunamıyor.',
    de: 'In Zeile {row} ist „{field}“ nicht lesbar.',
    en: '“{field}” cannot be read in row {row}.',
  },
})

const column = z.string().trim().max(80)

/** Maps the columns of a bank's CSV file by the names in its header line. */
export const CsvMapping = z.object({
  separator: z.enum([';', ',', '\t']).default(';').describe('what is between two columns'),
  day: requiredText(80).describe('column of the booking day'),
  amount: requiredText(80).describe('column of the amount, with its sign'),
  name: column.default('').describe('column of the payer'),
  iban: column.default('').describe('column of the account of the payer'),
  purpose: column.default('').describe('column of the purpose'),
  reference: column.default('').describe('column of the bank’s own reference'),
})

export type CsvMapping = z.infer<typeof CsvMapping>

/** The cells of a CSV text without its empty lines. */
export const csvRows = (text: string, separator: string): string[][] =>
  [...csvRecords(text, separator)].filter((cells) => cells.some(Boolean))

const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/

function dayOf(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = GERMAN_DAY.exec(text) ?? []
  const iso = day
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text
  return isIsoDate(iso) ? iso : null
}

const brokenRow = (row: number, field: string) => new AppError(refusals.csv_row_broken, { row, field })

/** Rows of a CSV file as a statement; banks may write lines above the one with the names of the columns. */
export function readCsv(text: string, mapping: CsvMapping, iban: string): Statement {
  const rows = csvRows(text.replace(/^\u{feff}/u, ''), mapping.separator)
  const wanted = [mapping.day, mapping.amount]
  const head = rows.findIndex((cells) => wanted.every((name) => cells.includes(name)))
  if (head < 0) throw new AppError(refusals.csv_columns_missing, { columns: wanted.join(', ') })
  const names = rows[head] ?? []
  if (rows.length - head - 1 > MAX_ENTRIES)
    throw new AppError(bankRefusals.statement_too_long, { max: MAX_ENTRIES })
  const missing = [mapping.name, mapping.iban, mapping.purpose, mapping.reference].filter(
    (name) => name && !names.includes(name),
  )
  if (missing.length) throw new AppError(refusals.csv_columns_missing, { columns: missing.join(', ') })
  const entries = rows
    .slice(head + 1)
    .map((cells, index) =>
      entryOf((name) => (name ? (cells[names.indexOf(name)] ?? '') : ''), mapping, head + index + 2),
    )
  const days = entries.map(({ day }) => day).toSorted()
  if (!days[0]) throw new AppError(bankRefusals.statement_broken, { what: 'CSV' })
  return {
    kind: 'csv',
    iban,
    currency: 'EUR',
    statementId: 'csv',
    sequence: null,
    day: days.at(-1) ?? days[0],
    opening: null,
    closing: null,
    total: euros(sumCents(entries.map(({ amount }) => cents(amount)))),
    entries,
  }
}

function entryOf(cell: (name: string) => string, mapping: CsvMapping, row: number): BankEntry {
  const day = dayOf(cell(mapping.day))
  const amount = parseAmount(cell(mapping.amount).replace(/^\+/, ''))
  if (!day) throw brokenRow(row, mapping.day)
  if (amount === null) throw brokenRow(row, mapping.amount)
  if (Math.abs(amount) > MOST_AMOUNT)
    throw new AppError(bankRefusals.statement_amount_impossible, { amount: cell(mapping.amount) })
  const account = compactNumber(cell(mapping.iban))
  return {
    ...bareEntry,
    day,
    amount,
    name: cell(mapping.name).slice(0, 140) || null,
    iban: isIban(account) ? account : null,
    purpose: cell(mapping.purpose).slice(0, 1000),
    reference: cell(mapping.reference).slice(0, 100) || null,
  }
}
