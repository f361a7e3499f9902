import { z } from 'zod'
import { isIsoDate } from './days/dates.ts'
import type { FieldProblem } from './errors.ts'
import type { FieldCode } from './texts/field-texts.ts'

/** The building blocks of every schema: what a field of a form, of the wire and of a table accepts. */

/** Custom checks name their field message through the zod message. */
const says = (code: FieldCode) => ({ message: code })

const emptyToNull = <Value>(value: Value) => (value === '' || value === undefined ? null : value)

/** What a field of a form may hold before it is checked; an empty one is null. */
type Typed<Value> = Value | '' | null | undefined

/** A database id. JSON may carry it as a number or as digits. */
export const rowId = z.preprocess(
  (value: number | string) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.number().int().positive().max(2_147_483_647),
)

/** The state of a row that the caller saw, counted from 1. */
export const rowVersion = z.number().int().positive().max(2_147_483_647)

/** '0' or '1' on the wire; numbers and booleans are understood. */
export const flag = z.preprocess(
  (value: Flag | 0 | 1 | boolean) => {
    if (value === true || value === 1) return '1'
    if (value === false || value === 0) return '0'
    return value
  },
  z.enum(['0', '1']),
)

export type Flag = '0' | '1'

export const asFlag = (isOn: boolean): Flag => (isOn ? '1' : '0')

/** A line of text that must be filled. */
export const requiredText = (max: number) => z.string().trim().min(1, says('requiredField')).max(max)

/** A line of text that may stay empty; empty is null. */
export const optionalText = (max: number) =>
  z.preprocess(emptyToNull<Typed<string>>, z.string().trim().max(max).nullable()).default(null)

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

export const AMOUNT_MAX = 9_999_999.99

/** An amount in euro, never negative, two decimals. */
export const amount = z.preprocess(
  emptyToNull<Typed<number>>,
  z.number().min(0).max(AMOUNT_MAX).refine(hasTwoDecimals, says('two_decimals')),
)

/** A whole number from `min` up. */
export const wholeNumber = (min: number, max = 1_000_000) =>
  z.preprocess(emptyToNull<Typed<number>>, z.number().int().min(min).max(max))

export const isoDate = z.string().refine(isIsoDate, says('not_date'))

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/

/** The days of a report, both included. They may come as YYYYMMDD too. */
const reportDay = z
  .string()
  .transform((day) => day.replace(COMPACT_DAY, '$1-$2-$3'))
  .refine(isIsoDate, says('not_date'))

export const reportRange = {
  start_date: reportDay.describe('first day'),
  end_date: reportDay.describe('last day, included'),
}

export const optionalDate = z.preprocess(emptyToNull<Typed<string>>, isoDate.nullable()).default(null)

export const emailAddress = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .pipe(z.email(says('not_email')))

/** A number that may stay empty, such as the key of a reference list. */
export const optionalKey = z.preprocess(emptyToNull<Typed<number | string>>, rowId.nullable()).default(null)

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'custom':
      return { code: issue.message as FieldCode }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'not_email' : 'not_allowed' }
    case 'invalid_type':
      return typeProblem(issue)
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'too_long', params: { max: Number(issue.maximum) } }
        : { code: 'too_large', params: { max: Number(issue.maximum) } }
    case 'too_small':
      if (issue.message === 'requiredField') return { code: 'requiredField' }
      return { code: 'too_small', params: { min: Number(issue.minimum) } }
    case 'unrecognized_keys':
      return { code: 'unknown_field' }
    default:
      return { code: 'not_allowed' }
  }
}

function typeProblem(issue: z.core.$ZodIssueInvalidType): FieldProblem {
  if (issue.input === undefined || issue.input === null) return { code: 'requiredField' }
  if (issue.expected === 'int') return { code: 'not_integer' }
  if (issue.expected === 'number') return { code: 'not_number' }
  return { code: 'not_allowed' }
}

/** What zod found, as one problem per field; nested fields are named by their path. */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) problems[name] ??= problemOf(issue)
  }
  return problems
}

/** Parses and keeps the failing input in each issue, so that "missing" and "wrong" can be told apart. */
export function check<T>(schema: z.ZodType<T>, value: unknown) {
  return schema.safeParse(value, { reportInput: true })
}
