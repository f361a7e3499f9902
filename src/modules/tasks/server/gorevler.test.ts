import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { hasHeardAll, openFreshWindow } from '#test/server/window.ts'
import type { ListPayload } from '#core/lists/list.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let colleague: Caller
let order: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  colleague = await app.as('satis')
  const stk_id = await buildWine(app.db, {}, 20)
  order = await buildOrder(app.db, { stk_id, stk_adet: 1 }, { cus_surname: 'Auftragsfrau', per_id: 3 })
})

const send = async (caller: Caller, values: Record<string, unknown> = {}): Promise<number> => {
  const { save_response } = await caller.call('/takip/gorevler/create', {
    reciver_usr: people.personel.id,
    sender_msg: 'Bitte anrufen',
    ...values,
  })
  return (save_response as { id: number }).id
}
const read = async (caller: Caller, id: number) =>
  (await caller.call('/takip/gorevler/list', { id })).datalist[0] as Record<string, unknown> | undefined

describe('sending', () => {
  test('makes an open task from the caller, whatever the body claims', async () => {
    const id = await send(admin, {
      belge_tip: 1,
      belge_no: String(order),
      send_user: people.satis.id,
      msg_status: '1',
      sender_date: '2001-01-01',
    })
    const task = await read(staff, id)
    expect(task).toMatchObject({
      send_user: people.admin.id,
      reciver_usr: people.personel.id,
      gonderen: 'admin Test',
      alan: 'personel Test',
      msg_status: '0',
      sender_status: '1',
      reciver_status: '0',
      isReceived: false,
      sip_id: order,
      cus_surname: 'Auftragsfrau',
    })
    expect(String(task?.sender_date).slice(0, 4)).not.toBe('2001')
  })

  test('needs a receiver who exists, and nothing else', async () => {
    const create = (values: object) => admin.refused('/takip/gorevler/create', { ...values })
    expect((await create({})).fields).toEqual({ reciver_usr: 'requiredField' })
    expect((await create({ reciver_usr: 9999 })).fields).toEqual({ reciver_usr: 'not_allowed' })
    expect((await create({ reciver_usr: 1 })).fields).toEqual({ reciver_usr: 'not_allowed' })
    expect((await create({ reciver_usr: 3, sender_msg: 'x'.repeat(4_001) })).fields).toEqual({
      sender_msg: 'too_long',
    })
    expect(await send(admin, { sender_msg: null })).toBeGreaterThan(0)
  })

  test('is only about a document the sender sees', async () => {
    const about = { reciver_usr: 2, belge_tip: 1, belge_no: String(order) }
    expect((await colleague.refused('/takip/gorevler/create', about)).fields).toEqual({
      belge_no: 'not_allowed',
    })
    const unknown = { ...about, belge_tip: 2, belge_no: 'nie' }
    expect((await admin.refused('/takip/gorevler/create', unknown)).fields).toEqual({
      belge_no: 'not_allowed',
    })
    expect(await send(staff, about)).toBeGreaterThan(0)
  })

  test('reaches both sides’ windows and nobody else’s', async () => {
    const mine = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    const other = await openFreshWindow(app, { sesion_id: colleague.sesion_id })
    const id = await send(admin)
    await hasHeardAll(app, mine, other)
    expect(mine.heard('gorev')).toEqual([{ id }])
    expect(other.heard('gorev')).toEqual([])
  })
})

describe('whom a dealer reaches', () => {
  test.each<[Parameters<TestApp['as']>[0], keyof typeof people, boolean]>([
    ['bayi', 'bayiadmin', true],
    ['bayi', 'admin', true],
    ['bayi', 'bayi', true],
    ['bayi', 'fremd', false],
    ['bayiadmin', 'personel', false],
    ['bayiadmin', 'bayi', true],
    ['personel', 'bayi', true],
  ])('%s writes to %s: %s', async (from, to, isReached) => {
    const caller = await app.as(from)
    const { status } = await caller.raw('/takip/gorevler/create', {
      reciver_usr: people[to].id,
      sender_msg: 'x',
    })
    expect(status.isContinue).toBe(isReached)
  })
})

describe('who sees it', () => {
  test('the two sides and administrators', async () => {
    const id = await send(staff, { reciver_usr: people.bayi.id })
    const sees = async (person: Parameters<TestApp['as']>[0]) =>
      (await read(await app.as(person), id)) !== undefined
    expect(await Promise.all((['admin2', 'personel', 'bayi'] as const).map(sees))).toEqual([true, true, true])
    expect(await Promise.all((['satis', 'bayiadmin'] as const).map(sees))).toEqual([false, false])
  })

  test('the list filters by state and day, searches and counts', async () => {
    const id = await send(admin, { sender_msg: 'Kellerschlüssel' })
    await app.db
      .updateTable('gorevler')
      .set({ sender_date: '2020-05-05T22:30:00Z' })
      .where('id', '=', id)
      .execute()
    const rows = (filters: ListPayload['filters'], globalFilter = '') =>
      staff.call('/takip/gorev_list/list', { filters, globalFilter, count: true })
    const day = (from: string) => ({
      sender_date: { value: [from, '2020-05-06'], matchMode: 'between' as const },
    })
    expect((await rows({ msg_status: '0', ...day('2020-05-06') })).count).toBe(1)
    expect((await rows({ msg_status: '1', ...day('2020-05-06') })).count).toBe(0)
    expect((await rows({ msg_status: 0 }, 'kellerschlussel')).datalist).toMatchObject([{ id }])
    expect((await staff.refused('/takip/gorev_list/list', { format: 'xlsx' })).code).toBe('ERR_105')
  })
})

describe('replying', () => {
  test('goes back and forth and keeps every word', async () => {
    const id = await send(admin)
    const answer = await staff.call('/takip/gorevler/update', { id, reciver_msg: 'Niemand da' })
    expect(answer.save_response).toMatchObject({
      sender_status: '0',
      reciver_status: '1',
      reciver_msg: 'Niemand da',
      isReceived: false,
    })
    await admin.call('/takip/gorevler/update', { id, sender_msg: 'Morgen noch einmal' })
    expect(await read(staff, id)).toMatchObject({
      sender_msg: 'Bitte anrufen\n\nMorgen noch einmal',
      sender_status: '1',
      reciver_status: '0',
    })
  })

  test('is for the two sides only, in their own field', async () => {
    const id = await send(admin)
    const other = await app.as('admin2')
    const refuse = (caller: Caller, values: object) =>
      caller.refused('/takip/gorevler/update', { id, ...values })
    expect((await refuse(other, { reciver_msg: 'x' })).code).toBe('ERR_105')
    expect((await refuse(colleague, { reciver_msg: 'x' })).code).toBe('record_not_found')
    expect((await refuse(staff, { sender_msg: 'x' })).fields).toEqual({ reciver_msg: 'requiredField' })
    expect((await staff.refused('/takip/gorevler/update', { id: 999_999, reciver_msg: 'x' })).code).toBe(
      'record_not_found',
    )
  })
})

describe('the end', () => {
  test('only administrators say that the job is done; then nobody replies', async () => {
    const id = await send(admin)
    expect((await staff.refused('/takip/gorevler/update', { id, msg_status: '1' })).code).toBe('ERR_105')
    const { save_response } = await admin.call('/takip/gorevler/update', { id, msg_status: 1 })
    expect(save_response).toMatchObject({ msg_status: '1' })
    expect((await staff.refused('/takip/gorevler/update', { id, reciver_msg: 'x' })).code).toBe(
      'task_is_done',
    )
  })

  test('only administrators delete', async () => {
    const id = await send(staff)
    expect((await staff.refused('/takip/gorevler/delete', { id })).code).toBe('ERR_105')
    await admin.call('/takip/gorevler/delete', { id })
    expect(await read(admin, id)).toBeUndefined()
    expect((await admin.refused('/takip/gorevler/delete', { id })).code).toBe('record_not_found')
  })
})

describe('the bell', () => {
  const waiting = async (caller: Caller) =>
    ((await caller.call('/takip/gorevler/waiting')).datalist ?? []).map((task: { id: number }) => task.id)

  test('shows what waits for the person, until it is answered or done', async () => {
    const dealer = await app.as('bayi')
    const id = await send(admin, { reciver_usr: people.bayi.id })
    expect(await waiting(dealer)).toContain(id)
    expect(await waiting(admin)).not.toContain(id)
    await dealer.call('/takip/gorevler/update', { id, reciver_msg: 'ja' })
    expect(await waiting(dealer)).not.toContain(id)
    expect(await waiting(admin)).toContain(id)
    await admin.call('/takip/gorevler/update', { id, msg_status: '1' })
    expect(await waiting(admin)).not.toContain(id)
  })

  test('counts all that waits, though it lists the latest fifty only', async () => {
    const dealer = await app.as('bayi')
    const before = await dealer.call('/takip/gorevler/waiting')
    for (let number = 0; number < 52; number += 1) await send(admin, { reciver_usr: people.bayi.id })
    const bell = await dealer.call('/takip/gorevler/waiting')
    expect(bell.datalist).toHaveLength(50)
    expect(bell.count).toBe(before.count + 52)
  })

  test('of several windows one is told that a task is new', async () => {
    const id = await send(admin)
    const foreign = await colleague.call('/takip/gorevler/received', { ids: [id] })
    expect(foreign.ids).toEqual([])
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.call('/takip/gorevler/received', { ids: [id] })),
    )
    expect(answers.flatMap((answer) => answer.ids)).toEqual([id])
    expect(await read(staff, id)).toMatchObject({ isReceived: true })
    expect((await staff.call('/takip/gorevler/received', { ids: [] })).ids).toEqual([])
  })
})

test('a finished task is opened again by those who may finish it, waits for the same side, and leaves a trace', async () => {
  const id = await send(admin)
  expect((await admin.refused('/takip/gorevler/update', { id, msg_status: '0' })).code).toBe('task_is_open')
  await admin.call('/takip/gorevler/update', { id, msg_status: '1' })
  expect((await staff.refused('/takip/gorevler/update', { id, msg_status: '0' })).code).toBe('ERR_105')
  await admin.call('/takip/gorevler/update', { id, msg_status: '0' })
  expect(await read(staff, id)).toMatchObject({ msg_status: '0', sender_status: '1', isReceived: false })
  const waiting = await staff.call('/takip/gorevler/waiting')
  expect(waiting.datalist.map((task) => task.id)).toContain(id)
  const trace = await app.db
    .selectFrom('sys_audit')
    .select(['action', 'user_id'])
    .where('table_name', '=', 'gorevler')
    .where('row_id', '=', id)
    .execute()
  expect(trace.filter(({ action }) => action === 'UPDATE')).toHaveLength(2)
})
