import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { cents, sumCents, type Cents } from '#core/money/money.ts'
import { waitsForSafety } from '#modules/orders/domain/money/debit-safety.ts'
import { commissionBase, commissionOf } from '#modules/orders/domain/money/earning.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { commissionOfDeal } from '../domain/documents/extract.ts'
import { extractDeals, statementLines } from './account-documents.ts'

/** Whatever happens in whatever order, slips, advances and the flags of the orders tell the same story. */
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await sql`insert into sys_files (id, file_name, file_type, size, sha256, bytes, created_by) overriding system value
    values (900, 'run.xml', 'application/xml', 1, repeat('0', 64), 'x', 2)`.execute(app.db)
  await sql`insert into debit_runs (id, day, batch_id, count, total, file_id, created_by)
    values (1, '2026-01-02', 'WK-L1', 1, 1, 900, 2)`.execute(app.db)
})

const WEEKS = 8

/** The order was paid by a debit so many days ago. */
async function debit(sip_id: number, daysAgo: number): Promise<void> {
  await sql`with m as (insert into mandates (cus_id, reference, iban, holder, created_by)
      select o.cus_id, 'M-' || o.id, 'DE02120300000000202051', 'x', 2 from siparisler o where o.id = ${sip_id}
      returning id, cus_id)
    insert into debit_items (run_id, sip_id, cus_id, mandate_id, amount, end_to_end_id, state, credited_on)
    select 1, ${sip_id}, m.cus_id, m.id, 1, 'E-' || m.id, 'credited', ${businessDay()}::date - ${daysAgo}::integer from m`.execute(
    app.db,
  )
}

/** What the bank writes when a debit comes back, and what the next payment writes. */
const bankStep = {
  bounce: (id: number) =>
    sql`with d as (update debit_items set state = 'returned', returned_on = ${businessDay()}
      where sip_id = ${id} and state = 'credited')
    update siparisler set f_close = '0', f_odeme_tar = null where id = ${id} and s_is_teklif = 0`.execute(
      app.db,
    ),
  repay: (id: number) =>
    sql`update siparisler set f_close = '1', f_odeme_tar = '2026-03-20' where id = ${id}`.execute(app.db),
}

const earnWhen = (commission_when: string) =>
  sql`insert into company_settings (id, chosen) values (1, jsonb_build_object('commission_when', ${commission_when}::text))
    on conflict (id) do update set chosen = company_settings.chosen || excluded.chosen`.execute(app.db)

const staff = [people.personel.id, people.satis.id]
const dealers = [1, 2]

type Side = 0 | 1
type Event =
  | {
      kind: 'close'
      who: number
      dealer: number
      total: number
      isCreditNote: boolean
      debitDays: number | null
    }
  | { kind: 'advance'; who: number; tutar: number }
  | {
      kind: 'pay'
      side: Side
      who: number
      take: number
      settles: boolean
      clawsBack: boolean
      isTaxFree: boolean
      isTakenBack: boolean
    }
  | { kind: 'cancel' | 'undo' | 'reopen' | 'write_off' | 'bounce' | 'repay'; pick: number }
  | { kind: 'delete' | 'toggle'; pick: number }

const who = fc.nat(1)
const pick = fc.nat(40)
const euro = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100)

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      who,
      dealer: who,
      total: euro(90_000),
      isCreditNote: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
      debitDays: fc.constantFrom(null, 0, 55, 56, 57, 80),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('advance' as const), who, tutar: euro(20_000) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      side: fc.constantFrom<Side>(0, 1),
      who,
      take: fc.integer({ min: 1, max: 4 }),
      settles: fc.boolean(),
      clawsBack: fc.nat(3).map((roll) => roll > 0),
      isTaxFree: fc.boolean(),
      isTakenBack: fc.nat(3).map((roll) => roll === 0),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('reopen' as const, 'write_off' as const),
      pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('bounce' as const, 'repay' as const), pick }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'toggle' as const), pick }),
  },
)

type Slip = {
  id: number
  user_id: number | null
  tip: Side
  vergisiz: string
  prim_toplam: number
  iptal_toplam: number
  avans: number
  odenecek: number
  prim_brut: number
  borc: number
}

const slips = async (): Promise<Slip[]> =>
  (await admin.call('/prim_odeme_fis/list', { limit: 100, orderByField: 'id' })).datalist as Slip[]

const earnerIds = [staff, dealers] as const

/** Situations that occurred in the random histories: without any the test would prove nothing. */
const reached = new Set<string>()

function remember({ tip, avans, iptal_toplam }: Slip): void {
  if (avans > 0) reached.add('advance')
  if (iptal_toplam !== 0) reached.add('claw-back')
  if (tip === 1) reached.add('dealer')
}

/** Pays the orders that the list offers, as a screen would. */
async function pay(what: Extract<Event, { kind: 'pay' }>): Promise<void> {
  const earner = earnerIds[what.side][what.who] ?? 0
  const filter = what.side === 0 ? { per_id: earner } : { bayi_id: earner }
  const { datalist } = await admin.call('/prim_listesi/list', { tip: what.side, ...filter })
  const siparisler = datalist.slice(0, what.take).map(({ id }) => id)
  const before = what.isTakenBack ? await payoutState() : ''
  const { save_response } = await admin.raw('/prim_odeme_fis/odeme_yap', {
    tip: what.side,
    user_id: what.side === 0 ? earner : null,
    bayi_id: what.side === 1 ? earner : null,
    islem_tar: '2026-04-01',
    prim_donemi: '03/2026',
    provizyon: 12.5,
    vergisiz: what.isTaxFree ? '1' : '0',
    avans_odemelerini_isle: what.settles ? '1' : '0',
    iptal_odemelerini_isle: what.clawsBack ? '1' : '0',
    siparisler,
  })
  if (!save_response) return
  const slip = save_response as Slip
  remember(slip)
  const owed = await admin.call('/prim_odeme_fis/acik_kalemler', {
    tip: what.side,
    user_id: earner,
    bayi_id: earner,
  })
  expect(owed.borc).toBe(slip.borc)
  if (slip.borc > 0) reached.add('owing')
  // People in debt are not paid.
  if (slip.odenecek > 0) expect(slip.borc).toBe(0)
  if (!what.isTakenBack) return
  await admin.raw('/prim_odeme_fis/delete', { id: slip.id })
  expect(await payoutState()).toBe(before)
  reached.add('given back')
}

const orderStep = {
  cancel: (id: number) => admin.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 }),
  undo: (id: number) => admin.raw('/siparisler/iptal_fatura_geri_al', { id }),
  reopen: (id: number) => admin.raw('/siparisler/fatura_acik_yap', { id }),
  write_off: (id: number) => admin.raw('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' }),
}

/** Orders for which the event matters: paid ones are cancelled, and what was taken back is undone. */
async function likely(kind: Event['kind']): Promise<number[]> {
  const wanted: Partial<Record<Event['kind'], ReturnType<typeof sql>>> = {
    bounce: sql`sd_cancel_on = '0' and f_close = '1' and s_is_teklif = 0 and per_belge_no is not null`,
    repay: sql`sd_cancel_on = '0' and f_close = '0'`,
    cancel: sql`sd_cancel_on = '0' and (per_belge_no is not null or bayi_belge_no is not null)`,
    undo: sql`usr_c_belge is not null or by_c_belge is not null`,
  }
  const condition = wanted[kind] ?? sql`sd_cancel_on = '0'`
  const { rows } = await sql<{ id: number }>`
    select id from siparisler where ${condition} order by id desc limit 6`.execute(app.db)
  return rows.map(({ id }) => id)
}

async function happen(orders: number[], what: Event): Promise<void> {
  switch (what.kind) {
    case 'close': {
      const values = {
        per_id: staff[what.who],
        bayi_id: dealers[what.dealer],
        s_is_teklif: what.isCreditNote ? 2 : 0,
      }
      const id = await buildClosedOrder(app, { ...values, s_g_toplam: what.total, sd_gonderi_status: '1' })
      orders.push(id)
      if (what.debitDays !== null && !what.isCreditNote) await debit(id, what.debitDays)
      return
    }
    case 'advance':
      await admin.raw('/personel_odeme/create', {
        per_id: staff[what.who],
        tarihi: '2026-03-01',
        tutar: what.tutar,
      })
      return
    case 'pay':
      return pay(what)
    case 'delete':
    case 'toggle': {
      const all = await slips()
      const slip = all[what.pick % Math.max(1, all.length)]
      if (!slip) return
      const path = slip.tip === 0 ? '/prim_odeme_fis_personel/update' : '/prim_odeme_fis_bayi/update'
      if (what.kind === 'delete') await admin.raw('/prim_odeme_fis/delete', { id: slip.id })
      else await admin.raw(path, { id: slip.id, vergisiz: slip.vergisiz === '1' ? '0' : '1' })
      return
    }
    case 'bounce':
    case 'repay': {
      const from = await likely(what.kind)
      const id = from[what.pick % Math.max(1, from.length)]
      if (id) await bankStep[what.kind](id)
      if (id && what.kind === 'bounce') reached.add('returned')
      return
    }
    default: {
      const from = [...(await likely(what.kind)), ...orders.slice(0, 3)]
      const id = from[what.pick % Math.max(1, from.length)]
      if (id) await orderStep[what.kind](id)
    }
  }
}

type Line = { fis_id: number; tip: Side; sip_id: number; iptal: string; prim_net: number }

async function reconcile(): Promise<void> {
  const { rows: lines } = await sql<Line>`select * from prim_odeme_fis_siparis order by id`.execute(app.db)
  const { rows: settled } = await sql<{ fis_id: number; odeme_id: number; tutar: number }>`
    select * from prim_odeme_fis_avans`.execute(app.db)
  const total = (amounts: readonly { prim_net: number }[]) =>
    sumCents(amounts.map((one) => cents(one.prim_net)))
  const settledBy = (key: 'fis_id' | 'odeme_id', id: number) =>
    sumCents(settled.filter((one) => one[key] === id).map(({ tutar }) => cents(tutar)))
  for (const slip of await slips()) {
    const own = lines.filter(({ fis_id }) => fis_id === slip.id)
    expect(cents(slip.prim_toplam)).toBe(total(own.filter(({ iptal }) => iptal === '0')))
    expect(cents(slip.iptal_toplam)).toBe(total(own.filter(({ iptal }) => iptal === '1')))
    expect(cents(slip.avans)).toBe(settledBy('fis_id', slip.id))
    expect(cents(slip.odenecek)).toBe(cents(slip.prim_brut) - cents(slip.avans))
    expect(slip.odenecek).toBeGreaterThanOrEqual(0)
  }
  const { rows: advances } = await sql<{ id: number; tutar: number; kalan: number; durum: number }>`
    select id, tutar, kalan, durum from personel_odeme`.execute(app.db)
  for (const { id, tutar, kalan, durum } of advances) {
    expect(cents(kalan)).toBe(cents(tutar) - settledBy('odeme_id', id))
    expect(durum).toBe(kalan === 0 ? 1 : 0)
  }
  const { rows: orders } = await sql<Marks & { id: number; sd_cancel_on: string; f_close: string }>`
    select id, sd_cancel_on, f_close, ${sql.raw(MARKS)} from siparisler`.execute(app.db)
  for (const { id, sd_cancel_on, f_close, ...marks } of orders) {
    const own = (tip: Side) => lines.filter((line) => line.sip_id === id && line.tip === tip)
    const isCancelled = sd_cancel_on === '1' || f_close === '0'
    expectMarks(own(0), isCancelled, [marks.per_odeme, marks.per_belge_no, marks.usr_c_belge])
    expectMarks(own(1), isCancelled, [marks.bayi_odeme, marks.bayi_belge_no, marks.by_c_belge])
  }
}

/**
 * The lines of an account add up to what the person is due: what valid orders earn, less open advances; and to what the
 * slips paid, plus what is open, less advances and debts.
 */
async function accountsAgree(): Promise<void> {
  for (const user_id of staff) {
    const { rows: orders } = await sql<AccountOrder>`
      select o.id, o.s_g_toplam, o.kdv_oran, o.s_vergisiz, o.s_is_teklif, o.sd_cancel_on, o.per_odeme, o.per_belge_no,
        (select l.prim_net from prim_odeme_fis_siparis l where l.sip_id = o.id and l.tip = 0 order by l.id limit 1) as fixed,
        coalesce((select sum(case l.iptal when '0' then l.prim_net else -l.prim_net end) from prim_odeme_fis_siparis l
          where l.sip_id = o.id and l.tip = 0), 0)::amount as paid
      from siparisler o where o.per_id = ${user_id}`.execute(app.db)
    const { rows: earners } = await sql<{ kalan: number; yuzde: number }>`
      select coalesce(sum(p.kalan), 0)::amount as kalan, u.yuzde from sys_users u
      left join personel_odeme p on p.per_id = u.id where u.id = ${user_id} group by u.yuzde`.execute(app.db)
    const [{ kalan, yuzde }] = earners as [{ kalan: number; yuzde: number }]
    const due = sumCents(orders.map((order) => cents(dueOf(order, yuzde))))
    const { datalist, sum } = await admin.call('/commission_account/list', {
      user_id,
      limit: 500,
      sum_field: 'amount',
    })
    const lines = sumCents(datalist.map(({ amount }) => cents(amount)))
    expect(lines).toBe(due - cents(kalan))
    expect(cents(sum ?? 0)).toBe(lines)
    const { expected, earned, advanced, debt, paid_out } = await admin.call('/commission_account/summary', {
      user_id,
    })
    const paidBySlips = (await slips()).filter((slip) => slip.tip === 0 && slip.user_id === user_id)
    expect(cents(paid_out)).toBe(
      sumCents(
        paidBySlips.map(
          ({ prim_toplam, iptal_toplam }) => (cents(prim_toplam) - cents(iptal_toplam)) as Cents,
        ),
      ),
    )
    expect(advanced).toBe(kalan)
    expect(cents(paid_out) + cents(expected) + cents(earned) - cents(advanced) - cents(debt)).toBe(lines)
    await documentsAgree(user_id, lines, cents(kalan))
  }
}

const ALWAYS = { from: '2000-01-01', to: '2100-01-01' }

/** Statement and book extract over all days must add up to the account; the extract has no advances. */
async function documentsAgree(user_id: number, account: number, advances: number): Promise<void> {
  const office = { db: app.db, actor: people.admin }
  const lines = await statementLines(office, user_id, ALWAYS)
  expect(sumCents(lines.map(({ amount }) => cents(amount)))).toBe(account)
  const deals = await extractDeals(office, user_id, ALWAYS)
  expect(sumCents(deals.map((deal) => cents(commissionOfDeal(deal))))).toBe(account + advances)
}

type AccountOrder = Parameters<typeof commissionBase>[0] & {
  sd_cancel_on: string
  per_odeme: string
  per_belge_no: number | null
  fixed: number | null
  paid: number
}

/** The final commission of an order: none after a cancellation, the paid part if the rest was written off. */
function dueOf(order: AccountOrder, rate: number): number {
  if (order.sd_cancel_on === '1') return 0
  if (order.per_odeme === '1' && order.per_belge_no === null) return order.paid
  return order.fixed ?? commissionOf(commissionBase(order).net_t, rate)
}

const MARKS = 'per_odeme, per_belge_no, usr_c_belge, bayi_odeme, bayi_belge_no, by_c_belge'

type Marks = Record<'per_odeme' | 'bayi_odeme', string> &
  Record<'per_belge_no' | 'usr_c_belge' | 'bayi_belge_no' | 'by_c_belge', number | null>

/** What an order earned, what of it is paid now, and how the order must be marked. */
function expectMarks(
  lines: readonly Line[],
  isCancelled: boolean,
  [flag, slip, back]: readonly [string, number | null, number | null],
): void {
  const last = lines.at(-1)
  if (!last) return expect([slip, back]).toEqual([null, null])
  const net = sumCents(lines.map((line) => (line.iptal === '1' ? -1 : 1) * cents(line.prim_net)) as Cents[])
  const due = cents(lines[0]?.prim_net ?? 0)
  expect(net).toBeGreaterThanOrEqual(Math.min(0, due))
  expect(net).toBeLessThanOrEqual(Math.max(0, due))
  if (lines.filter(({ iptal }) => iptal === '0').length > 1) reached.add('paid again')
  if (lines.filter(({ iptal }) => iptal === '1').length > 1) reached.add('in parts')
  const isPaid = isCancelled || net === due
  if (!isPaid) expect(slip).toBeNull()
  else if (slip !== null)
    expect([flag, slip]).toEqual(['1', lines.findLast(({ iptal }) => iptal === '0')?.fis_id])
  expect(back).toBe(isCancelled && last.iptal === '1' ? last.fis_id : null)
}

/** Everything that a payout may change. */
async function payoutState(): Promise<string> {
  const { rows: orders } = await sql`select id, ${sql.raw(MARKS)} from siparisler order by id`.execute(app.db)
  const { rows: debts } = await sql`select * from prim_borc order by tip, sip_id`.execute(app.db)
  const { rows: advances } = await sql`select id, kalan, durum from personel_odeme order by id`.execute(
    app.db,
  )
  return JSON.stringify({ orders, debts, advances })
}

const when = fc.constantFrom('safe', 'paid')

type Waiting = { id: number; tip: Side; debited_on: string | null; is_listed: boolean }

/** The list must offer every paid invoice without a slip, except those that have to wait. */
async function waitingAgrees(commission_when: string): Promise<void> {
  const terms = { commission_when, debit_safe_weeks: WEEKS, today: businessDay() }
  const { rows } = await sql<Waiting>`
    select o.id, t.tip, exists (select from prim_listesi p where p.id = o.id and p.tip = t.tip) as is_listed,
      (select max(d.credited_on) from debit_items d where d.sip_id = o.id and d.state = 'credited') as debited_on
    from siparisler o cross join (values (0), (1)) t (tip)
    where o.sd_cancel_on = '0' and o.f_close = '1' and (case t.tip when 0 then o.per_odeme else o.bayi_odeme end) = '0'
      and not exists (select from prim_odeme_fis_siparis l where l.sip_id = o.id and l.tip = t.tip)`.execute(
    app.db,
  )
  for (const { debited_on, is_listed } of rows) {
    const waits = waitsForSafety(debited_on, terms) !== null
    expect(is_listed).toBe(!waits)
    if (waits) reached.add('waiting')
  }
}

test('random histories reconcile, and so does taking all slips back', async () => {
  await fc.assert(
    fc.asyncProperty(when, fc.array(event, { minLength: 30, maxLength: 60 }), async (chosen, history) => {
      await earnWhen(chosen)
      const orders: number[] = []
      for (const what of history) await happen(orders, what)
      const before = await payoutState()
      // Paid commission and the sum of an account must not depend on later settings.
      for (const position of ['safe', 'paid']) {
        await earnWhen(position)
        await waitingAgrees(position)
        await reconcile()
        await accountsAgree()
        expect(await payoutState()).toBe(before)
      }
      for (const { id } of (await slips()).toReversed()) await admin.call('/prim_odeme_fis/delete', { id })
      expect(await slips()).toEqual([])
      await reconcile()
    }),
    { numRuns: 12, seed: 20_260_402, endOnFailure: true },
  )
  expect(reached).toEqual(
    new Set([
      'advance',
      'claw-back',
      'dealer',
      'in parts',
      'paid again',
      'owing',
      'given back',
      'returned',
      'waiting',
    ]),
  )
})
