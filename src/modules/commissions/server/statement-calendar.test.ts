import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#test/server/app.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { startPayouts } from '#test/server/payouts.ts'
import type { CalendarRow } from '../domain/statement-calendar.ts'

const { app, admin, pay } = await startPayouts()
app.setNow('2026-11-16T10:00:00+01:00')
const { personel, bayi } = people

await sql`update prim_oranlari set yuzde = 10 where user_id = any(${[personel.id, bayi.id]})`.execute(app.db)
const paidOn = (f_odeme_tar: string, s_g_toplam: number, values: Record<string, unknown> = {}) =>
  buildClosedOrder(app, { s_g_toplam, kdv_oran: 19, f_odeme_tar, ...values })
const settled = await paidOn('2026-08-20', 357)
await pay([settled], {})
await paidOn('2025-10-05', 595)
await paidOn('2026-09-30', 119)
await paidOn('2026-10-01', 238)
await paidOn('2026-11-02', 476)
// Paid beside a commission that was written off, but without commission of its own.
await paidOn('2026-06-04', 0)
const wrote = [await paidOn('2026-06-03', 714), await paidOn('2026-08-21', 59.5)]
for (const id of wrote) await admin.call('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
await paidOn('2026-09-10', 119, { per_id: bayi.id, bayi_id: bayi.bayi })
// Sold for another dealer: no business of the administrator of the own one.
await paidOn('2026-09-11', 1190, { per_id: bayi.id, bayi_id: 3 })

const path = '/commission_account/calendar'
const rowsOf = async (caller: Caller, input: Record<string, unknown> = {}): Promise<CalendarRow[]> =>
  (await caller.call(path, input)).datalist ?? []
const rowOf = async (caller: Caller, user_id: number, input: Record<string, unknown> = {}) =>
  (await rowsOf(caller, input)).find((row) => row.user_id === user_id)

describe('the calendar of statements', () => {
  test('says of each month what was settled, waits, is late or runs', async () => {
    const row = await rowOf(admin, personel.id)
    expect(row?.months.map(({ month }) => month).at(0)).toBe('2025-12-01')
    expect(row).toMatchObject({ older: 50 })
    expect(row?.months.slice(6)).toMatchObject([
      { month: '2026-06-01', state: 'written_off', open: 0, written_off: 60 },
      { month: '2026-07-01', state: 'none', open: 0 },
      { month: '2026-08-01', state: 'issued', open: 0, written_off: 5 },
      { month: '2026-09-01', state: 'overdue', open: 10, settle_by: '2026-10-31' },
      { month: '2026-10-01', state: 'due', open: 20, settle_by: '2026-11-30' },
      { month: '2026-11-01', state: 'running', open: 40 },
    ])
  })

  test('shows another year, and late parts of before it beside it', async () => {
    const row = await rowOf(admin, personel.id, { end_date: '2025-11-16' })
    expect(row).toMatchObject({ older: 0 })
    expect(row?.months.at(-2)).toMatchObject({ month: '2025-10-01', state: 'overdue', open: 50 })
    expect(await rowsOf(admin, { end_date: '2020-01-01' })).toEqual([])
    expect((await admin.refused(path, { end_date: '2026-02-30' })).fields).toHaveProperty('end_date')
  })

  test('agrees with the account about what waits', async () => {
    const row = await rowOf(admin, personel.id)
    const { earned, settle_by } = await admin.call('/commission_account/summary', { user_id: personel.id })
    const waiting = (row?.months ?? []).reduce((sum, { open }) => sum + open, row?.older ?? 0)
    expect({ earned, settle_by }).toEqual({ earned: waiting, settle_by: '2025-11-30' })
  })

  test('has everybody for administrators, the own people and sales for dealers, else the own row', async () => {
    expect((await rowsOf(admin)).map(({ user_id }) => user_id).toSorted()).toEqual([personel.id, bayi.id])
    const dealer = await rowsOf(await app.as('bayiadmin'))
    expect(dealer.map(({ user_id }) => user_id)).toEqual([bayi.id])
    expect(dealer[0]?.months.at(-3)).toMatchObject({ state: 'overdue', open: 10 })
    const own = await rowsOf(await app.as('bayi'))
    expect(own[0]?.months.at(-3)).toMatchObject({ state: 'overdue', open: 110 })
    expect(own).toHaveLength(1)
    expect(await rowsOf(await app.as('satis'))).toEqual([])
  })

  test('says which month has its statement, to those who would get it', async () => {
    const september = { start_date: '2026-09-01', end_date: '2026-09-30' }
    const statementOf = async (caller: Caller, user_id: number) =>
      (await rowOf(caller, user_id))?.months.find(({ month }) => month === '2026-09-01')?.statement
    expect(await statementOf(admin, bayi.id)).toBeNull()
    await app.post('/commission_account/statement', {
      sesion_id: admin.sesion_id,
      user_id: bayi.id,
      ...september,
    })
    const issued = { number: expect.stringMatching(/^PA/), day: '2026-11-16' }
    expect(await statementOf(admin, bayi.id)).toEqual(issued)
    expect(await statementOf(await app.as('bayi'), bayi.id)).toEqual(issued)
    expect(await statementOf(await app.as('bayiadmin'), bayi.id)).toBeNull()
    expect(await statementOf(admin, personel.id)).toBeNull()
  })
})
