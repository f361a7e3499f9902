import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, opened } from '#test/server/factories.ts'
import { appointmentReverse, noAppointment } from '../domain/appointment.ts'
import { statusReverse } from '../domain/changing.ts'
import { addToBalance } from './public.ts'

const FOREIGN = 'customer_belongs_to_other_user_customer_information_cannot_be_viewed'
const GONE = 'customer_cannot_found_maybe_deleted'

let app: TestApp
let admin: Caller
let staff: Caller
let dealerAdmin: Caller

const me = people.personel.id
const other = people.satis.id

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  dealerAdmin = await app.as('bayiadmin')
})

const own = (values: object = {}) => buildCustomer(app.db, { cus_user: me, ...values })
const foreign = (values: object = {}) => buildCustomer(app.db, { cus_user: other, ...values })
const stored = (id: number) =>
  app.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('/customers/create', () => {
  const form = { cus_name: 'Eva', cus_surname: 'Neu', cus_country_code: 'AT' }

  test('sales people create their own; code and firm mark follow', async () => {
    const { save_response } = await staff.call('/customers/create', {
      ...form,
      cus_user: other,
      cus_firm: 'Gasthof',
    })
    expect(save_response).toMatchObject({ cus_user: me, cus_dnd: 1, cus_is_firm: '1', version: 1 })
    expect(save_response.cus_code).toBe(String(save_response.id))
  })

  test('administrators and dealer administrators choose the owner', async () => {
    expect((await admin.refused('/customers/create', form)).fields).toEqual({ cus_user: 'requiredField' })
    const made = await dealerAdmin.call('/customers/create', { ...form, cus_user: 1 })
    expect(made.save_response.cus_user).toBe(1)
    expect((await admin.refused('/customers/create', { ...form, cus_user: 999 })).code).toBe(
      'receiver_not_available',
    )
  })

  test('bad input is named', async () => {
    const refusal = await staff.refused('/customers/create', { cus_email: 'x', cus_class: 99 })
    expect(refusal.fields).toEqual({ cus_country_code: 'requiredField', cus_email: 'not_email' })
    expect((await staff.refused('/customers/create', { cus_country_code: 'DE' })).fields).toEqual({
      cus_name: 'requiredField',
    })
    const unknown = await staff.refused('/customers/create', { ...form, cus_country_code: 'XX' })
    expect(unknown.fields).toEqual({ cus_country_code: 'not_allowed' })
    const unborn = await staff.refused('/customers/create', { ...form, cus_birtday: '2062-05-12' })
    expect(unborn.fields).toEqual({ cus_birtday: 'in_future' })
  })

  test.each(['ATU1234567', 'DE136695977', 'folgt noch'])('the VAT id %s is refused', async (cus_atu_no) => {
    expect((await staff.refused('/customers/create', { ...form, cus_atu_no })).fields).toEqual({
      cus_atu_no: 'not_vat_id',
    })
  })

  test('what only administrators set is refused to others', async () => {
    expect((await staff.refused('/customers/create', { ...form, balance: 5 })).code).toBe('ERR_105')
    const { save_response } = await admin.call('/customers/create', {
      ...form,
      cus_user: me,
      cus_category: 'STAMM',
    })
    expect(save_response.cus_category).toBe('STAMM')
  })

  test('a code exists once, and the reason is in the log', async () => {
    const body = { ...form, cus_user: 1, cus_code: 'K-1', process_detail: 'Messe' }
    const { save_response } = await admin.call('/customers/create', body)
    expect(await admin.refused('/customers/create', body)).toMatchObject({
      code: 'UNIQUE_KEY',
      field: 'cus_code',
    })
    const entry = await app.db
      .selectFrom('sys_audit')
      .selectAll()
      .where('table_name', '=', 'customers')
      .where('row_id', '=', save_response.id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: people.admin.id, action: 'INSERT', note: 'Messe' })
  })
})

describe('/customers/update', () => {
  test('sales people write note2, nothing else, and nowhere else', async () => {
    const id = await own({ cus_city: 'Trier' })
    const { save_response } = await staff.call('/customers/update', {
      id,
      version: 1,
      note2: 'ruft zurück',
      cus_city: 'Trier',
    })
    expect(save_response).toMatchObject({ note2: 'ruft zurück', version: 2 })
    expect((await staff.refused('/customers/update', { id, cus_city: 'Köln' })).code).toBe('ERR_105')
    expect((await staff.refused('/customers/update', { id: await foreign(), note2: 'x' })).code).toBe(FOREIGN)
    expect((await staff.refused('/customers/update', { id: 999_999, note2: 'x' })).code).toBe(GONE)
  })

  test('dealer administrators edit all but status, category, verified mark and balance', async () => {
    const id = await foreign()
    const changed = await dealerAdmin.call('/customers/update', {
      id,
      version: 1,
      cus_city: 'Köln',
      cus_user: me,
    })
    expect(changed.save_response).toMatchObject({ cus_city: 'Köln', cus_user: me })
    for (const change of [{ cus_dnd: 2 }, { cus_category: 'STAMM' }, { mail_verifyed: '1' }, { balance: 1 }])
      expect((await dealerAdmin.refused('/customers/update', { id, ...change })).code).toBe('ERR_105')
  })

  test('a stale version is refused; a call that changes nothing leaves the version', async () => {
    const id = await own()
    await admin.call('/customers/update', { id, version: 1, cus_city: 'Bonn' })
    expect((await admin.refused('/customers/update', { id, version: 1, cus_city: 'Ulm' })).code).toBe(
      'record_changed',
    )
    expect((await admin.call('/customers/update', { id, cus_city: 'Bonn' })).save_response.version).toBe(2)
  })

  test('a form of several fields says which state it was filled from', async () => {
    const id = await own()
    const form = { id, cus_city: 'Bonn', note2: 'x' }
    expect((await admin.refused('/customers/update', form)).fields).toEqual({ version: 'requiredField' })
    expect((await admin.call('/customers/update', { ...form, version: 1 })).save_response.version).toBe(2)
  })

  test('bad input is named, a name must remain', async () => {
    const id = await own()
    expect((await admin.refused('/customers/update', { id, cus_name: '' })).fields).toEqual({
      cus_name: 'requiredField',
    })
    expect((await admin.refused('/customers/update', { id, balance: 1.005 })).fields).toEqual({
      balance: 'two_decimals',
    })
  })

  test('a balance and its reason are in the change log', async () => {
    const id = await own({ balance: 10 })
    await admin.call('/customers/update', { id, balance: 12.5, process_detail: 'Gutschein' })
    const entry = await app.db
      .selectFrom('sys_audit')
      .selectAll()
      .where('table_name', '=', 'customers')
      .where('row_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({ before: { balance: 10 }, after: { balance: 12.5 }, note: 'Gutschein' })
  })

  test('a balance is given back as it was, and never over what was booked meanwhile', async () => {
    const id = await own({ balance: 10.1 })
    const before = (await admin.call('/customers/get', { id })).item
    const change = async () =>
      (await admin.call('/customers/update', { id, version: (await stored(id)).version, balance: 12.5 }))
        .save_response.version
    const giveBack = { id, version: await change(), balance: before.balance }
    expect((await dealerAdmin.refused('/customers/update', giveBack)).code).toBe('ERR_105')
    const { save_response } = await admin.call('/customers/update', giveBack)
    expect(save_response).toEqual({ ...before, version: giveBack.version + 1 })
    const written = await app.db
      .selectFrom('sys_audit')
      .select(['before', 'after'])
      .where('table_name', '=', 'customers')
      .where('row_id', '=', id)
      .where('action', '=', 'UPDATE')
      .orderBy('id')
      .execute()
    expect(written).toEqual([
      { before: { balance: 10.1 }, after: { balance: 12.5 } },
      { before: { balance: 12.5 }, after: { balance: 10.1 } },
    ])
    const late = { id, version: await change(), balance: before.balance }
    await addToBalance(app.db, id, 5)
    expect((await admin.refused('/customers/update', late)).code).toBe('record_changed')
    expect((await stored(id)).balance).toBe(17.5)
  })

  test('a status takes the appointment away and remembers who; back to 1 forgets', async () => {
    const id = await own({ rand_tar: '2026-01-05', rand_saat: '10:00', rand_note: 'x', rand_user: me })
    const { save_response } = await admin.call('/customers/update', { id, cus_dnd: 3, onay: '1' })
    expect(save_response).toMatchObject({
      cus_dnd: 3,
      rand_tar: null,
      rand_saat: null,
      rand_note: null,
      rand_user: 0,
      dnd_usr: people.admin.id,
    })
    expect(save_response.dnd_date).toBeTruthy()
    const back = await admin.call('/customers/update', { id, cus_dnd: 1 })
    expect(back.save_response).toMatchObject({ cus_dnd: 1, dnd_usr: null, dnd_date: null })
  })

  test('a VAT id that cannot exist is not taken; one that is stored blocks nothing else', async () => {
    const id = await buildCustomer(app.db, { cus_atu_no: ' folgt noch' })
    const record = await opened(app.db, 'customers', id)
    const { save_response } = await admin.call('/customers/update', { ...record, cus_city: 'Bonn' })
    expect(save_response).toMatchObject({ cus_city: 'Bonn' })
    const wrong = await admin.refused('/customers/update', { id, cus_atu_no: 'ATU1234567' })
    expect(wrong.fields).toEqual({ cus_atu_no: 'not_vat_id' })
    const right = await admin.call('/customers/update', { id, cus_atu_no: 'at u13585627' })
    expect(right.save_response.cus_atu_no).toBe('ATU13585627')
    expect((await admin.call('/customers/update', { id, cus_atu_no: '' })).save_response.cus_atu_no).toBe(
      null,
    )
  })

  test('a new status is taken back with the appointment as it was', async () => {
    const appointment = {
      rand_tar: '2026-01-05',
      rand_saat: '10:00',
      rand_note: 'Riesling',
      rand_user: other,
    }
    const id = await buildCustomer(app.db, { cus_user: me, ...appointment })
    const before = (await admin.call('/customers/get', { id })).item
    const { version } = (await admin.call('/customers/update', { id, cus_dnd: 3, onay: '1' })).save_response
    const back = await admin.call('/customers/update', { id, version, ...statusReverse(before) })
    expect(back.save_response).toEqual({ ...before, version: version + 1 })
  })

  test('what takes the appointment away is refused until it is confirmed', async () => {
    const id = await own({ rand_tar: '2026-01-05', rand_user: me })
    for (const onay of [{}, { onay: '0' }]) {
      const status = await admin.refused('/customers/update', { id, cus_dnd: 3, ...onay })
      expect(status.code).toBe('status_needs_confirmation')
      const released = await admin.refused('/customers/update', { id, cus_user: 1, ...onay })
      expect(released.code).toBe('release_needs_confirmation')
    }
    expect(await stored(id)).toMatchObject({ cus_dnd: 1, cus_user: me, rand_tar: '2026-01-05', version: 1 })
    await admin.call('/customers/update', { id, cus_user: other })
    expect((await stored(id)).rand_tar).toBe('2026-01-05')
  })

  test('release: the owner and administrators, nobody else', async () => {
    const id = await own({ rand_tar: '2026-01-05', rand_user: me })
    expect((await dealerAdmin.refused('/customers/update', { id, cus_user: 1 })).code).toBe('ERR_105')
    const { save_response } = await staff.call('/customers/update', { id, cus_user: 1, onay: '1' })
    expect(save_response).toMatchObject({ cus_user: 1, rand_tar: null, rand_user: 0, dnd_usr: me })
    const listed = await staff.call('/customer_all_list/list', { cus_user: me, id })
    expect(listed.datalist).toEqual([])
    const removed = await staff.call('/customer_del_view/list', { id })
    expect(removed.datalist).toMatchObject([{ id }])
  })
})

describe('appointments', () => {
  const today = '2025-06-16T08:00:00Z'
  const save = async (caller: Caller, id: number, rand_tar: string | null) =>
    caller.call('/customers/update', {
      ...(await opened(app.db, 'customers', id)),
      rand_tar,
      rand_saat: rand_tar ? '10:30' : null,
      rand_note: 'Probe',
    })

  beforeAll(() => app.setNow(today))

  test('on a pool customer within a week, and it becomes mine', async () => {
    const id = await buildCustomer(app.db)
    const { save_response } = await save(staff, id, '2025-06-23')
    expect(save_response).toMatchObject({ rand_tar: '2025-06-23', rand_saat: '10:30', rand_user: me })
    const body = { id, rand_tar: '2025-06-24' }
    expect((await staff.refused('/customers/update', body)).code).toBe('rand_tar_cannot_late_7_days')
    expect((await dealerAdmin.call('/customers/update', body)).save_response).toMatchObject({ rand_user: me })
  })

  test('own customers any time; taking it away clears all of it', async () => {
    const id = await own()
    expect((await save(staff, id, '2026-06-16')).save_response.rand_tar).toBe('2026-06-16')
    const { save_response } = await staff.call('/customers/update', {
      ...(await opened(app.db, 'customers', id)),
      rand_tar: null,
      rand_user: 0,
    })
    expect(save_response).toMatchObject({ rand_tar: null, rand_saat: null, rand_note: null, rand_user: 0 })
  })

  test('whoever ends the appointment on a foreign customer sees it no more', async () => {
    const id = await foreign({ rand_tar: '2025-06-17', rand_user: me })
    expect((await save(staff, id, null)).status.isContinue).toBe(true)
    expect((await staff.refused('/customers/get', { id })).code).toBe(FOREIGN)
  })

  test('is given back to whom it belonged', async () => {
    const agreed = { rand_tar: '2026-01-05', rand_saat: '10:00', rand_note: 'Riesling', rand_user: other }
    for (const values of [agreed, noAppointment]) {
      const id = await own(values)
      const before = (await admin.call('/customers/get', { id })).item
      const change = values.rand_tar ? noAppointment : { rand_tar: '2026-02-05', rand_note: 'Silvaner' }
      const changed = (await admin.call('/customers/update', { id, version: before.version, ...change }))
        .save_response
      const reverse = appointmentReverse(people.admin, before)
      const back = await admin.call('/customers/update', { id, version: changed.version, ...reverse })
      expect(back.save_response).toEqual({ ...before, version: changed.version + 1 })
    }
  })

  test('administrators may give it to somebody', async () => {
    const id = await own()
    const named = { id, version: 1, rand_tar: '2025-07-01', rand_user: other }
    expect((await admin.call('/customers/update', named)).save_response.rand_user).toBe(other)
    app.setNow(null)
  })
})

describe('/customers/delete', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    expect((await (await app.as(person)).refused('/customers/delete', { id: await own() })).code).toBe(
      'ERR_105',
    )
  })

  test('hides the customer and keeps the row', async () => {
    const id = await own()
    expect((await admin.call('/customers/delete', { id })).save_response).toEqual({ id })
    expect((await admin.refused('/customers/get', { id })).code).toBe(GONE)
    expect((await admin.refused('/customers/delete', { id })).code).toBe(GONE)
    expect((await stored(id)).cus_del).toBe('1')
  })

  test('not while an order is open; cancelled and closed ones do not hold', async () => {
    const id = await own()
    const wine = await buildWine(app.db)
    const line = { stk_id: wine, stk_adet: 1 }
    await buildOrder(app.db, line, { cus_id: id, sd_cancel_on: '1' })
    await buildOrder(app.db, line, { cus_id: id, fd_fon: '1', f_no: 'D-1', f_close: '1', s_kargo: 0 })
    const open = await buildOrder(app.db, line, { cus_id: id })
    expect((await admin.refused('/customers/delete', { id })).code).toBe('customer_has_open_orders')
    await app.db.updateTable('siparisler').set({ sd_cancel_on: '1' }).where('id', '=', open).execute()
    expect((await admin.call('/customers/delete', { id })).status.isContinue).toBe(true)
  })
})
