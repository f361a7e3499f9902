import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { goBackTo, resetClocks } from '#test/server/clock.ts'
import { buildCustomer, buildWine, opened, placeOrder } from '#test/server/factories.ts'

/** Moments at which an hour makes another day, month or year, comes twice or does not exist. */
const moments = [
  ['a quarter to midnight of New Year’s Eve', '2026-12-31T22:45:00Z', '2026-12-31', '2027-01-01'],
  ['a quarter past midnight of New Year', '2026-12-31T23:15:00Z', '2027-01-01', '2027-01-02'],
  ['before the hour that does not exist', '2026-03-29T00:59:59Z', '2026-03-29', '2026-03-30'],
  ['after it', '2026-03-29T01:00:00Z', '2026-03-29', '2026-03-30'],
  ['the first of the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-26'],
  ['the second of it', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-26'],
  ['the last hour of that day, which has 25', '2026-10-25T22:30:00Z', '2026-10-25', '2026-10-26'],
  ['the end of February', '2026-02-28T22:30:00Z', '2026-02-28', '2026-03-01'],
] as const

const browsers = [
  ['right', { hours: 0 }],
  ['an hour ahead', { hours: 1 }],
  ['an hour behind', { hours: -1 }],
  ['two days ahead', { hours: 48 }],
  ['two days behind', { hours: -48 }],
  ['thirty days ahead', { hours: 720 }],
  ['thirty days behind', { hours: -720 }],
] as const

let app: TestApp
let admin: Caller
let staff: Caller
let wine = 0

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, { stok_de_price: 10 }, 10_000)
})
afterAll(() => resetClocks(app))

const daysAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

describe.each(moments)('at %s', (_, moment, day, next) => {
  beforeAll(() => goBackTo(app, moment))

  test.each(browsers)('with a browser clock that is %s the days are those of the server', async (__, by) => {
    const CURRENT_DATE = Temporal.Instant.from(moment).add(by).toString()
    const call = (path: string, body: object = {}) => admin.untyped(path, { ...body, CURRENT_DATE })
    const id = await placeOrder(app.db, { call: call as Caller['call'] }, [{ stk_id: wine, stk_adet: 1 }])
    await call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    const { item } = await call('/siparisler/get', { id })
    expect(item).toMatchObject({ s_odeme_tarihi: day, f_tarih: day, vade_tar: daysAfter(day, 14) })

    const payment = (islem_zamani: string) => ({ s_no: id, borc: 1, islem_zamani, CURRENT_DATE })
    await admin.refused('/cari_islem/odeme', payment(next))
    expect((await call('/cari_islem/odeme', payment(day))).save_response).toMatchObject({ islem_zamani: day })

    const customer = await buildCustomer(app.db, { cus_user: UNASSIGNED_USER })
    const appoint = async (rand_tar: string) => {
      const { version } = await opened(app.db, 'customers', customer)
      const body = {
        id: customer,
        version,
        rand_tar,
        rand_saat: '10:00',
        process_detail: 'Termin',
        CURRENT_DATE,
      }
      const { status } = await staff.raw('/customers/update', body)
      return status.isContinue ? 'saved' : status.code
    }
    expect([await appoint(daysAfter(day, 8)), await appoint(daysAfter(day, 7))]).toEqual([
      'rand_tar_cannot_late_7_days',
      'saved',
    ])
  })
})
