import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bankingDaysAfter } from '#core/days/banking-days.ts'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeOrder } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')
await sql`update firma_bilgileri set creditor_id = 'DE98ZZZ09999999999'`.execute(app.db)

const today = Temporal.PlainDate.from(businessDay())
const plan = { s_vadeli_odeme: '1', s_taksit_sayisi: 3 }

async function placed(values: object = {}): Promise<number> {
  const stk_id = await buildWine(app.db, { stok_de_price: 10 }, 10)
  return placeOrder(app.db, admin, [{ stk_id, stk_adet: 6 }], { ...plan, ...values })
}
const daysOf = async (sip_id: number) =>
  ((await admin.call('/cus_taksitler/list', { sip_id })).datalist ?? []).map(({ tak_tar }) => tak_tar)
const issue = (id: number) => admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
const by = (first: string, months: readonly number[], from = today) => [
  first,
  ...months.map((count) => from.add({ months: count }).toString()),
]
const later = (days: number) => today.add({ days }).toString()

test('without a payment day the first instalment has the payment term', async () => {
  expect(await daysOf(await placed())).toEqual(by(later(14), [1, 2]))
})

test('a payment day that was chosen is that of the first instalment', async () => {
  const id = await placed({ s_odeme_tarihi: later(40) })
  await issue(id)
  expect(await daysOf(id)).toEqual(by(later(40), [1, 2], today.add({ days: 40 })))
})

test('an invoice that is issued later moves the days that nobody agreed', async () => {
  app.setNow(`${later(-27)}T10:00:00Z`)
  const id = await placed()
  app.setNow(null)
  expect(await daysOf(id)).toEqual(by(later(-13), [1, 2], today.subtract({ days: 27 })))
  await issue(id)
  expect(await daysOf(id)).toEqual(by(later(14), [1, 2]))
})

test('days that were agreed stay', async () => {
  const id = await placed()
  const { item } = await admin.call('/siparisler/get', { id })
  const lines = (await admin.call('/siparis_icerik/list', { sip_id: id })).datalist ?? []
  const taksitler = [later(3), later(4), later(5)].map((tak_tar) => ({ tak_tar, tak_tutar: 22.96 }))
  await admin.call('/siparisler/update_with_icerik', {
    siparis: { ...item, ...plan, s_tar: undefined },
    siparis_icerik: lines.map(({ id: line, stk_id, stk_kodu, stk_adet }) => ({
      id: line,
      stk_id,
      stk_kodu,
      stk_adet,
    })),
    taksitler: taksitler.map((part, index) => (index === 2 ? { ...part, tak_tutar: 22.98 } : part)),
  })
  await issue(id)
  expect(await daysOf(id)).toEqual([later(3), later(4), later(5)])
})

test('a debit is drawn as soon as the bank can, and without a mandate the term is kept', async () => {
  const cus_id = await buildCustomer(app.db)
  const drawn = { cus_id, s_lastschrift: '1' }
  const unsigned = await placed(drawn)
  expect(await daysOf(unsigned)).toEqual(by(bankingDaysAfter(today.toString(), 2), [1, 2]))
  await issue(unsigned)
  expect(await daysOf(unsigned)).toEqual(by(later(14), [1, 2]))
  await sql`insert into mandates (cus_id, reference, iban, holder, signed_on, state, created_by)
    values (${cus_id}, 'WK-TEST-1', 'DE02120300000000202051', 'Erika Muster', ${later(-30)}::date, 'active', 1)`.execute(
    app.db,
  )
  const signed = await placed(drawn)
  await issue(signed)
  expect(await daysOf(signed)).toEqual(by(bankingDaysAfter(today.toString(), 2), [1, 2]))
})

test('an invoice whose letters cannot be printed takes no number', async () => {
  const cus_id = await buildCustomer(app.db, { cus_surname: '王' })
  const stk_id = await buildWine(app.db, {}, 10)
  const id = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }], { cus_id })
  const refused = await admin.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
  expect(refused).toMatchObject({ code: 'letters_cannot_be_printed', params: { part: 1, letters: '王' } })
  expect((await admin.call('/siparisler/get', { id })).item).toMatchObject({ f_no: null, fd_fon: '0' })
})
