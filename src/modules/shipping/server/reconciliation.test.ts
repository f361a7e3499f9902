import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload } from '#test/server/factories.ts'

/** After any events in any order, ledger, reservations and availability agree. */
let app: TestApp
let admin: Caller
let cus_id: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  cus_id = await buildCustomer(app.db)
})

type Order = {
  id: number
  wine: number
  bottles: number
  isInvoiced: boolean
  isCancelled: boolean
  isSent: boolean
}

const WINES = 3

/** The expected state, tracked by the test itself. */
type Books = { wines: number[]; onHand: number[]; orders: Order[] }

type Event =
  | { kind: 'order'; wine: number; bottles: number }
  | { kind: 'inflow' | 'outflow'; wine: number; bottles: number }
  | { kind: 'invoice' | 'cancel' | 'undo' | 'ship'; order: number }

const wine = fc.nat(WINES - 1)
const bottles = fc.integer({ min: 1, max: 12 })
const order = fc.nat(30)

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('order' as const), wine, bottles }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('inflow' as const, 'outflow' as const),
      wine,
      bottles: fc.integer({ min: 1, max: 25 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('invoice' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), order }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('ship' as const), order }) },
)

const reserved = ({ orders }: Books, index: number) =>
  orders
    .filter((one) => one.wine === index && !one.isCancelled && !one.isSent)
    .reduce((sum, one) => sum + one.bottles, 0)

async function place(books: Books, index: number, count: number): Promise<void> {
  const lines = [{ stk_id: books.wines[index] ?? 0, stk_adet: count }]
  const answer = await admin.raw(
    '/siparisler/create_with_icerik',
    await orderPayload(app.db, lines, { cus_id }),
  )
  if (answer.status.isContinue)
    books.orders.push({
      id: answer.save_response.id,
      wine: index,
      bottles: count,
      isInvoiced: false,
      isCancelled: false,
      isSent: false,
    })
}

async function book(books: Books, index: number, count: number, isInflow: boolean): Promise<void> {
  const booking = { stok_id: books.wines[index], miktar: count, in_out: 5, islem_tip: isInflow ? 2 : 3 }
  const { status } = await admin.raw('/stok_islem/create', booking)
  if (status.isContinue) books.onHand[index] = (books.onHand[index] ?? 0) + (isInflow ? count : -count)
}

async function ship(books: Books, one: Order): Promise<void> {
  const mayLeave =
    one.isInvoiced && !one.isCancelled && !one.isSent && one.bottles <= (books.onHand[one.wine] ?? 0)
  const { status } = await admin.raw('/kargo_islem/gonderi_kaydet_ekle', {
    sip_id: one.id,
    sip_gon_t: businessDay(),
    kargo_firm: 1,
    kargo_takip: `T${one.id}`,
  })
  expect(status.isContinue).toBe(mayLeave)
  if (!mayLeave) return
  one.isSent = true
  books.onHand[one.wine] = (books.onHand[one.wine] ?? 0) - one.bottles
}

async function step(one: Order, kind: 'invoice' | 'cancel' | 'undo'): Promise<void> {
  const { id } = one
  if (kind === 'invoice') {
    const answer = await admin.raw('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    one.isInvoiced ||= answer.status.isContinue
  } else if (kind === 'cancel') {
    const path = one.isInvoiced ? '/siparisler/fatura_iptali' : '/siparisler/siparis_iptali'
    one.isCancelled ||= (await admin.raw(path, { id, f_ip_neden_type: 1 })).status.isContinue
  } else {
    const path = one.isInvoiced ? '/siparisler/iptal_fatura_geri_al' : '/siparisler/siparis_iptal_geri_al'
    one.isCancelled &&= !(await admin.raw(path, { id })).status.isContinue
  }
}

async function happen(books: Books, what: Event): Promise<void> {
  if ('order' in what) {
    const one = books.orders[what.order % Math.max(1, books.orders.length)]
    if (one) await (what.kind === 'ship' ? ship(books, one) : step(one, what.kind))
  } else if (what.kind === 'order') await place(books, what.wine, what.bottles)
  else await book(books, what.wine, what.bottles, what.kind === 'inflow')
}

async function figures(id: number) {
  const [row] = (await admin.call('/stok_all_list_view/list', { id })).datalist ?? []
  const asked = { stk_id: id, sum_field: 'stk_adet', limit: 0 }
  const { sum } = await admin.call('/rezerve_stok_sip/list', asked)
  return { onHand: row?.depo_m, reserved: row?.rezerver_m, lines: sum, available: row?.kullanilabilir_adet }
}

async function expectReconciled(books: Books): Promise<void> {
  for (const [index, id] of books.wines.entries()) {
    const onHand = books.onHand[index] ?? 0
    const held = reserved(books, index)
    expect(await figures(id)).toEqual({ onHand, reserved: held, lines: held, available: onHand - held })
    expect(onHand).toBeGreaterThanOrEqual(0)
  }
  for (const one of books.orders.filter(({ isSent }) => isSent)) {
    const moved = await admin.call('/stok_hareketleri/list', {
      sip_id: one.id,
      sum_fields: ['cikan'],
      limit: 0,
    })
    const parcels = await admin.call('/kargo_cikti/list', { sip_id: one.id, count: true, limit: 0 })
    expect([moved.sum_cikan, parcels.count]).toEqual([one.bottles, 1])
  }
}

test('orders, cancellations, bookings and parcels reconcile after every mix', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40, size: 'max' }), async (events) => {
      const wines = await Promise.all(Array.from({ length: WINES }, () => buildWine(app.db, {}, 30)))
      const books: Books = { wines, onHand: wines.map(() => 30), orders: [] }
      for (const what of events) await happen(books, what)
      await expectReconciled(books)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
