import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { untilSomebodyWaits } from '#test/server/locks.ts'
import { allRows, firstRow, inSavepoint, lockNamed, noteForLog, oneRow, rehearsed } from './sql.ts'

const { db } = await startTestApp()
const nameOf = async () =>
  (await oneRow(db)<{ name: string }>`select user_name as name from sys_users where id = 3`).name

describe('rows of a statement', () => {
  test('are all of them, the first, or exactly one', async () => {
    const upTo = (most: number) => sql`select generate_series(1, ${most}::integer) as n`
    expect(await allRows(db)`select * from (${upTo(2)}) q`).toEqual([{ n: 1 }, { n: 2 }])
    expect(await firstRow(db)`select * from (${upTo(2)}) q`).toEqual({ n: 1 })
    expect(await firstRow(db)`select * from (${upTo(0)}) q`).toBeUndefined()
    expect(await oneRow(db)`select * from (${upTo(1)}) q`).toEqual({ n: 1 })
    await expect(oneRow(db)`select * from (${upTo(0)}) q`).rejects.toThrow('expected one row, not none')
    await expect(oneRow(db)`select * from (${upTo(3)}) q`).rejects.toThrow('expected one row, not 3')
  })
})

describe('a part of a transaction', () => {
  const rename = (name: string) => sql`update sys_users set user_name = ${name} where id = 3`

  test('that fails is rolled back alone', async () => {
    const told = await db.transaction().execute((trx) =>
      inSavepoint(
        trx,
        async () => {
          await rename('teil').execute(trx)
          await sql`select 1 / 0`.execute(trx)
          return 'done'
        },
        async () => (await oneRow(trx)<{ say: string }>`select 'caught' as say`).say,
      ),
    )
    expect([told, await nameOf()]).toEqual(['caught', 'personel'])
  })

  test('that must be tried again with the whole is not caught', async () => {
    const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const trying = db.transaction().execute((trx) =>
      inSavepoint(
        trx,
        () => Promise.reject(conflict),
        () => 'caught',
      ),
    )
    await expect(trying).rejects.toBe(conflict)
  })

  test('that is a rehearsal leaves nothing but its result', async () => {
    const told = await db.transaction().execute((trx) =>
      rehearsed(trx, async () => {
        await rename('probe').execute(trx)
        return (await oneRow(trx)<{ name: string }>`select user_name as name from sys_users where id = 3`)
          .name
      }),
    )
    expect([told, await nameOf()]).toEqual(['probe', 'personel'])
  })
})

test('of two with the same name one waits for the other, of two records neither', async () => {
  const order: string[] = []
  await db.transaction().execute(async (first) => {
    await lockNamed(first, 'something', 1)
    await db.transaction().execute((other) => lockNamed(other, 'something', 2))
    const second = db.transaction().execute(async (trx) => {
      await lockNamed(trx, 'something', 1)
      order.push('second')
    })
    await untilSomebodyWaits(first)
    order.push('first')
    return { second }
  })
  await expect.poll(() => order).toEqual(['first', 'second'])
})

test('a note stays for the transaction, and an empty one does not take it away', async () => {
  await db.transaction().execute(async (trx) => {
    await noteForLog(trx, 'Auf Wunsch')
    await noteForLog(trx, null)
    const row = await oneRow(trx)<{ note: string }>`select current_setting('weinkontor.note') as note`
    expect(row.note).toBe('Auf Wunsch')
  })
})
