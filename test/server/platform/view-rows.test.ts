import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startDemoApp, startEmptyApp, type TestApp } from '#test/server/app.ts'

/** The generated row of each view. */
const views = Object.values(
  import.meta.glob<Record<string, z.ZodObject>>('/src/modules/*/domain/stored/*.ts', { eager: true }),
).flatMap((module) => Object.entries(module))

/** Columns that the comment in the view's file promises to be never null. */
const promised = ({ shape }: z.ZodObject): string[] =>
  Object.entries<z.ZodType>(shape).flatMap(([field, column]) => (column.isNullable() ? [] : [field]))

async function brokenPromises({ db }: TestApp, view: string, row: z.ZodObject): Promise<string[]> {
  const fields = promised(row)
  const counts = fields.map(
    (field) => sql`count(*) filter (where ${sql.ref(field)} is null) as ${sql.ref(field)}`,
  )
  const { rows } = await sql<
    Record<string, number>
  >`select ${sql.join(counts)} from ${sql.table(view)}`.execute(db)
  return fields.filter((field) => rows[0]?.[field] !== 0)
}

test('most columns of most views are promised', () => {
  expect(views.length).toBeGreaterThan(40)
  expect(views.flatMap(([, row]) => promised(row)).length).toBeGreaterThan(400)
})

describe.each([
  ['the demo company', await startDemoApp(0.06)],
  ['a company that is being set up', await startEmptyApp()],
] as const)('in %s no column that is never null is null', (_company, app) => {
  test.each(views)('%s', async (view, row) => {
    expect(await brokenPromises(app, view, row)).toEqual([])
  })
})
