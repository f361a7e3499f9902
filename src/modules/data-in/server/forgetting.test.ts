import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { forgetOldFiles } from './forgetting.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

async function check(code: string, country: string): Promise<number> {
  const rows = [
    ['Kundennummer', 'Nachname', 'Land'],
    [code, `Person ${code}`, country],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'Kunden', rows }] })
  const base_64 = Buffer.from(bytes).toString('base64')
  return (await admin.call('/data_in/check', { file_name: `${code}.xlsx`, base_64 })).check_id
}

/** The runs that are there, each with how many rows it still has. */
async function stored() {
  const { rows } = await sql<{ id: number; rows: number }>`
    select id, (select count(*) from data_in_rows where run_id = r.id) as rows from data_in_runs r order by id`.execute(
    app.db,
  )
  return rows.map(({ id, rows: count }) => [id, count])
}

test('what was not taken in is cleared after a fortnight, and what a file said whose run was taken back', async () => {
  const failed = await check('A', 'Atlantis')
  const waiting = await check('B', 'DE')
  const done = await check('C', 'DE')
  await admin.call('/data_in/run', { check_id: done })
  const undone = await check('D', 'DE')
  await admin.call('/data_in/run', { check_id: undone })
  await admin.call('/data_in/undo', { id: undone })
  const now = Temporal.Now.instant()
  await forgetOldFiles(app.db, now.add({ hours: 24 * 13 }))
  expect(await stored()).toEqual([failed, waiting, done, undone].map((id) => [id, 1]))
  await forgetOldFiles(app.db, now.add({ hours: 24 * 15 }))
  expect(await stored()).toEqual([
    [done, 1],
    [undone, 0],
  ])
  expect((await admin.call('/data_in/get', { id: undone })).item).toMatchObject({ state: 'undone' })
})
