import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, overdueInvoice } from '#test/server/factories.ts'
import { overdueOn } from '../domain/money/allocations.ts'
import { bookedFee, EntryType, lateFee, movedAmount, paidAmount } from '../domain/money/payments.ts'
import { allocate, book, ledgerOf, partsOf, withdrawEntry, type Acting } from './money/ledger.ts'
import { openAmounts, orderForUpdate } from './order/orders.ts'

let app: TestApp
let stk_id: number
let cus_id: number

beforeAll(async () => {
  app = await startTestApp()
  stk_id = await buildWine(app.db, {}, 1000)
  cus_id = await buildCustomer(app.db)
})

const TOTAL = 100
const now = Temporal.Now.instant()
const today = Temporal.PlainDate.from(businessDay(now))
const inDays = (days: number) => today.add({ days }).toString()

/** Days around today; yesterday, today and tomorrow decide most. */
const dayOffset = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -90, max: 90 }))
const bookedAmount = fc.integer({ min: 1, max: 7_000 }).map((amount) => euros(amount as Cents))

const invoices = fc.record({
  agreed: dayOffset,
  stage: fc.constantFrom(0, 1, 2, 3),
  instalments: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 9 }), due: dayOffset }), {
    maxLength: 5,
  }),
  lateFee: fc.option(bookedAmount),
  bookings: fc.array(
    fc.record({
      islem_type: fc.constantFrom(
        EntryType.payment,
        EntryType.payment,
        EntryType.payment,
        EntryType.fromBalance,
        EntryType.toBalance,
      ),
      amount: bookedAmount,
      named: fc.option(fc.nat(4)),
      isWithdrawn: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
})

type Invoice = typeof invoices extends fc.Arbitrary<infer Value> ? Value : never

/** The total in parts by their weights; the last one takes what is left over. */
function amountsOf(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.slice(1).map((weight) => Math.floor((cents(TOTAL) * weight) / whole))
  const first = cents(TOTAL) - parts.reduce((sum, part) => sum + part, 0)
  return [first, ...parts].map((part) => euros(part as Cents))
}

async function written({ agreed, stage, instalments }: Invoice): Promise<{ id: number; parts: number[] }> {
  const sent = (of: number) => (stage >= of ? '1' : '0')
  const id = await buildOrder(
    app.db,
    { stk_id, stk_adet: 1 },
    {
      ...overdueInvoice('Zufall', crypto.randomUUID().slice(0, 12)),
      cus_id,
      s_tar: `${inDays(-120)}T10:00:00Z`,
      s_odeme_tarihi: inDays(agreed),
      sd_uyari_1_is: sent(1),
      sd_uyari_2_is: sent(2),
      sd_uyari_3_is: sent(3),
    },
  )
  if (!instalments.length) return { id, parts: [] }
  const amounts = amountsOf(instalments.map(({ weight }) => weight))
  const rows = instalments.map(({ due }, index) => ({
    sip_id: id,
    cus_id,
    tak_tar: inDays(due),
    tak_tutar: amounts[index] ?? 0,
  }))
  const stored = await app.db.insertInto('cus_taksitler').values(rows).returning('id').execute()
  return { id, parts: stored.map((part) => part.id) }
}

/** Books one after the other as the calls do: allocates money, and reallocates it after a withdrawal. */
async function bookAll(acting: Acting, id: number, parts: readonly number[], invoice: Invoice) {
  const order = await orderForUpdate(acting.db, acting.actor, id)
  const of = { islem_zamani: businessDay(now), descp: 'Zufall' }
  if (invoice.lateFee !== null)
    await book(acting, order, { ...of, islem_type: EntryType.lateFee, amount: invoice.lateFee })
  for (const { islem_type, amount, named, isWithdrawn } of invoice.bookings) {
    const taksit_id = named === null ? null : (parts[named] ?? null)
    const entry = await book(acting, order, { ...of, islem_type, amount, taksit_id })
    await allocate(acting, order)
    if (!isWithdrawn) continue
    await withdrawEntry(acting, order, entry.id)
    await allocate(acting, order)
  }
  return order
}

test('what is overdue is the same to the database and to the rule, whatever was agreed and booked', async () => {
  const actor = { ...people.admin, user_level: 1 } as unknown as Actor
  let overdue = 0
  await fc.assert(
    fc.asyncProperty(invoices, async (invoice) => {
      const { id, parts } = await written(invoice)
      await app.db.transaction().execute(async (db) => {
        const order = await bookAll({ db, actor, now }, id, parts, invoice)
        const entries = await ledgerOf(db, id)
        const shares = await partsOf(db, order)
        const filled = shares.reduce((sum, part) => sum + cents(part.filled), 0)
        const free = cents(paidAmount(entries)) - cents(movedAmount(entries)) - filled
        const amounts = {
          parts: shares,
          fee: lateFee(order, bookedFee(entries)),
          free: euros(free as Cents),
        }
        const { vadesi_gecen } = await openAmounts(db, id)
        expect(vadesi_gecen).toBe(overdueOn(amounts, businessDay(now)))
        overdue += vadesi_gecen > 0 ? 1 : 0
      })
    }),
    { numRuns: 50 },
  )
  expect(overdue).toBeGreaterThan(5)
})
