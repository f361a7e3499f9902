import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestApp } from '#test/server/app.ts'
import { writtenFields } from './written-fields.ts'

/** The numbers and words that columns hold, against those that the calls of the same names let through. */
const app = await startTestApp()

type Column = { table: string; name: string; type: string; checks: string[] }

const { rows: columns } = await sql<Column>`
  select t.relname as table, a.attname as name,
    format_type(coalesce(nullif(d.typbasetype, 0), a.atttypid), greatest(a.atttypmod, d.typtypmod)) as type,
    array(select pg_get_constraintdef(c.oid) from pg_constraint c
      where c.contype = 'c' and (c.conrelid = t.oid and c.conkey = array[a.attnum] or c.contypid = d.oid)) as checks
  from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_type d on d.oid = a.atttypid
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`.execute(
  app.db,
)

type Range = { least: number; most: number; step: number }

const whole: Readonly<Record<string, number>> = { smallint: 2 ** 15, integer: 2 ** 31 }

/** What the type holds; null for one without numbers. */
function rangeOfType(type: string): Range | null {
  const end = whole[type]
  if (end) return { least: -end, most: end - 1, step: 1 }
  const [, digits, places] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? []
  if (digits === undefined || places === undefined) return null
  const step = 10 ** -Number(places)
  const most = 10 ** (Number(digits) - Number(places)) - step
  return { least: -most, most, step }
}

const BOUND = /\b\w+\)?(?:::numeric)? (>=|>|<=|<) \(?'?(-?\d+(?:\.\d+)?)/g

/** What a check lets through, when it says only that. */
function narrowed(range: Range, check: string): Range {
  if (/ OR |length\(|CASE|~/.test(check)) return range
  return [...check.matchAll(BOUND)].reduce((found, [, sign, text]) => {
    const bound = Number(text)
    const beside = { '>=': bound, '>': bound + range.step, '<=': bound, '<': bound - range.step }[sign ?? '']
    if (beside === undefined) return found
    return sign?.startsWith('>')
      ? { ...found, least: Math.max(found.least, beside) }
      : { ...found, most: Math.min(found.most, beside) }
  }, range)
}

const rangeOf = ({ type, checks }: Column): Range | null => {
  const range = rangeOfType(type)
  return range && checks.reduce(narrowed, range)
}

const fields = writtenFields((table, name) =>
  columns.find((column) => column.table === table && column.name === name),
)

const numbers = fields.flatMap(({ where, schema, column }) => {
  const range = rangeOf(column)
  return range ? [{ where, schema, range }] : []
})

/** Whether the schema makes of a value a number that is not in the range. */
function letsThrough(schema: z.ZodType, value: unknown, { least, most }: Range): boolean {
  const { data } = schema.safeParse(value)
  return typeof data === 'number' && (data < least || data > most)
}

/** Just outside on both sides, and far away, as number and as text. */
const outside = ({ least, most, step }: Range) =>
  [least - step, most + step, least - 10 ** 12, most + 10 ** 12].flatMap((value) => [value, String(value)])

describe('numbers of calls', () => {
  test('are compared with those of the columns', () => {
    expect(numbers.length).toBeGreaterThan(100)
  })

  test('are never outside of what their column holds', () => {
    const tooFar = numbers.filter(({ schema, range }) =>
      outside(range).some((value) => letsThrough(schema, value, range)),
    )
    expect(tooFar.map(({ where, range }) => `${where}: ${range.least} to ${range.most}`)).toEqual([])
  })
})

/** The words that a column holds, where its check lists them. */
function wordsOf({ checks }: Column): string[] | null {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check) ?? []
    if (list) return [...list.matchAll(/'([^']*)'|(\d+)/g)].map(([, text, digits]) => text ?? digits ?? '')
  }
  return null
}

const listed = fields.flatMap(({ where, schema, column }) => {
  const words = wordsOf(column)
  return words ? [{ where, schema, words }] : []
})

test('a word that its column does not list is refused by the call', () => {
  expect(listed.length).toBeGreaterThan(20)
  const strange = listed.filter(({ schema, words }) =>
    ['?', '2', '9', 2, 9, -1].some((value) => {
      const { data } = schema.safeParse(value)
      return (typeof data === 'string' || typeof data === 'number') && !words.includes(String(data))
    }),
  )
  expect(strange.map(({ where }) => where)).toEqual([])
})

/** The patterns that a column demands of its texts. */
const patternsOf = ({ checks }: Column) =>
  checks.flatMap((check) =>
    [...check.matchAll(/(?:VALUE|\w+) ~ '([^']+)'/g)].map(([, pattern = '']) => new RegExp(pattern)),
  )

const shaped = fields.flatMap(({ where, schema, column }) => {
  const patterns = patternsOf(column)
  return patterns.length ? [{ where, schema, patterns }] : []
})

/** Texts whose shape a rule of the call looks at, with words of its own at the field. */
const ruled = new Set(['/bank_account/save iban'])

test('a text that has not the shape of its column is refused by the call', () => {
  expect(shaped.length).toBeGreaterThan(3)
  const shapeless = shaped.filter(({ schema, patterns }) =>
    ['?', '99:99', '7:5', '1', 'äöü', ' '].some((value) => {
      const { data } = schema.safeParse(value)
      return typeof data === 'string' && patterns.some((pattern) => !pattern.test(data))
    }),
  )
  expect(new Set(shapeless.map(({ where }) => where))).toEqual(ruled)
})
