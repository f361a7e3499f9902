import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { cents, sumCents } from '#core/money/money.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { moveClocks } from '#test/server/clock.ts'
import { people } from '#test/server/company.ts'
import { buildConversation, buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { comparedWith } from '#core/days/compared-range.ts'
import { trendOf } from '../domain/compared.ts'
import { abcClasses } from '../domain/abc.ts'
import { quarterOf, type CohortMembers } from '../domain/cohorts.ts'
import { ages, type AbcForm, type ManagerReport, type Ranking } from '../domain/manager.ts'
import { figureLists, figureRows, type FigureRows } from '../domain/manager-rows.ts'
import { owedRows } from '../domain/rows.ts'

const path = '/gosterge/report'
const march = { start_date: '2026-03-01', end_date: '2026-03-31' }
const range = { from: march.start_date, to: march.end_date }
const today = '2026-03-18'

let app: TestApp
let admin: Caller
let dealer: Caller

const inMarch = '2026-03-10T10:00:00Z'
const lastYear = '2025-03-10T10:00:00Z'
const invoiced = { fd_fon: '1', f_tarih: '2026-03-12' }
const paid = { f_close: '1', f_odeme_tar: '2026-03-20' }
const cancelled = { sd_cancel_on: '1', sd_iptal_tar: '2026-03-14' }

/** One order of each kind that a figure distinguishes. */
const kinds: Record<string, unknown>[] = [
  {},
  { ...cancelled, f_ip_neden: 'Widerruf' },
  cancelled,
  invoiced,
  { ...invoiced, ...paid },
  { ...invoiced, ...cancelled, f_ip_neden: 'Widerruf' },
  { ...invoiced, s_is_teklif: 2 },
  { ...invoiced, f_ytakip: 1, f_haciz_tarihi: '2026-03-15' },
  { fd_fon: '1', f_tarih: '2026-02-01', s_tar: '2026-02-01T10:00:00Z', s_odeme_tarihi: '2026-02-28' },
  { fd_fon: '1', f_tarih: '2026-01-05', s_tar: '2026-01-05T10:00:00Z', s_odeme_tarihi: '2026-01-25' },
  { fd_fon: '1', f_tarih: '2025-11-05', s_tar: '2025-11-05T10:00:00Z', s_odeme_tarihi: '2025-11-20' },
  { fd_fon: '1', f_tarih: '2025-03-12', s_tar: lastYear, f_close: '1', f_odeme_tar: '2025-03-30' },
  { ...invoiced, s_vadeli_odeme: '1', s_taksit_sayisi: 2 },
  { s_is_teklif: 1 },
]

/** A part that was due last week, another that is due in summer. */
const addInstalments = (sip_id: number, cus_id: number, total: number) =>
  app.db
    .insertInto('cus_taksitler')
    .values([
      { sip_id, cus_id, tak_tar: '2026-03-11', tak_tutar: 40 },
      { sip_id, cus_id, tak_tar: '2026-07-01', tak_tutar: total - 40 },
    ])
    .execute()

const sellers = [
  [people.personel.id, 1],
  [people.bayi.id, 2],
  [people.fremd.id, 2],
  // Sold for another dealer, as by a person who has since moved to this one.
  [people.bayiadmin.id, 1],
] as const

beforeAll(async () => {
  app = await startTestApp()
  await moveClocks(app, `${today}T09:00:00Z`)
  admin = await app.as('admin')
  dealer = await app.as('bayiadmin')
  await sql`update sys_users set kota = 1000 where id in (${people.personel.id}, ${people.bayi.id})`.execute(
    app.db,
  )
  const wine = await buildWine(app.db, { stok_limit: 5, stok_user_on: '1' }, 4)
  let serial = 0
  for (const [per_id, bayi_id] of sellers) {
    const cus_id = await buildCustomer(app.db)
    for (const values of kinds) {
      serial += 1
      const s_g_toplam = 119 + serial / 100
      const number = values.fd_fon ? { f_no: `M${serial}` } : {}
      const amounts = { s_toplam: s_g_toplam, s_ara_toplam: s_g_toplam, s_kargo: 0, s_g_toplam, s_kdv: 19 }
      const order = { per_id, bayi_id, cus_id, s_tar: inMarch, ...amounts, ...number, ...values }
      const id = await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, order)
      if (values.s_vadeli_odeme) await addInstalments(id, cus_id, s_g_toplam)
    }
    for (const [zaman, sts] of [
      ['2026-03-09T08:30:00Z', 4],
      ['2026-03-09T08:40:00Z', 1],
      ['2026-03-10T15:00:00Z', 1],
      ['2026-04-01T08:00:00Z', 1],
    ] as const)
      await buildConversation(app.db, cus_id, { zaman, sts, per_id, bayi_id })
  }
})

const ask = async (caller: Caller, more: object = {}) =>
  (await caller.call(path, { ...march, ...more })) as unknown as ManagerReport

/** How many rows a figure opens, and what they add up to. */
async function opened(caller: Caller, { list, filters, group_of }: FigureRows, sum?: string) {
  const question = { filters, ...(group_of ? { group_of } : {}), count: true, limit: 1 }
  const answer = await caller.call(figureLists[list].path, {
    ...question,
    ...(sum ? { sum_fields: [sum] } : {}),
  })
  return { adet: answer.count ?? 0, toplam: cents((sum && (answer[`sum_${sum}`] as number | null)) || 0) }
}

/** Everything that is ranked; each class opens exactly as many rows as its count says, and page by page the same. */
async function classesOf(caller: Caller, what: AbcForm['what'], bayi_id: number | null) {
  const askFor = async (more: object) =>
    (await caller.call('/gosterge/abc', { ...march, what, bayi_id, ...more })) as unknown as Ranking
  const { counts, rows } = await askFor({ limit: 100 })
  expect(rows.length).toBe(counts.A + counts.B + counts.C)
  for (const sinif of abcClasses) {
    const members = (await askFor({ sinif, limit: 100 })).rows
    expect(members).toEqual(rows.filter((row) => row.sinif === sinif))
    expect(members).toHaveLength(counts[sinif])
    const second = (await askFor({ sinif, limit: 1, offset: 1 })).rows
    expect(second).toEqual(members.slice(1, 2))
  }
  return rows
}

const tried = new Set<string>()

/** The same rows; what is asked of them is written down, so that a new figure is not forgotten here. */
const watched = <Rows extends object>(rows: Rows): Rows =>
  new Proxy(rows, {
    get(target, figure) {
      tried.add(String(figure))
      return Reflect.get(target, figure) as unknown
    },
  })

const told = (adet: number, toplam = 0) => ({ adet, toplam: cents(toplam) })

describe.each([
  ['admin', null],
  ['admin', 2],
  ['bayiadmin', null],
  ['bayiadmin', 2],
] as const)('as %s of dealer %s every figure opens exactly its rows', (name, bayi_id) => {
  const caller = () => (name === 'admin' ? admin : dealer)
  const rows = watched(figureRows(range, bayi_id, today))
  const dealerOnly: FigureRows['filters'] = bayi_id === null ? {} : { bayi_id }

  test('turnover, its trend and its customers', async () => {
    const report = await ask(caller(), { bayi_id })
    expect(report.ciro.adet).toBeGreaterThan(4)
    expect(await opened(caller(), rows.turnover(), 'brut')).toEqual(told(report.ciro.adet, report.ciro.brut))
    expect((await opened(caller(), rows.turnover(), 'net')).toplam).toBe(cents(report.ciro.net))
    const before = comparedWith(range, 'yil')
    expect([report.onceki_start, report.onceki_end]).toEqual([before.from, before.to])
    const { adet, brut } = report.onceki_ciro
    expect(await opened(caller(), rows.turnover(before), 'brut')).toEqual(told(adet, brut))
    for (const point of trendOf(range, before, report.gunler, 'hafta'))
      expect((await opened(caller(), rows.turnover(point), 'brut')).toplam).toBe(cents(point.value))
    const customers = await classesOf(caller(), 'customers', bayi_id)
    for (const customer of customers)
      expect((await opened(caller(), rows.customer(customer.id), 'brut')).toplam).toBe(cents(customer.brut))
    expect(customers.length).toBeGreaterThan(1)
  })

  test.each(['2026-01-01', '2025-04-01'])('the customers since %s', async (from) => {
    const days = { from, to: range.to }
    const body = { start_date: from, end_date: range.to, what: 'customers' as const, bayi_id, limit: 100 }
    const ranked = (await caller().call('/gosterge/abc', body)) as unknown as Ranking
    const turnover = figureRows(days, bayi_id, today)
    for (const customer of ranked.rows)
      expect((await opened(caller(), turnover.customer(customer.id), 'brut')).toplam).toBe(
        cents(customer.brut),
      )
    expect(cents(ranked.whole)).toBe((await opened(caller(), turnover.turnover(), 'brut')).toplam)
  })

  test('a trend that is compared with days of its own counts each of them once', async () => {
    const year = { start_date: '2025-03-12', end_date: '2026-03-12' }
    const { ciro, onceki_ciro, gunler, onceki_start, onceki_end } = await ask(caller(), { ...year, bayi_id })
    const both = [
      { from: year.start_date, to: year.end_date },
      { from: onceki_start, to: onceki_end },
    ] as const
    const trend = trendOf(...both, gunler, 'ay')
    const total = (field: 'value' | 'before') => trend.reduce((sum, point) => sum + cents(point[field]), 0)
    expect([total('value'), total('before')]).toEqual([cents(ciro.brut), cents(onceki_ciro.brut)])
    expect(onceki_ciro.adet).toBeGreaterThan(0)
  })

  test('what was paid, and what is owed by age', async () => {
    const report = await ask(caller(), { bayi_id })
    expect(await opened(caller(), rows.paid(), 's_g_toplam')).toEqual(
      told(report.odenen.adet, report.odenen.toplam),
    )
    expect(report.odenen).toMatchObject({ gun: 8 })
    expect(report.onceki_odenen).toMatchObject({ gun: 18 })
    for (const age of ages) {
      const { adet, toplam } = report.yas[age]
      expect(adet).toBeGreaterThan(0)
      const amount = age === 'not_due' ? 'vadesi_gelmeyen' : 'vadesi_gecen'
      expect(await opened(caller(), rows.age(age), amount)).toEqual(told(adet, toplam))
    }
    const late = ages.filter((age) => age !== 'not_due').map((age) => report.yas[age])
    const sumOf = (parts: readonly { adet: number; toplam: number }[]) => ({
      adet: parts.reduce((count, { adet }) => count + adet, 0),
      toplam: sumCents(parts.map(({ toplam }) => cents(toplam))),
    })
    expect(await opened(caller(), rows.overdue(), 'vadesi_gecen')).toEqual(sumOf(late))
    const owed = await opened(caller(), { list: 'open', filters: { ...owedRows, ...dealerOnly } }, 'kalan')
    expect(sumOf(Object.values(report.yas)).toplam).toBe(owed.toplam)
  })

  test('the funnel, the cells of the heat map and the cancellations', async () => {
    const { huni, ulasma, iptal, iptal_personel, iptal_neden } = await ask(caller(), { bayi_id })
    expect(await opened(caller(), rows.calls())).toEqual(told(huni.arama))
    expect(await opened(caller(), rows.reached())).toEqual(told(huni.ulasilan))
    expect(huni.arama).toBeGreaterThan(huni.ulasilan)
    expect(await opened(caller(), rows.sold(), 's_g_toplam')).toEqual(
      told(huni.siparis.adet, huni.siparis.toplam),
    )
    const { fatura, odeme } = huni
    expect(await opened(caller(), rows.soldAndInvoiced(), 's_g_toplam')).toEqual(
      told(fatura.adet, fatura.toplam),
    )
    expect(await opened(caller(), rows.soldAndPaid(), 's_g_toplam')).toEqual(told(odeme.adet, odeme.toplam))
    expect(ulasma.map(({ hafta_gun, saat }) => [hafta_gun, saat])).toEqual([
      [1, 9],
      [2, 16],
    ])
    for (const { hafta_gun, saat, adet } of ulasma)
      expect(await opened(caller(), rows.callsAt(hafta_gun, saat))).toEqual(told(adet))
    expect(await opened(caller(), rows.cancelled(), 's_g_toplam')).toEqual(told(iptal.adet, iptal.toplam))
    for (const { per_id, adet, toplam } of iptal_personel)
      expect(await opened(caller(), rows.cancelledBy(per_id), 's_g_toplam')).toEqual(told(adet, toplam))
    expect(iptal_neden.map(({ neden }) => neden)).toEqual(['Widerruf', ''])
    for (const { neden, adet, toplam } of iptal_neden)
      expect(await opened(caller(), rows.cancelledFor(neden), 's_g_toplam')).toEqual(told(adet, toplam))
  })

  test('cohorts open their customers, and these their orders', async () => {
    const { datalist } = await caller().call('/gosterge/kohort', { bayi_id })
    const cells = datalist.flatMap(({ ilk, adet, tekrar }) =>
      [adet, ...tekrar].map((count, sonra) => ({ ilk, sonra, count })),
    )
    expect(cells.filter(({ count }) => count > 0).length).toBeGreaterThan(2)
    for (const { ilk, sonra, count } of cells) {
      const page = { bayi_id, ilk, sonra }
      const members = (await caller().call('/gosterge/kohort_musteri', page)) as unknown as CohortMembers
      expect([members.count, members.rows.length]).toEqual([count, count])
      for (const { id, toplam } of members.rows)
        expect((await opened(caller(), rows.boughtIn(quarterOf(ilk, sonra), id), 's_g_toplam')).toplam).toBe(
          cents(toplam),
        )
    }
  })

  test('goals, scarce wines and sold wines', async () => {
    const report = await ask(caller(), { bayi_id })
    const goals =
      name === 'admin' && bayi_id === null ? [people.personel.id, people.bayi.id] : [people.bayi.id]
    expect(report.hedefler.map(({ per_id }) => per_id).toSorted()).toEqual(goals)
    for (const { per_id, adet, toplam } of report.hedefler)
      expect(await opened(caller(), rows.goal(per_id, range), 's_g_toplam')).toEqual(told(adet, toplam))
    expect(await opened(caller(), rows.scarce())).toEqual(told(report.az_stok))
    if (name === 'bayiadmin')
      return expect((await dealer.refused('/gosterge/abc', { ...march, what: 'wines' })).code).toBe('ERR_105')
    const wines = await classesOf(admin, 'wines', bayi_id)
    expect(wines).toHaveLength(1)
    for (const { id, brut } of wines)
      expect((await opened(admin, rows.wine(id), 'brut')).toplam).toBe(cents(brut))
  })
})

test('every figure was opened', () => {
  expect([...tried].toSorted()).toEqual(Object.keys(figureRows(range, null, today)).toSorted())
})

describe(path, () => {
  test('sales people are refused, and a dealer administrator who asks for another dealer', async () => {
    for (const person of ['personel', 'bayi'] as const)
      expect((await (await app.as(person)).refused(path, march)).code).toBe('ERR_105')
    for (const bayi_id of [1, 3])
      expect((await dealer.refused(path, { ...march, bayi_id })).code).toBe('ERR_105')
  })

  test.each([
    [{ start_date: '2026-03-31', end_date: '2026-03-01' }, { end_date: 'range_turned' }],
    [{ start_date: '1950-01-01', end_date: '2026-03-01' }, { end_date: 'range_too_long' }],
    [{ start_date: '2026-02-30', end_date: '2026-03-01' }, { start_date: 'not_date' }],
    [{ ...march, karsi: 'hafta' }, { karsi: 'not_allowed' }],
  ])('%j is refused', async (input, fields) => {
    expect((await admin.refused(path, input)).fields).toEqual(fields)
  })

  test('a range without anything is empty, not wrong', async () => {
    const report = await ask(admin, { start_date: '2019-01-01', end_date: '2019-01-31' })
    expect(report).toMatchObject({
      ciro: { adet: 0, brut: 0, net: 0 },
      odenen: { adet: 0, toplam: 0, gun: null },
      huni: { arama: 0, siparis: { adet: 0, toplam: 0 } },
    })
  })

  test('rankings are refused to sales people and of another dealer, and empty where nothing was sold', async () => {
    const abc = '/gosterge/abc'
    const input = { ...march, what: 'customers' as const }
    for (const person of ['personel', 'bayi'] as const)
      expect((await (await app.as(person)).refused(abc, input)).code).toBe('ERR_105')
    expect((await dealer.refused(abc, { ...input, bayi_id: 1 })).code).toBe('ERR_105')
    expect((await admin.refused(abc, { ...input, sinif: 'D' })).fields).toEqual({ sinif: 'not_allowed' })
    expect(
      await admin.call(abc, { ...input, start_date: '2019-01-01', end_date: '2019-01-31' }),
    ).toMatchObject({
      rows: [],
      whole: 0,
      counts: { A: 0, B: 0, C: 0 },
    })
  })

  test('cohorts are refused to sales people and of another dealer, and begin with a quarter', async () => {
    const members = '/gosterge/kohort_musteri'
    for (const [call, input] of [
      ['/gosterge/kohort', {}],
      [members, { ilk: '2026-01-01' }],
    ] as const) {
      expect((await (await app.as('personel')).refused(call, input)).code).toBe('ERR_105')
      expect((await dealer.refused(call, { ...input, bayi_id: 1 })).code).toBe('ERR_105')
    }
    expect((await admin.refused(members, { ilk: '2026-02-01' })).fields).toEqual({ ilk: 'not_allowed' })
    expect(await admin.call(members, { ilk: '1990-01-01' })).toMatchObject({ count: 0, rows: [] })
  })

  test('the calls behind it are those of the own dealer', async () => {
    const all = await admin.call('/gorusme_zaman/list', { count: true })
    const own = await dealer.call('/gorusme_zaman/list', { count: true })
    expect([all.count, own.count]).toEqual([16, 8])
    expect((await (await app.as('personel')).refused('/gorusme_zaman/list', {})).code).toBe('ERR_105')
  })
})
