import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { moveClocks, resetClocks } from '#test/server/clock.ts'
import { buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { reminderForm } from '#test/server/reminding.ts'
import { reminderQuery, type ReminderView } from '#modules/orders/domain/reminders/reminder-views.ts'
import type { OverdueFilter } from '#modules/orders/domain/reminders/reminders.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const today = () => Temporal.Now.plainDateISO('Europe/Berlin')
const early = { sd_uyari_neden: 'Umzug' }
const reminder = (id: number, stage: number, more: object) =>
  reminderForm(app, id, stage, { sd_uyari_2_fark: 99, ...more })
const send = async (id: number, stage: number, more: object = early) =>
  admin.call('/siparisler/update', await reminder(id, stage, more))
const notSent = async (id: number, stage: number, caller = admin, more: object = early) =>
  caller.refused('/siparisler/update', await reminder(id, stage, more))
const without = (id: number, stage: number) => ({
  id,
  [`sd_uyari_${stage}_is`]: '0',
  [`sd_uyari_${stage}_is_tar`]: null,
})
const withdraw = (id: number, stage: number) => admin.call('/siparisler/update', without(id, stage))
const notWithdrawn = (id: number, stage: number) => admin.refused('/siparisler/update', without(id, stage))

/** A debit of the whole invoice that the bank has, but has not credited yet. */
const debitInFlight = (id: number, day: string) =>
  sql`
  with mandate as (
    insert into mandates (cus_id, reference, iban, holder, signed_on, state, created_by)
    select cus_id, 'WK-' || id, 'DE02120300000000202051', 'Erika Muster', ${day}::date - 60, 'active', 1
    from siparisler where id = ${id} returning id, cus_id
  ), file as (
    insert into sys_files (file_name, file_type, size, sha256, bytes) values ('lauf.xml', 'application/xml', 1, 'x', 'x') returning id
  ), run as (
    insert into debit_runs (day, batch_id, count, total, file_id, created_by)
    select ${day}::date, 'WK' || ${id}::text, 1, 108.9, file.id, 1 from file returning id
  )
  insert into debit_items (run_id, sip_id, cus_id, mandate_id, amount, end_to_end_id)
  select run.id, ${id}, mandate.cus_id, mandate.id, 108.9, 'WK-E2E-' || ${id}::text from run, mandate`.execute(
    app.db,
  )

describe('stages', () => {
  test('go one after the other, with their fees and totals', async () => {
    const id = await placeInvoice(app.db, admin)
    expect(await notSent(id, 2)).toMatchObject({
      code: 'previous_reminder_missing',
      params: { stage: 1 },
    })
    const day = today().toString()
    expect((await send(id, 1)).save_response).toMatchObject({ sd_uyari_1_is: '1', sd_uyari_1_is_tar: day })
    expect(await notSent(id, 3)).toMatchObject({
      code: 'previous_reminder_missing',
      params: { stage: 2 },
    })
    expect((await send(id, 2)).save_response).toMatchObject({ sd_uyari_2_fark: 10, fark_2_toplam: 118.9 })
    expect((await send(id, 3)).save_response).toMatchObject({ sd_uyari_3_fark: 30, fark_3_toplam: 138.9 })
    expect(await notWithdrawn(id, 2)).toMatchObject({
      code: 'later_reminder_sent',
      params: { stage: 3 },
    })
    expect((await withdraw(id, 3)).save_response).toMatchObject({
      sd_uyari_3_is: '0',
      sd_uyari_3_is_tar: null,
      sd_uyari_3_fark: null,
      fark_3_toplam: null,
    })
    expect((await notWithdrawn(id, 3)).code).toBe('reminder_not_sent')
  })

  test('nothing is sent before the invoice is in default, or while the letter before waits, without a reason', async () => {
    const id = await placeInvoice(app.db, admin)
    const due = today().add({ days: 14 })
    expect(await notSent(id, 1, admin, {})).toMatchObject({
      code: 'not_overdue',
      params: { day: due.toString() },
    })
    await moveClocks(app, `${due.add({ days: 1 }).toString()}T10:00:00Z`)
    expect((await send(id, 1, {})).save_response).toMatchObject({ sd_uyari_neden: null })
    const waits = due.add({ days: 15 }).toString()
    expect(await notSent(id, 2, admin, {})).toMatchObject({
      code: 'reminder_waits',
      params: { day: waits },
    })
    expect(await notSent(id, 2, admin, { sd_uyari_neden: '  ' })).toMatchObject({
      code: 'reminder_waits',
    })
    expect((await send(id, 2)).save_response).toMatchObject({ sd_uyari_neden: 'Umzug', sd_uyari_2_fark: 10 })
    await resetClocks(app)
  })

  test('what was shown as open is what is reminded', async () => {
    const id = await placeInvoice(app.db, admin)
    const shown = { sd_uyari_neden: 'Umzug', gosterilen_kalan: { [id]: 108.9 } }
    for (const asked of [{}, { gosterilen_kalan: {} }, { gosterilen_kalan: { [id + 1]: 108.9 } }])
      expect(
        (await admin.refused('/siparisler/update', { id, sd_uyari_1_is: '1', sd_uyari_neden: 'x', ...asked }))
          .fields,
      ).toEqual({ gosterilen_kalan: 'requiredField' })
    await admin.call('/cari_islem/odeme', {
      s_no: id,
      sip_id: id,
      borc: 100,
      islem_zamani: today().toString(),
    })
    expect(await notSent(id, 1, admin, shown)).toMatchObject({
      code: 'reminder_amount_changed',
      params: { shown: 108.9, actual: 8.9 },
    })
    expect((await send(id, 1, { ...shown, gosterilen_kalan: { [id]: 8.9 } })).save_response).toMatchObject({
      sd_uyari_1_is: '1',
    })
    // A fee is never higher than what is open of the invoice itself.
    expect((await send(id, 2)).save_response).toMatchObject({ sd_uyari_2_fark: 8.9 })
    expect((await send(id, 3)).save_response).toMatchObject({ sd_uyari_3_fark: 8.9 })
  })

  test('a debit that is under way brakes them, one by one and in the plan, until it is back', async () => {
    const id = await placeInvoice(app.db, admin)
    const day = today().add({ days: 2 }).toString()
    await debitInFlight(id, day)
    const brake = { code: 'debit_not_answered', params: { day } }
    expect(await notSent(id, 1)).toMatchObject(brake)
    const [planned] = (await admin.call('/siparisler/uyari_oneri', { ids: [id] })).datalist ?? []
    expect(planned).toMatchObject({ asama: null, neden: 'debit_not_answered' })
    const listed = await admin.call('/siparisler/list', { filters: { id, vade_tar: null } })
    expect(listed.datalist).toMatchObject([{ tahsilat_gun: day }])
    await sql`update debit_items set state = 'returned', return_code = 'AM04', returned_on = ${day} where sip_id = ${id}`.execute(
      app.db,
    )
    expect((await send(id, 1)).save_response).toMatchObject({ sd_uyari_1_is: '1' })
  })

  test('a reminder printed again keeps its day', async () => {
    const id = await placeInvoice(app.db, admin)
    app.setNow('2026-11-20T10:00:00Z')
    await send(id, 1)
    app.setNow('2026-11-25T10:00:00Z')
    expect((await send(id, 1)).save_response.sd_uyari_1_is_tar).toBe('2026-11-20')
    app.setNow(null)
  })

  test('are for administrators and open invoices', async () => {
    const id = await placeInvoice(app.db, admin)
    for (const person of ['personel', 'bayiadmin'] as const)
      expect((await notSent(id, 1, await app.as(person))).code).toBe('ERR_105')
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    expect((await notSent(id, 1)).code).toBe('order_is_cancelled')
    const wine = await buildWine(app.db, {}, 1)
    const fresh = await placeOrder(app.db, await app.as('personel'), [{ stk_id: wine, stk_adet: 1 }])
    expect((await notSent(fresh, 1)).code).toBe('order_not_invoiced')
  })

  test('are not sent for a disputed invoice, one by one or in bulk, until the dispute is lifted', async () => {
    const id = await placeInvoice(app.db, admin)
    const dispute = { id, reason: 'Ware fehlt' }
    const notSet = (caller = admin) => caller.refused('/invoice_dispute/set', dispute)
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await notSet(await app.as(person))).code).toBe('ERR_105')
    expect((await admin.refused('/invoice_dispute/set', { id, reason: ' ' })).fields).toEqual({
      reason: 'requiredField',
    })
    expect((await admin.refused('/invoice_dispute/lift', { id, reason: 'x' })).code).toBe(
      'order_not_disputed',
    )
    await send(id, 1)
    const day = today().toString()
    expect((await admin.call('/invoice_dispute/set', dispute)).save_response).toMatchObject({
      disputed_on: day,
      dispute_reason: 'Ware fehlt',
    })
    expect((await notSet()).code).toBe('order_is_disputed')
    // A disputed invoice gets no letter, not even a reprint of the first, and no seizure.
    for (const stage of [1, 2, 3] as const) expect((await notSent(id, stage)).code).toBe('order_is_disputed')
    const seizure = { id, f_ytakip: 1, f_haciz_firma: 'x', f_haciz_aciklama: 'x' }
    expect((await admin.refused('/siparisler/update', seizure)).code).toBe('order_is_disputed')
    const plan = await admin.call('/siparisler/uyari_oneri', { ids: [id] })
    expect(plan.datalist).toMatchObject([{ id, asama: null, neden: 'order_is_disputed' }])
    const listed = await admin.call('/siparisler/list', { filters: { id } })
    expect(listed.datalist).toMatchObject([{ disputed_on: day, dispute_reason: 'Ware fehlt' }])
    await withdraw(id, 1)
    const lifted = await admin.call('/invoice_dispute/lift', { id, reason: 'Nachgeliefert' })
    expect(lifted.save_response).toMatchObject({ disputed_on: null, dispute_end: 'Nachgeliefert' })
    expect((await send(id, 1)).save_response).toMatchObject({ sd_uyari_1_is: '1' })
  })

  test('disputes are set and lifted for many invoices at once', async () => {
    const ids = [await placeInvoice(app.db, admin), await placeInvoice(app.db, admin)]
    const bulk = (islem: string) =>
      admin.call('/toplu_islem/yap', { islem, alanlar: { reason: 'Sammelklage' }, ids })
    const disputed = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from siparisler
        where id = any(${ids}::integer[]) and disputed_on is not null`.execute(app.db)
      return rows[0]?.count
    }
    await bulk('/invoice_dispute/set')
    expect(await disputed()).toBe(2)
    await bulk('/invoice_dispute/lift')
    expect(await disputed()).toBe(0)
  })

  test('the database knows their order, too', async () => {
    const id = await placeInvoice(app.db, admin)
    const jump = app.db.updateTable('siparisler').set({ sd_uyari_2_is: '1' }).where('id', '=', id).execute()
    await expect(jump).rejects.toThrow('siparisler_reminder_order')
  })
})

describe('views', () => {
  const found = async (ids: number[], view: ReminderView, sub?: OverdueFilter, to: string | null = null) => {
    const query = reminderQuery(view, { from: null, to }, sub)
    const { datalist } = await admin.call('/siparisler/list', { ...query, limit: 10_000, orderByField: 'id' })
    return (datalist ?? []).map((row) => row.id).filter((id) => ids.includes(id))
  }

  test('each invoice is in the list of its highest stage', async () => {
    const ids: [number, number, number, number] = [0, 0, 0, 0]
    for (const reached of [0, 1, 2, 3] as const) {
      ids[reached] = await placeInvoice(app.db, admin)
      for (let stage = 1; stage <= reached; stage += 1) await send(ids[reached], stage)
    }
    const [none, first, second, third] = ids
    expect(await found(ids, 'overdue', 'all')).toEqual(ids)
    expect(await found(ids, 'overdue', 'first')).toEqual([none])
    expect(await found(ids, 'overdue', 'second')).toEqual([first])
    expect(await found(ids, 'overdue', 'third')).toEqual([second])
    expect(await found(ids, 'firstSent')).toEqual([first])
    expect(await found(ids, 'secondSent')).toEqual([second])
    expect(await found(ids, 'thirdSent')).toEqual([third])
    await admin.call('/siparisler/update', {
      id: third,
      f_ytakip: '1',
      f_haciz_firma: 'A',
      f_haciz_aciklama: 'B',
    })
    expect(await found(ids, 'seized')).toEqual([third])
    expect(await found(ids, 'thirdSent')).toEqual([])
    await admin.call('/siparisler/update', { id: third, f_ytakip: '2', f_iflas_aciklama: 'C' })
    expect(await found(ids, 'bankrupt')).toEqual([third])
  })

  test('overdue goes by the due day and by what remains', async () => {
    const id = await placeInvoice(app.db, admin)
    const due = today().add({ days: 14 })
    expect((await admin.call('/siparisler/get', { id })).item.vade_tar).toBe(due.toString())
    expect(await found([id], 'overdue', 'all', due.toString())).toEqual([id])
    expect(await found([id], 'overdue', 'all', due.subtract({ days: 1 }).toString())).toEqual([])
    await admin.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today().toString() })
    expect(await found([id], 'overdue')).toEqual([])
  })

  test('sales people see their own invoices only', async () => {
    const id = await placeInvoice(app.db, admin)
    const staff = await app.as('personel')
    const { datalist } = await staff.call(
      '/siparisler/list',
      reminderQuery('overdue', { from: null, to: null }),
    )
    expect(datalist.map((row) => row.id)).not.toContain(id)
  })
})
