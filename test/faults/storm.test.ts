import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { takeBackup } from '#platform/server/backup/take-backup.ts'
import { dice } from '#test/contract/hostile.ts'
import { cloneDatabase, startTestApp, type TestApp } from '#test/server/app.ts'
import type { Person } from '#test/server/company.ts'
import { placeInvoice } from '#test/server/factories.ts'
import { brokenInvariants, invariants, printedInvoices, rewritten } from './invariants.ts'
import { atTheEnd, cleanUp } from './own-company.ts'
import { actionNames, buildWorld, work, type Client, type Outcome } from './storm.ts'

const isLong = process.env.FAULTS === 'long'
const SECONDS = isLong ? 60 : 5
/** A fixed number of writes, however long a busy machine takes. */
const WRITES = 200
/** PROPERTY_SEED changes the random actions; how the clients interleave differs in every run. */
const seed = process.env['PROPERTY_SEED'] ?? '1'

const crew: readonly Person[] = [
  ...Array.from({ length: 9 }, () => 'admin' as const),
  ...(['admin2', 'admin2', 'personel', 'personel', 'satis', 'bayiadmin', 'bayi'] as const),
]

afterAll(cleanUp)

let app: TestApp
let client: pg.Client
let folder: string

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'error' })
  client = await connected(app.databaseUrl)
  folder = await mkdtemp(join(tmpdir(), 'weinkontor-storm-'))
  atTheEnd(() => rm(folder, { recursive: true }))
})

async function connected(url: string): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  one.on('error', () => undefined)
  atTheEnd(() => one.end())
  return one
}

const codeOf = ({ answer }: Outcome) => (answer.status.isContinue ? 'ok' : answer.status.code)

test(
  `a storm of ${crew.length} people for ${SECONDS} s leaves everything true (seed ${seed})`,
  { timeout: SECONDS * 1_000 + 180_000 },
  async () => {
    const world = await buildWorld(app)
    const outcomes: Outcome[] = []
    const callers = await Promise.all(crew.map((person) => app.as(person)))
    const clients = crew.map((person, index): Client => ({
      person,
      caller: callers[index] ?? app,
      random: dice(`${seed} ${index}`),
      world,
      heard: (outcome) => outcomes.push(outcome),
    }))
    const start = Date.now()
    const storm = (part: number) => {
      const isOver = () => Date.now() >= start + SECONDS * part * 1_000 && outcomes.length >= WRITES * part
      return Promise.all(clients.map((one) => work(one, isOver)))
    }

    await storm(1 / 2)
    const before = await printedInvoices(client)
    const file = join(folder, 'during.gz')
    const [, , during] = await Promise.all([
      storm(1),
      takeBackup(app.databaseUrl, file, Temporal.Now.instant()),
      // A reader during the storm sees only committed transactions, for which the invariants must hold, too.
      brokenInvariants(await connectedInSnapshot()),
    ])

    const faults = outcomes.filter((one) => ['ERR_500', 'ERR_ESOCKET'].includes(codeOf(one)))
    expect(faults.slice(0, 5)).toEqual([])
    expect(during).toEqual([])
    expect(await brokenInvariants(client)).toEqual([])
    expect(rewritten(before, await printedInvoices(client))).toEqual([])
    expectVariety(outcomes)
    await expectRestorable(file, before)
  },
)

/** One snapshot for all queries, as for a report. */
async function connectedInSnapshot(): Promise<pg.Client> {
  const reader = await connected(app.databaseUrl)
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return reader
}

/** The storm only proves something if some calls succeeded and some were refused. */
function expectVariety(outcomes: readonly Outcome[]): void {
  const done = outcomes.filter((one) => codeOf(one) === 'ok')
  const reasons = new Set(outcomes.map(codeOf))
  console.log(
    `storm: ${outcomes.length} writes, ${done.length} went through, ${reasons.size - 1} reasons against`,
  )
  expect(outcomes.length - done.length).toBeGreaterThan(10)
  expect(reasons.size).toBeGreaterThan(5)
  const idle = actionNames.filter((name) => !outcomes.some(({ action }) => action === name))
  expect(idle.length).toBeLessThan(isLong ? 1 : actionNames.length / 2)
}

async function expectRestorable(file: string, before: Map<string, string>): Promise<void> {
  const copy = await cloneDatabase()
  try {
    await restoreBackup(copy.url, file, { replace: true })
    const restored = await connected(copy.url)
    expect(await brokenInvariants(restored)).toEqual([])
    expect(rewritten(before, await printedInvoices(restored))).toEqual([])
  } finally {
    await copy.drop()
  }
}

test('every question finds what it asks for', async () => {
  const admin = await app.as('admin')
  await placeInvoice(app.db, admin)
  const message = { uid: 3, client_id: randomUUID(), message: 'Guten Tag', request_id: randomUUID() }
  await admin.call('/chat/messages/send', message)
  const wrongs: Record<string, string> = {
    'no wine has fewer than no bottles': `insert into stok_islem (stok_id, islem_tip, in_out, cikan) select id, 3, 2, 99999 from stok limit 1`,
    'numbers of each range are unique and without gaps up to the counter': `update fatura_sayac set last = last + 1 where name = 'invoice'`,
    'a closed invoice has nothing open': `update siparisler set f_close = '1', f_odeme_tar = now() where id = (select id from siparis_all_view where fd_fon = '1' and s_is_teklif = 0 and f_close = '0' and kalan > 0 limit 1)`,
    'the amounts of an order follow from its lines': `update siparis_icerik set stk_toplam = stk_toplam + 1 where id = (select min(id) from siparis_icerik)`,
    'an order is sent when it has a parcel, on the same day': `update siparisler set sd_gonderi_status = '1' where id = (select id from siparisler where sd_gonderi_status = '0' limit 1)`,
    'messages of a conversation are numbered from one without gaps': `update chat_conversations set last_seq = last_seq + 1`,
    'the rate of a person and of a dealer is the latest of its history': `update sys_users set yuzde = yuzde + 1`,
    'held bottles are there beside the reserved ones': `with d as (insert into hold_drafts (draft_id, user_id, until)
      values (gen_random_uuid(), 2, now() + interval '1 hour') returning draft_id)
      insert into bottle_holds (draft_id, stk_id, qty) select draft_id, (select min(id) from stok), 100000 from d`,
    'every remembered request has its answer': `update sys_requests set answer = null`,
    'kept figures of days are those of a recount': `update siparisler set f_odeme_tar = now(), f_close = '1' where fd_fon = '1'`,
    'kept figures of thirds, months and years are those of their days': `insert into figure_sums values ('paid', 'month', '2026-01-01', 1, 1, 0, '', 1, 0, 0, 0)`,
    // Buyers with just changed orders are recounted a little later.
    'kept quarters of customers are those of their orders': `with now as (delete from changed_buyers)
      insert into customer_quarters values (1, 0, '1999-01-01', 1) on conflict (cus_id, bayi_id) do update set ilk = excluded.ilk`,
    'kept turnover of customers is that of their documents': `with now as (delete from changed_buyers)
      insert into customer_turnover values (1, 0, '{1999-01-01}', '{1}', '{1}', '{1}', '{0}')`,
    'wines are scarce by the bottles that their lines hold': `insert into figure_deltas
      select 'reserved', '2000-01-01', 0, 0, id, '', 0, 0, 0, 1000000 from stok`,
    'open items are due, owned and in collection as their invoices are': `update siparisler set s_vade_gun = s_vade_gun + 1
      where id in (select sip_id from open_invoices)`,
  }
  await client.query(`set weinkontor.audit = 'off'`)
  for (const [name, wrong] of Object.entries(wrongs)) {
    await client.query('begin')
    // Triggers are off, as they would refuse most of it and the queries must work without them.
    await client.query('set local session_replication_role = replica')
    expect((await client.query(wrong)).rowCount, name).toBeGreaterThan(0)
    expect((await brokenInvariants(client)).join('\n')).toContain(name)
    await client.query('rollback')
  }
  expect(invariants.length).toBeGreaterThan(25)
})
