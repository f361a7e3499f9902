import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { goBackTo, resetClocks } from '#test/server/clock.ts'
import { placeInvoice } from '#test/server/factories.ts'
import { remind as remindOf, reminderForm } from '#test/server/reminding.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const path = '/siparisler/uyari_oneri'
const remind = (id: number, stage: number) => remindOf(app, admin, id, stage)
const rowOf = async (id: number) => (await admin.call(path, { ids: [id] })).datalist[0]

/** Invoiced weeks ago, so that it is overdue by now. */
async function overdueInvoice(more = {}): Promise<number> {
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  await goBackTo(app, `${today.subtract({ days: 60 }).toString()}T10:00:00Z`)
  const id = await placeInvoice(app.db, admin, 10, more)
  await resetClocks(app)
  return id
}

describe('what a bulk run would send', () => {
  test('is the next stage of each invoice, with the amount its letter asks for', async () => {
    const [fresh, reminded] = [await overdueInvoice(), await overdueInvoice()]
    await remind(reminded, 1)
    const { datalist } = await admin.call(path, { ids: [fresh, reminded] })
    const deadline = Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 14 }).toString()
    expect(datalist).toMatchObject([
      { id: reminded, asama: 2, ucret: 10, tutar: 118.9, bekler: deadline },
      { id: fresh, asama: 1, ucret: 0, tutar: 108.9, bekler: null },
    ])
  })

  test('asks of instalments only what is overdue', async () => {
    const id = await overdueInvoice({ s_vadeli_odeme: '1', s_taksit_sayisi: 4 })
    const { vadesi_gecen } = (await admin.call('/siparisler/get', { id })).item
    expect(vadesi_gecen).toBeLessThan(108.9)
    expect(await rowOf(id)).toMatchObject({ asama: 1, tutar: vadesi_gecen })
  })

  test('leaves out what is paid, not overdue, or reminded three times, and says why', async () => {
    const paid = await overdueInvoice()
    const islem_zamani = Temporal.Now.plainDateISO('Europe/Berlin').toString()
    await admin.call('/cari_islem/odeme', { s_no: paid, borc: 108.9, islem_zamani })
    expect(await rowOf(paid)).toMatchObject({
      asama: null,
      neden: 'nothing_open',
      aciklama: 'Auf dieser Rechnung ist nichts mehr offen.',
    })
    expect(await rowOf(await placeInvoice(app.db, admin))).toMatchObject({
      asama: null,
      neden: 'not_overdue',
    })
    const thrice = await overdueInvoice()
    for (const stage of [1, 2, 3]) await remind(thrice, stage)
    expect(await rowOf(thrice)).toMatchObject({ asama: null, neden: 'all_reminders_sent' })
  })

  test('is for administrators, and needs invoices', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused(path, { ids: [1] })).code).toBe('ERR_105')
    expect((await admin.refused(path, { ids: [] })).fields).toMatchObject({ ids: expect.anything() })
    expect((await admin.call(path, { ids: [999_999] })).datalist).toEqual([])
  })
})

test('a paid invoice that nobody closed owes nothing again, however it is reminded', async () => {
  const id = await overdueInvoice()
  const islem_zamani = Temporal.Now.plainDateISO('Europe/Berlin').toString()
  await admin.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani })
  for (const stage of [1, 2, 3])
    expect(await admin.refused('/siparisler/update', await reminderForm(app, id, stage))).toMatchObject({
      isContinue: false,
      code: 'nothing_open',
    })
  expect((await admin.call('/siparisler/get', { id })).item.kalan).toBe(0)
})
