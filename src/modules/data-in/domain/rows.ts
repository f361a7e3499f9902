import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, formatEuro, type Cents } from '#core/money/money.ts'
import { isVatId } from '#core/money/vat-id.ts'
import {
  isRightIban,
  printed,
  readCell,
  type Cell,
  type CellValue,
  type Lists,
  saysNothing,
} from './cells.ts'
import { columnsOf, type SheetName } from './columns.ts'
import type { Finding, FindingCode } from './findings.ts'
import { looksLikePhone, splitNumbers, withLostZero, withLostZeros } from './phones.ts'

export type RowData = Record<string, CellValue>

export type ReadRow = { data: RowData; findings: Finding[] }

type Judging = { row: number; data: RowData; findings: Finding[]; today: IsoDate }

function note(
  { row, findings }: Judging,
  kind: Finding['kind'],
  field: string,
  code: FindingCode,
  more: Pick<Finding, 'params' | 'found'> = {},
): void {
  findings.push({ kind, row, field, code, ...more })
}

const amountOf = (data: RowData, field: string) => cents(Number(data[field] ?? 0))

const textOf = (data: RowData, field: string): string | null =>
  typeof data[field] === 'string' && data[field] ? data[field] : null

/** The phone fields in the order in which a second number is put into a free one. */
const phoneFields = ['phone', 'mobile', 'phone2', 'private', 'fax'] as const

/** Splits cells with two numbers, restores lost zeros, and reports invalid numbers. */
function mendPhones(judging: Judging): void {
  const { data } = judging
  const country = textOf(data, 'country') ?? ''
  const spare: { field: string; numbers: string[]; found: string }[] = []
  for (const field of phoneFields) {
    const found = textOf(data, field)
    if (!found) continue
    const [first = '', ...rest] = splitNumbers(found)
    data[field] = mendPhone(judging, field, first, country)
    if (rest.length) spare.push({ field, numbers: rest, found })
  }
  for (const { field, numbers, found } of spare) {
    for (const number of numbers) {
      const free = phoneFields.find((one) => one !== 'fax' && !data[one])
      if (!free) note(judging, 'error', field, 'no_room', { found })
      else data[free] = mendPhone(judging, free, number, country)
    }
    note(judging, 'repair', field, 'number_split', { params: { value: numbers.join(', ') }, found })
  }
}

function mendPhone(judging: Judging, field: string, phone: string, country: string): string | null {
  if (/^[-–?.x]+$/i.test(phone) || saysNothing(phone)) {
    note(judging, 'repair', field, 'blanked', { found: phone })
    return null
  }
  if (!looksLikePhone(phone)) {
    note(judging, 'error', field, 'not_phone', { found: phone })
    return null
  }
  const mended = withLostZero(phone, country)
  if (mended) note(judging, 'repair', field, 'zero_added', { params: { value: mended }, found: phone })
  return mended ?? phone
}

function mendPostcode(judging: Judging): void {
  const { data } = judging
  const postcode = textOf(data, 'postcode')
  const mended = postcode && withLostZeros(postcode, textOf(data, 'country') ?? '')
  if (!mended) return
  note(judging, 'repair', 'postcode', 'zero_added', { params: { value: mended }, found: postcode })
  data.postcode = mended
}

function judgeCustomer(judging: Judging): void {
  const { data, today } = judging
  mendPhones(judging)
  mendPostcode(judging)
  if (!data.name && !data.surname && !data.firm) note(judging, 'error', 'surname', 'no_name')
  if (data.street && !data.city) note(judging, 'error', 'city', 'street_needs_city')
  const vatId = textOf(data, 'vat_id')
  if (vatId && !isVatId(vatId)) note(judging, 'error', 'vat_id', 'not_vat_id', { found: vatId })
  const iban = textOf(data, 'iban')
  if (iban && !isRightIban(iban)) note(judging, 'error', 'iban', 'not_iban', { found: iban })
  for (const field of ['birthday', 'consent_phone', 'consent_email']) refuseFuture(judging, field, today)
}

function refuseFuture(judging: Judging, field: string, today: IsoDate): void {
  const day = textOf(judging.data, field)
  if (day && day > today) note(judging, 'error', field, 'in_future', { found: day })
}

/** The fee that the last reminder asks for. */
const feeOf = (data: RowData): Cents =>
  data.reminder_3 ? amountOf(data, 'fee_3') : data.reminder_2 ? amountOf(data, 'fee_2') : (0 as Cents)

function judgeInvoice(judging: Judging): void {
  const { data, today } = judging
  const day = textOf(data, 'day')
  for (const field of ['day', 'paid_day', 'reminder_1', 'reminder_2', 'reminder_3'])
    refuseFuture(judging, field, today)
  const due = textOf(data, 'due')
  if (due && day && due < day) note(judging, 'error', 'due', 'due_before_invoice', { found: due })
  judgeReminders(judging, day)
  if (data.total === null) return
  const total = amountOf(data, 'total')
  const paid = amountOf(data, 'paid')
  const open = (total + feeOf(data) - paid) as Cents
  if (total <= 0 || open <= 0) note(judging, 'error', 'paid', 'paid_in_full')
  if (paid > 0 && !data.paid_day) note(judging, 'error', 'paid_day', 'paid_without_day')
  if (data.open !== null && amountOf(data, 'open') !== open)
    note(judging, 'error', 'open', 'open_differs', {
      params: { expected: formatEuro(euros(open)), found: formatEuro(Number(data.open)) },
    })
  data.open = euros(open)
}

/** A later letter needs the earlier ones, each not before the other. */
function judgeReminders(judging: Judging, day: string | null): void {
  const days = [day, ...[1, 2, 3].map((stage) => textOf(judging.data, `reminder_${stage}`))]
  days.forEach((sent, stage) => {
    if (stage === 0 || !sent) return
    const before = days[stage - 1]
    if (!before || before > sent)
      note(judging, 'error', `reminder_${stage}`, 'reminder_order', { found: sent })
  })
}

const judges: Partial<Record<SheetName, (judging: Judging) => void>> = {
  customers: judgeCustomer,
  addresses: mendPostcode,
  invoices: judgeInvoice,
  advances: (judging) => refuseFuture(judging, 'day', judging.today),
}

/** A row that is left out is given back with what its cells said; of a repair only a part is shown. */
const LONGEST_FOUND = 2_000
const LONGEST_REPAIRED = 200

/** A row of a sheet as it will be written, with everything that was corrected or is wrong in it. */
export function readRow(
  sheet: SheetName,
  row: number,
  cells: Readonly<Record<string, Cell | undefined>>,
  { lists, today }: { lists: Lists; today: IsoDate },
): ReadRow {
  const judging: Judging = { row, data: {}, findings: [], today }
  for (const [field, column] of Object.entries(columnsOf(sheet))) {
    const cell = cells[field]
    const { value, notes } = readCell(cell, column, lists, today)
    judging.data[field] = value
    for (const { kind, code, params } of notes)
      note(judging, kind, field, code, {
        ...(params ? { params } : {}),
        found: cell ? printed(cell).slice(0, kind === 'error' ? LONGEST_FOUND : LONGEST_REPAIRED) : null,
      })
  }
  judges[sheet]?.(judging)
  return { data: judging.data, findings: judging.findings }
}
