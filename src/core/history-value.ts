import { formatDate, formatMoment } from './dates.ts'
import { formatAmount, formatNumber } from './money.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A stored value as people read it: days and moments of the business clock, amounts with two decimals. */
export function historyValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return Number.isInteger(value) ? formatNumber(value) : formatAmount(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (DAY.test(text)) return formatDate(text)
  return MOMENT.test(text) ? formatMoment(text) : text
}

type Values = Record<string, unknown> | null

/** The fields that a change touched, each with both values; of a new or deleted record one side is empty. */
export function changesBetween(
  before: Values,
  after: Values,
  told?: readonly string[],
): { field: string; before: unknown; after: unknown }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted()
  return fields
    .filter((field) => !told || told.includes(field))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
}
