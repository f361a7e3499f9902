import { z } from 'zod'
import type { FieldProblem } from '#core/errors.ts'
import { flag, wholeNumber } from '#core/fields.ts'

export const rangeKinds = ['invoice', 'credit_note', 'cancellation', 'customer', 'slip'] as const

export type RangeKind = (typeof rangeKinds)[number]

/** Documents that the law numbers without gaps; the others have the number of their row. */
export const gapless: readonly RangeKind[] = ['invoice', 'credit_note', 'cancellation']

/** {YYYY} and {YY} stand for the year; nothing else in braces is known. */
const PREFIX = /^(?:[A-Za-z0-9/_.-]|\{YYYY\}|\{YY\})*$/
const YEAR = /\{YYYY\}|\{YY\}/
const HIGHEST = 999_999_999

export const RangeForm = z.object({
  kind: z.enum(rangeKinds).describe('what is numbered'),
  prefix: z
    .string()
    .trim()
    .max(20)
    .regex(PREFIX)
    .default('')
    .describe('before the number; {YYYY} and {YY} are the year'),
  width: wholeNumber(1, 10).describe('digits, filled with zeros'),
  next: wholeNumber(1, HIGHEST).describe('the next number'),
  yearly: flag.describe('starts again at 1 with each year'),
})

export type RangeForm = z.output<typeof RangeForm>

/** Must match number_text() in the database. */
export function numberText(
  { prefix, width }: Pick<RangeForm, 'prefix' | 'width'>,
  year: number,
  number: number,
) {
  const written = prefix.replaceAll('{YYYY}', String(year)).replaceAll('{YY}', String(year).slice(-2))
  return written + String(number).padStart(width, '0')
}

type Present = {
  /** The next number as it is now. */
  next: number
  /** The highest number in use with the wanted prefix, or 0. */
  highest: number
  /** Whether the other range of the same column has the wanted prefix. */
  isPrefixTaken: boolean
}

/** What is wrong with the wanted range, by field; numbers only increase, and none is used twice. */
export function rangeProblems(wished: RangeForm, present: Present): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  const isGapless = gapless.includes(wished.kind)
  if (wished.yearly === '1' && !isGapless) problems.yearly = { code: 'not_allowed' }
  if (wished.yearly === '1' && isGapless && !YEAR.test(wished.prefix))
    problems.prefix = { code: 'year_missing' }
  if (present.isPrefixTaken) problems.prefix = { code: 'exists_already' }
  const lowest = Math.max(present.next, present.highest + 1)
  if (wished.next < lowest) problems.next = { code: 'too_small', params: { min: lowest } }
  return problems
}
