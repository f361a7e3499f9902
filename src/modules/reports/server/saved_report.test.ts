import { readXlsx } from 'hucre/xlsx'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { endpointAt, type Endpoint } from '#platform/server/calls/endpoint.ts'
import type { Services } from '#platform/server/services.ts'
import { startTestApp, type Caller, type TestApp, type Input } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { analysisFilters, MOST_CUSTOMERS, REST } from '../domain/analysis.ts'
import { reportNames } from '../domain/kinds.ts'
import { problemWords, type SavedReport } from '../domain/saved.ts'
import { savedTexts } from '../saved-texts.ts'
import { mailDueReports } from './mailing.ts'

let app: TestApp
let admin: Caller
let dealerAdmin: Caller
let stk_id: number
const today = businessDay()
const days = { start_date: today, end_date: today }

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
  const amounts = { s_toplam: 119, s_ara_toplam: 119, s_kargo: 0, s_g_toplam: 119, s_kdv: 19, kdv_oran: 19 }
  stk_id = await buildWine(app.db)
  for (const person of [people.personel, people.bayi])
    await buildOrder(
      app.db,
      { stk_id, stk_adet: 2 },
      {
        per_id: person.id,
        bayi_id: person.bayi,
        fd_fon: '1',
        f_no: `A${person.id}`,
        f_tarih: today,
        ...amounts,
      },
    )
  const cus_id = await buildCustomer(app.db)
  const paid = {
    ...amounts,
    fd_fon: '1',
    f_close: '1',
    f_no: 'A-paid',
    f_tarih: '2026-01-02',
    f_odeme_tar: today,
  } as const
  await buildOrder(app.db, { stk_id, stk_adet: 1 }, { ...paid, cus_id, s_tar: '2026-01-02T10:00:00Z' })
  await sql`insert into musteri_gorusme (cus_id, per_id, sts, zaman)
    values (${cus_id}, ${people.personel.id}, 1, ${app.app.services.now().toString()})`.execute(app.db)
})

describe('/analysis/report', () => {
  test.each(['person', 'dealer', 'country', 'customer', 'wine', 'category'] as const)(
    'by %s opens just its rows',
    async (by_what) => {
      const { datalist } = await admin.call('/analysis/report', { ...days, by_what, compare: 'year' })
      expect(datalist.length).toBeGreaterThan(0)
      const list =
        by_what === 'wine' || by_what === 'category' ? '/satis_satirlari/list' : '/ciro_hareket/list'
      for (const row of datalist) {
        const filters = analysisFilters(by_what, row.id, { from: today, to: today })
        const { sum } = await admin.call(list, { filters, sum_field: 'brut' })
        expect(sum).toBe(row.brut)
      }
    },
  )

  test('by customer names the largest ones; the others share the last line, and nothing is lost', async () => {
    const day = '2025-03-03'
    const invoice = { fd_fon: '1' as const, f_tarih: day, s_tar: `${day}T10:00:00Z` }
    for (let euros = 1; euros <= MOST_CUSTOMERS + 2; euros += 1) {
      const amounts = { s_toplam: euros, s_ara_toplam: euros, s_kargo: 0, s_g_toplam: euros, s_kdv: 0 }
      await buildOrder(app.db, { stk_id, stk_adet: 1 }, { ...invoice, ...amounts, f_no: `K${euros}` })
    }
    const asked = { start_date: day, end_date: day }
    const { datalist } = await admin.call('/analysis/report', { ...asked, by_what: 'customer' })
    expect(datalist).toHaveLength(MOST_CUSTOMERS + 1)
    expect(datalist[0]).toMatchObject({ adet: 1, brut: MOST_CUSTOMERS + 2 })
    expect(datalist.at(-1)).toMatchObject({ id: REST, ad: '', adet: 2, brut: 3 })
    await sql`select fold_figures()`.execute(app.db)
    expect((await admin.call('/analysis/report', { ...asked, by_what: 'customer' })).datalist).toEqual(
      datalist,
    )

    const compare = { compare: 'free' as const, compare_start: day, compare_end: day, ...days }
    const beside = await admin.call('/analysis/report', { ...compare, by_what: 'customer' })
    const whole = await admin.call('/analysis/report', { ...compare, by_what: 'person' })
    const sum = (field: 'brut' | 'onceki', { datalist: rows }: typeof whole) =>
      rows.reduce((total, row) => total + (row[field] ?? 0), 0)
    for (const field of ['brut', 'onceki'] as const) expect(sum(field, beside)).toBe(sum(field, whole))
  })

  test('by customer shows dealer administrators the invoices of their dealer alone', async () => {
    const { datalist } = await dealerAdmin.call('/analysis/report', { ...days, by_what: 'customer' })
    expect(datalist).toMatchObject([{ adet: 1, brut: 119 }])
  })

  test('is that of the own dealer for dealer administrators, without wines', async () => {
    const { datalist } = await dealerAdmin.call('/analysis/report', { ...days, by_what: 'dealer' })
    expect(datalist.map(({ id }) => id)).toEqual([String(people.bayiadmin.bayi)])
    expect((await dealerAdmin.refused('/analysis/report', { ...days, by_what: 'wine' })).code).toBe('ERR_105')
  })

  test('refuses days that are turned round, too far apart or missing', async () => {
    const fieldsOf = async (input: Record<string, unknown>) =>
      (await admin.refused('/analysis/report', input)).fields
    expect(await fieldsOf({ start_date: '2026-02-02', end_date: '2026-02-01' })).toMatchObject({
      end_date: 'range_turned',
    })
    expect(await fieldsOf({ start_date: '1950-02-02', end_date: '2026-02-01' })).toMatchObject({
      end_date: 'range_far',
    })
    expect(await fieldsOf({ ...days, compare: 'free' })).toMatchObject({ compare_start: 'requiredField' })
  })

  test.each(['pdf', 'xlsx'])('comes as %s', async (format) => {
    const { headers } = await app.post('/analysis/file', { ...days, sesion_id: admin.sesion_id, format })
    expect(headers.get('content-type')).toContain(format === 'pdf' ? 'application/pdf' : 'spreadsheetml')
  })
})

type Question = Input<'/saved_report/save'>
const question = {
  by_what: 'dealer',
  days: 'this_month',
  compare: 'year',
  schedule: 'daily',
  send_hour: 7,
} as const
const save = async (caller: Caller, input: Partial<Question> & Pick<Question, 'name'>) =>
  (await caller.call('/saved_report/save', { ...question, ...input })).save_response.id
const rowOf = async (id: number) =>
  (await admin.call('/saved_report/list', { filters: { id } })).datalist[0] as Record<string, unknown>
const mails = async () => {
  const { rows } = await sql<{ recipient: string; files: number }>`
    select m.recipient, (select count(*)::integer from mail_attachments a where a.mail_id = m.id) as files
    from mail_outbox m where m.kind = 'report' order by m.id`.execute(app.db)
  return rows
}
const becomeDue = (id: number) =>
  sql`update saved_reports set next_at = now() - interval '1 minute' where id = ${id}`.execute(app.db)
const tick = async (services = app.app.services) => {
  const errors: unknown[] = []
  await mailDueReports(services, (error) => errors.push(error))
  return errors
}

describe('a saved report', () => {
  test('the workbook of the list says which report it is and why it was not mailed, as the screen does', async () => {
    const id = await save(admin, { name: 'Mappe', by_what: 'country' })
    await sql`update saved_reports set problem = 'owner_gone' where id = ${id}`.execute(app.db)
    const asked = { format: 'xlsx', language: 'de', filters: { id }, columns: ['report', 'problem'] }
    const file = await app.post('/saved_report/list', { ...asked, sesion_id: admin.sesion_id })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    const [report, problem] = sheets[0]?.rows[1] ?? []
    expect(report).toMatch(/ · Land$/)
    expect(problem).toBe(savedTexts.owner_gone.de)
    await admin.call('/saved_report/delete', { id })
  })

  test('is the own one or shared; only its owner changes it, administrators stop it', async () => {
    const own = await save(dealerAdmin, { name: 'Nur meiner' })
    const shared = await save(dealerAdmin, { name: 'Für alle', is_shared: '1' })
    const seen = async (caller: Caller) =>
      ((await caller.call('/saved_report/list', {})).datalist ?? []).map(({ id }) => id)
    expect(await seen(dealerAdmin)).toEqual(expect.arrayContaining([own, shared]))
    expect(await seen(admin)).toContain(shared)
    expect(await seen(admin)).not.toContain(own)
    for (const path of ['/saved_report/send', '/saved_report/save'] as const)
      expect((await admin.refused(path, { ...question, name: 'X', id: shared })).code).toBe(
        'record_not_found',
      )
    await admin.call('/saved_report/pause', { id: shared, is_paused: '1' })
    expect(await rowOf(shared)).toMatchObject({ is_paused: '1', next_at: null })
    await admin.call('/saved_report/delete', { id: shared })
    const personel = await app.as('personel')
    expect((await personel.refused('/saved_report/list', {})).code).toBe('ERR_105')
    const { fields } = await dealerAdmin.refused('/saved_report/save', { ...question, name: 'nur MEINER' })
    expect(fields).toMatchObject({ name: 'exists_already' })
    await dealerAdmin.call('/saved_report/delete', { id: own })
  })

  test('is mailed once for its moment, however many look at once; paused it is not', async () => {
    const id = await save(admin, { name: 'Täglich', format: 'xlsx', is_shared: '1' })
    const before = (await mails()).length
    await becomeDue(id)
    await Promise.all([tick(), tick(), tick()])
    expect((await mails()).slice(before)).toEqual([{ recipient: expect.any(String), files: 1 }])
    expect(Date.parse(String((await rowOf(id)).next_at))).toBeGreaterThan(Date.now())
    await admin.call('/saved_report/pause', { id, is_paused: '1' })
    await becomeDue(id)
    await tick()
    expect(await mails()).toHaveLength(before + 1)
    await admin.call('/saved_report/pause', { id, is_paused: '0' })
    await admin.call('/saved_report/send', { id })
    expect(await mails()).toHaveLength(before + 2)
    await admin.call('/saved_report/delete', { id })
  })

  test('is mailed by the clock of now, though the clock was a month ahead when it was last mailed', async () => {
    const id = await save(admin, { name: 'Vorgegangen', format: 'xlsx' })
    const planned = (await rowOf(id)).next_at
    await sql`update saved_reports set next_at = now() + interval '30 days' where id = ${id}`.execute(app.db)
    await tick()
    expect((await rowOf(id)).next_at).toBe(planned)
    await admin.call('/saved_report/delete', { id })
  })

  test('stops when its owner is blocked, or may not see it any more', async () => {
    const id = await save(dealerAdmin, { name: 'Händler', is_shared: '1' })
    const before = (await mails()).length
    await sql`update sys_users set blocked = '1' where id = ${people.bayiadmin.id}`.execute(app.db)
    await becomeDue(id)
    await tick()
    await sql`update sys_users set blocked = '0' where id = ${people.bayiadmin.id}`.execute(app.db)
    expect(await mails()).toHaveLength(before)
    expect(await rowOf(id)).toMatchObject({ is_paused: '1', next_at: null, problem: 'owner_gone' })
  })

  /** The app, but the analysis by dealer runs these statements instead. */
  const meeting = (statements: readonly RawBuilder<unknown>[]): Services => {
    const { services } = app.app
    const run: Endpoint['run'] = async ({ db, input }) => {
      const isMet = (input as { by_what: string }).by_what === 'dealer'
      for (const statement of isMet ? statements : []) await statement.execute(db)
      return { datalist: [] }
    }
    const callAt: Services['callAt'] = (path) => {
      const endpoint = endpointAt(services, path)
      return endpoint && path === '/analysis/report' ? { ...endpoint, run } : endpoint
    }
    return { ...services, callAt }
  }
  const slow = [sql`set local statement_timeout = 1`, sql`select pg_sleep(60)`]
  const lost = [sql`select pg_terminate_backend(pg_backend_pid())`]
  const subjects = async () => {
    const { rows } = await sql<{ subject: string }>`
      select subject from mail_outbox where kind = 'report' order by id`.execute(app.db)
    return rows.map(({ subject }) => subject)
  }

  test('that takes too long waits, holds up no other, and stops after some attempts with a word to its owner', async () => {
    const id = await save(admin, { name: 'Zu lang', is_shared: '1' })
    const other = await save(admin, { name: 'Danach', by_what: 'person' })
    const before = (await subjects()).length
    await becomeDue(other)
    await becomeDue(id)
    await sql`update saved_reports set next_at = next_at - interval '1 hour' where id = ${id}`.execute(app.db)
    expect(await tick(meeting(slow))).toMatchObject([{ code: '57014' }])
    expect((await subjects()).slice(before)).toEqual([expect.stringContaining('Danach (')])
    const waiting = await rowOf(id)
    expect(waiting).toMatchObject({ is_paused: '0', problem: 'ERR_ETIMEOUT' })
    expect(Date.parse(String(waiting.next_at))).toBeGreaterThan(Date.now())
    expect(await tick(meeting(slow))).toEqual([])
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      expect(await rowOf(id)).toMatchObject({ is_paused: '0' })
      await becomeDue(id)
      expect(await tick(meeting(slow))).toHaveLength(1)
    }
    expect(await rowOf(id)).toMatchObject({ is_paused: '1', next_at: null, problem: 'ERR_ETIMEOUT' })
    expect((await subjects()).slice(before + 1)).toEqual(['Zu lang: nicht verschickt'])

    await admin.call('/saved_report/pause', { id, is_paused: '0' })
    await becomeDue(id)
    await tick(meeting(slow))
    expect(await rowOf(id)).toMatchObject({ is_paused: '0', problem: 'ERR_ETIMEOUT' })
    await becomeDue(id)
    expect(await tick()).toEqual([])
    expect(await rowOf(id)).toMatchObject({ is_paused: '0', problem: null })
    for (const report of [id, other]) await admin.call('/saved_report/delete', { id: report })
  })

  test('waits as long as the database loses it, and such a failure does not count', async () => {
    const id = await save(admin, { name: 'Verloren', is_shared: '1' })
    const before = (await mails()).length
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await becomeDue(id)
      expect(await tick(meeting(lost))).toHaveLength(1)
    }
    const waiting = await rowOf(id)
    expect(waiting).toMatchObject({ is_paused: '0', problem: null })
    expect(Date.parse(String(waiting.next_at))).toBeGreaterThan(Date.now())
    await becomeDue(id)
    await tick()
    expect(await mails()).toHaveLength(before + 1)
    await admin.call('/saved_report/delete', { id })
  })

  test('that is refused stops with the reason and what it tells of', async () => {
    const id = await save(admin, { name: 'Unzustellbar', is_shared: '1' })
    const { rows } = await sql<{
      email: string
    }>`select email from sys_users where id = ${people.admin.id}`.execute(app.db)
    const address = rows[0]?.email
    await sql`insert into unreachable_addresses (address, code, reason) values (lower(${address}), '5.1.1', '')`.execute(
      app.db,
    )
    await becomeDue(id)
    expect(await tick()).toEqual([])
    await sql`delete from unreachable_addresses`.execute(app.db)
    expect(await rowOf(id)).toMatchObject({
      is_paused: '1',
      problem: 'mail_address_unreachable',
    })
    expect(problemWords((await rowOf(id)) as SavedReport, 'de')).toContain(address)
    await admin.call('/saved_report/delete', { id })
  })

  const fixed = { ...days, days: 'fixed' as const }
  const lastFile = async () => {
    const { rows } = await sql<{ file_name: string; file_type: string; bytes: Buffer }>`
      select f.file_name, f.file_type, f.bytes from mail_attachments a join sys_files f on f.id = a.file_id
      order by a.mail_id desc limit 1`.execute(app.db)
    return rows[0] as (typeof rows)[number]
  }
  const lastSheet = async () =>
    (await readXlsx(new Uint8Array((await lastFile()).bytes))).sheets[0]?.rows ?? []
  const level = (user_level: number, id: number) =>
    sql`update sys_users set user_level = ${user_level} where id = ${id}`.execute(app.db)

  test.each(reportNames)('of the kind %s is mailed as document and as workbook', async (report) => {
    const id = await save(admin, { name: report, report, ...fixed, compare: 'none' })
    await admin.call('/saved_report/send', { id })
    expect(await lastFile()).toMatchObject({ file_type: 'application/pdf' })
    const { version } = await rowOf(id)
    await save(admin, {
      id,
      version: Number(version),
      name: report,
      report,
      ...fixed,
      format: 'xlsx',
      compare: 'year',
    })
    await admin.call('/saved_report/send', { id })
    const [head = [], ...lines] = await lastSheet()
    expect(lines.length).toBeGreaterThan(0)
    expect(head.every((cell) => typeof cell === 'string' && cell !== '')).toBe(true)
    await admin.call('/saved_report/delete', { id })
  })

  test('tells what its screen tells, of the rows of its owner alone', async () => {
    const asked = { report: 'staff_sales', ...fixed, compare: 'none', format: 'xlsx' } as const
    const [all, own] = [
      await save(admin, { name: 'Alle', ...asked }),
      await save(dealerAdmin, { name: 'Eigene', ...asked }),
    ]
    const shown = async (caller: Caller) => {
      const { datalist } = await caller.call('/siparisler/personel_satis_report', days)
      return datalist.map(({ personel, firma, adet, sise, brut, net }) => [
        personel,
        firma,
        adet,
        sise,
        brut,
        net,
      ])
    }
    await admin.call('/saved_report/send', { id: all })
    expect((await lastSheet()).slice(1, -1)).toEqual(await shown(admin))
    await dealerAdmin.call('/saved_report/send', { id: own })
    const mailed = (await lastSheet()).slice(1, -1)
    expect(mailed).toEqual(await shown(dealerAdmin))
    expect(mailed).toHaveLength(1)
    for (const [caller, id] of [
      [admin, all],
      [dealerAdmin, own],
    ] as const)
      await caller.call('/saved_report/delete', { id })
  })

  test.each(['closed_orders', 'wine_sales', 'stock_value', 'customer_info'] as const)(
    'of the kind %s is for administrators, when it is saved and when it is mailed',
    async (report) => {
      const input = { ...question, name: report, report }
      expect((await dealerAdmin.refused('/saved_report/save', input)).code).toBe('ERR_105')
      const admin2 = await app.as('admin2')
      const id = await save(admin2, { name: report, report, is_shared: '1' })
      const before = (await mails()).length
      await level(people.bayiadmin.user_level, people.admin2.id)
      await becomeDue(id)
      await tick()
      await level(people.admin2.user_level, people.admin2.id)
      expect(await mails()).toHaveLength(before)
      expect(await rowOf(id)).toMatchObject({ is_paused: '1', next_at: null, problem: 'owner_gone' })
    },
  )

  test('keeps what its kind knows: a report of today has no other days, a list no comparison', async () => {
    const january = {
      days: 'fixed',
      start_date: '2026-01-01',
      end_date: '2026-01-31',
      odeme_durumu: '1',
    } as const
    const kept = async (report: Question['report']) => {
      const id = await save(admin, { name: 'Art', report, ...january, is_shared: '1' })
      const row = await rowOf(id)
      await admin.call('/saved_report/delete', { id })
      return [row.days, row.start_date, row.compare, row.odeme_durumu]
    }
    expect(await kept('stock_value')).toEqual(['today', null, 'none', null])
    expect(await kept('closed_orders')).toEqual(['fixed', '2026-01-01', 'none', null])
    expect(await kept('turnover')).toEqual(['fixed', '2026-01-01', 'year', '1'])
    const { fields } = await admin.refused('/saved_report/save', {
      ...question,
      name: 'X',
      report: 'nothing',
    })
    expect(Object.keys(fields ?? {})).toEqual(['report'])
  })
})
