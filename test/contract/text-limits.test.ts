import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { refusalOf } from '#platform/server/database/database-errors.ts'
import { startTestApp } from '#test/server/app.ts'
import { writtenFields } from './written-fields.ts'

/** The longest texts that tables hold, against those that the forms of the same names let through. */
const app = await startTestApp()

type Check = { table: string; name: string; columns: string[]; definition: string }

const { rows: checks } = await sql<Check>`
  select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(c.conkey)) as columns
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'c' and t.relnamespace = 'public'::regnamespace`.execute(app.db)

/** `table.column` → how many characters it holds. */
const limits = new Map(
  checks.flatMap(({ table, definition }) =>
    [...definition.matchAll(/length\((\w+)\) <= (\d+)/g)].map(
      ([, column, most]) => [`${table}.${column}`, Number(most)] as const,
    ),
  ),
)

const shapes: readonly ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => 'ß'.repeat(length),
  (length) => '1'.repeat(length),
  (length) => {
    const local = 'a'.repeat(31 - (length % 2))
    return `${`${local}@${'b.'.repeat(length)}`.slice(0, length - 3)}.de`
  },
  (length) => `https://example.com/${'a'.repeat(length)}`.slice(0, length),
]

/** How long the texts are that the schema makes of texts of this length. */
const lengthsAt = (schema: z.ZodType, length: number): number[] =>
  shapes.flatMap((shape) => {
    const { data } = schema.safeParse(shape(length))
    return typeof data === 'string' ? [data.length] : []
  })

const shared = writtenFields((table, name) => limits.get(`${table}.${name}`)).map(
  ({ where, schema, column: most }) => ({ where, schema, most }),
)

/** Forms that let through less than their column holds, and why. */
const narrower: Readonly<Record<string, string>> = {
  '/list_view/save list': 'is the key of a declared list',
}

describe('texts of forms', () => {
  test('are compared with those of the tables', () => {
    expect(shared.length).toBeGreaterThan(100)
  })

  test('are never longer than their columns', () => {
    const tooLong = shared.filter(({ schema, most }) =>
      [Math.ceil(most / 2), most, most + 1].some((length) =>
        lengthsAt(schema, length).some((made) => made > most),
      ),
    )
    expect(tooLong.map(({ where }) => where)).toEqual([])
  })

  test('may be as long as their columns', () => {
    const shorter = shared.filter(({ schema, most }) => !lengthsAt(schema, most).includes(most))
    expect(shorter.map(({ where }) => where)).toEqual(Object.keys(narrower))
  })
})

test('a violated check of one column names it', () => {
  const nameless = checks.filter(({ table, name, columns: [column = '', ...others] }) => {
    const named = Object.keys(refusalOf({ code: '23514', table, constraint: name })?.fields ?? {})
    return others.length === 0
      ? named.join() !== column
      : named.some((field) => field !== column && !others.includes(field))
  })
  expect(nameless.map(({ name }) => name)).toEqual([])
})
