import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { pdfText } from '#test/server/pdf-text.ts'
import { present } from '#test/server/present.ts'

const { bayi: mover, fremd } = people
const OLD = mover.bayi
const NEW = fremd.bayi
const NOW = '2026-11-16T10:00:00+01:00'
const today = { start_date: '2026-11-16', end_date: '2026-11-16' }
const always = { start_date: '2020-01-01', end_date: '2029-01-01' }

let app: TestApp
let admin: Caller
let oldDealer: Caller
let newDealer: Caller
let moved: Caller
let sold: number
let open: number

const setDealer = async (bayi: number, fields: Record<string, unknown> = {}) => {
  const { item } = await admin.call('/sys_users/get', { id: mover.id })
  return { id: mover.id, bayi, version: item.version, ...fields }
}

const reachedOutcome = async () => {
  const { rows } = await sql<{ def_type: number }>`
    select def_type from sys_gorusme_asama where reached = '1' and needs_note = '0' and status = '1'
      and asks_do_not_call = '0' order by 1 limit 1`.execute(app.db)
  return rows[0]?.def_type
}

/** A person of dealer 2 has customers, sales, an advance, a call and a draw, and moves to dealer 3. */
beforeAll(async () => {
  app = await startTestApp()
  app.setNow(NOW)
  await app.db.updateTable('sys_users').set({ user_level: 3 }).where('id', '=', fremd.id).execute()
  await sql`update prim_oranlari set yuzde = 10 where user_id = ${mover.id}`.execute(app.db)
  admin = await app.as('admin')
  oldDealer = await app.as('bayiadmin')
  newDealer = await app.as('fremd')
  moved = await app.as('bayi')
  const cus_id = await buildCustomer(app.db, { cus_user: mover.id, cus_firm: 'Weinhaus Adler' })
  const own = { per_id: mover.id, bayi_id: OLD, cus_id }
  sold = await buildClosedOrder(app, { ...own, s_g_toplam: 238, kdv_oran: 19 })
  const wine = await buildWine(app.db)
  open = await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, { ...own, s_tar: NOW })
  await admin.call('/personel_odeme/create', { per_id: mover.id, tarihi: '2026-11-02', tutar: 5 })
  await moved.call('/call/finish', { cus_id, outcome: present(await reachedOutcome()) })
  await sql`insert into customer_draws (user_id, bayi_id, cus_id, at)
    values (${mover.id}, ${OLD}, ${cus_id}, ${NOW})`.execute(app.db)
})

describe('a move to another dealer', () => {
  test('is asked first while work waits, and names what goes along', async () => {
    const refusal = await admin.refused('/sys_users/update', await setDealer(NEW))
    expect(refusal.code).toBe('move_needs_confirmation')
    expect(refusal.params).toMatchObject({ customers: 1, orders: 1, tasks: 0 })
    const { item } = await admin.call('/sys_users/move_preview', { id: mover.id })
    expect(item).toMatchObject({ customers: 1, orders: 1 })
    expect((await oldDealer.refused('/sys_users/move_preview', { id: mover.id })).code).toBe('ERR_105')
  })

  test('is an administrator’s, whatever was confirmed; other changes ask nothing', async () => {
    const forced = await setDealer(NEW, { onay: '1' })
    expect((await oldDealer.refused('/sys_users/update', forced)).code).toBe('ERR_105')
    expect((await newDealer.refused('/sys_users/update', forced)).code).toBe('ERR_105')
    await admin.call('/sys_users/update', await setDealer(OLD, { tel_home: '0221 1' }))
  })

  test('takes no history along: the dealer of the day keeps it', async () => {
    const account = async (reader: Caller, input: Record<string, unknown> = { user_id: mover.id }) =>
      reader.call('/commission_account/summary', input)
    const before = await account(oldDealer)
    expect(before).toMatchObject({ earned: 20, advanced: 5 })
    await admin.call('/sys_users/update', await setDealer(NEW, { onay: '1' }))

    expect(await account(newDealer)).toMatchObject({ expected: 0, earned: 0, advanced: 0, settle_by: null })
    const { datalist } = await newDealer.call('/commission_account/list', { user_id: mover.id })
    expect(datalist).toEqual([])
    for (const path of ['/commission_account/statement', '/commission_account/extract']) {
      const { sesion_id } = newDealer
      const file = await app.post(path, { sesion_id, user_id: mover.id, ...always })
      expect(pdfText(new Uint8Array(await file.arrayBuffer()))).not.toMatch(/Auftrag \d/)
    }
    // The person's own account is complete, and administrators see all of it.
    for (const [reader, input] of [[moved, {}] as const, [admin, { user_id: mover.id }] as const])
      expect(await account(reader, input)).toMatchObject({
        earned: 20,
        advanced: 5,
        expected: before.expected,
      })
  })

  test('leaves effort, sales and orders with the dealer they were made for', async () => {
    const effort = async (reader: Caller) =>
      (await reader.call('/call/effort', today)).datalist.filter(({ user_id }) => user_id === mover.id)
    expect(await effort(newDealer)).toEqual([])
    expect(await effort(oldDealer)).toMatchObject([{ draws: 1, calls: 1, orders: 1 }])
    const onBoard = async (reader: Caller) =>
      (await reader.call('/call/team')).datalist.find(({ user_id }) => user_id === mover.id)
    expect(await onBoard(newDealer)).toMatchObject({
      calls: 0,
      reached: 0,
      last_call: null,
      orders: 0,
      euro: 0,
    })
    expect(await onBoard(oldDealer)).toMatchObject({
      calls: 1,
      reached: 1,
      goal: null,
      customer: null,
    })
    expect(await onBoard(admin)).toMatchObject({ calls: 1, reached: 1 })
    for (const id of [sold, open]) {
      const listed = async (reader: Caller) =>
        (await reader.call('/siparisler/list', { filters: { id } })).datalist.length
      expect([await listed(oldDealer), await listed(newDealer)]).toEqual([1, 0])
    }
  })

  test('counts what comes next for the new dealer', async () => {
    await buildClosedOrder(app, { per_id: mover.id, bayi_id: NEW, s_g_toplam: 119, kdv_oran: 19 })
    expect(await newDealer.call('/commission_account/summary', { user_id: mover.id })).toMatchObject({
      earned: 10,
    })
    expect((await oldDealer.refused('/commission_account/summary', { user_id: mover.id })).code).toBe(
      'ERR_105',
    )
  })
})
