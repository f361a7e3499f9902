import { readFileSync, writeFileSync } from 'node:fs'
import { businessDay } from '#core/days/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bareEntry, type BankEntry } from '#modules/bank/domain/statement.ts'
import { createPool } from '#platform/server/database/database.ts'
import { withoutBackup, type Company } from './company.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { round } from './load.ts'
import { startProduct } from './servers.ts'

const ENTRIES = 5_000

type Open = { f_no: string; kalan: number; name: string }

const entryOf = ({ f_no, kalan, name }: Open, place: number, day: string): BankEntry => ({
  ...bareEntry,
  day,
  // Every tenth customer pays only a part, which needs a decision; the others pay the open amount.
  amount: place % 10 === 9 ? Math.ceil(kalan / 2) : kalan,
  name,
  purpose: `Rechnung ${f_no} vielen Dank`,
  reference: `B${Date.now()}-${place}`,
})

/** A statement over open invoices of the company, and how many items are open. */
async function statement(company: Company): Promise<{ file: string; items: number }> {
  const pool = createPool(company.url, 1)
  const { rows: counted } = await pool.query<{ items: number }>(
    `SELECT count(*)::integer AS items FROM open_invoices i LEFT JOIN cus_taksitler t ON t.sip_id = i.sip_id AND t.odeme = '0'`,
  )
  const { rows } = await pool.query<Open>(
    `SELECT o.f_no, i.kalan, concat_ws(' ', o.cus_name, o.cus_surname) AS name
     FROM open_invoices i JOIN siparisler o ON o.id = i.sip_id ORDER BY md5(i.sip_id::text) LIMIT ${ENTRIES}`,
  )
  const { rows: own } = await pool.query<{ iban: string }>(
    `SELECT replace(iban, ' ', '') AS iban FROM firma_bilgileri LIMIT 1`,
  )
  await pool.end()
  const day = businessDay(Temporal.Now.instant())
  const head = {
    iban: own[0]?.iban ?? '',
    statementId: `BENCH-${Date.now()}`,
    sequence: null,
    day,
    opening: 0,
  }
  const entries = rows.map((row, place) => entryOf(row, place, day))
  return { file: camtOf([statementOver(head, entries)]), items: counted[0]?.items ?? 0 }
}

/** The peak memory of a process since the counter was reset, in megabytes. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** What somebody types at the payments desk, key by key. */
const typed = ['100234', '1O0 45', 'schneider', 'weber köln', '108,90', 'Rechnung 100200 Kunde 17']

const keysOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_, place) => text.slice(0, place + 2))

type Measured = { origin: string; sesion_id: string; pids: readonly number[] }

/** The cost of a key in the field of the payments desk, over all open items. */
async function measureDesk({ origin, sesion_id, pids }: Measured): Promise<string> {
  const keys = typed.flatMap(keysOf)
  const ask = (index: number) =>
    post(`${origin}/api/open_item/list`, { sesion_id, search: keys[index % keys.length] ?? '' })
  const { cpuMs, p95 } = await round({ clients: 1, requests: keys.length * 3, processes: [...pids], ask })
  return `${cpuMs.toFixed(1)} CPU-ms, p95 ${p95.toFixed(0)} ms`
}

/** Invoices of the company become ones by direct debit, each with a signed mandate. */
async function prepareDebits(company: Company): Promise<void> {
  const pool = createPool(company.url, 1)
  await withoutBackup(pool)
  const client = await pool.connect()
  // Issued invoices are immutable; the triggers that see to it are off inside of this transaction.
  await client.query('BEGIN')
  // Preparing a million orders takes longer than a statement of the app may take.
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('ALTER TABLE siparisler DISABLE TRIGGER USER')
  await client.query(`UPDATE siparisler SET s_lastschrift = '0' WHERE s_lastschrift = '1' AND f_close = '0'`)
  await client.query(`UPDATE siparisler SET s_lastschrift = '1', f_ytakip = 0, disputed_on = NULL, dispute_reason = NULL
    WHERE id IN (SELECT i.sip_id FROM open_invoices i JOIN siparisler o ON o.id = i.sip_id
      WHERE o.s_odeme_tip <> 2 AND NOT EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = i.sip_id)
        AND NOT EXISTS (SELECT FROM debit_items d WHERE d.sip_id = i.sip_id)
        AND agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun) < business_today()
      ORDER BY i.sip_id LIMIT ${ENTRIES})`)
  await client.query(`INSERT INTO mandates (cus_id, reference, iban, holder, state, signed_on, created_by)
    SELECT DISTINCT o.cus_id, 'B-' || o.cus_id, 'DE02120300000000202051', 'Kunde', 'active', business_today() - 10, 2
    FROM siparisler o WHERE o.s_lastschrift = '1' AND o.f_close = '0'
      AND NOT EXISTS (SELECT FROM mandates m WHERE m.cus_id = o.cus_id)`)
  await client.query('ALTER TABLE siparisler ENABLE TRIGGER USER')
  await client.query('COMMIT')
  client.release()
  await pool.end()
}

/** A run over thousands of debits, from the preview's total to the file. */
async function measureDebits({ origin, sesion_id, pids }: Measured): Promise<Record<string, string>> {
  const day = businessDay(Temporal.Now.instant())
  const asked = { sesion_id, day }
  const preview = JSON.parse(await post(`${origin}/api/debit_run/preview`, asked)) as { total: number }
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0) / 1000
  const before = { cpu: cpu(), at: performance.now() }
  const made = JSON.parse(
    await post(`${origin}/api/debit_run/create`, { ...asked, total: preview.total }),
  ) as { status: object; save_response?: { count: number } }
  if (!made.save_response) throw new Error(JSON.stringify(made.status))
  const seconds = (performance.now() - before.at) / 1000
  return {
    [`a run of ${made.save_response.count} debits`]: `${seconds.toFixed(1)} s, ${(cpu() - before.cpu).toFixed(1)} CPU-s`,
  }
}

/** A month of the bank read at once: time, CPU of server and database, and the memory that it needs. */
export async function measureBank(company: Company): Promise<Record<string, string>> {
  await prepareDebits(company)
  const { file, items } = await statement(company)
  const server = await startProduct(company.url)
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
    const measured = { origin, sesion_id, pids: [server.pid, company.postmaster] }
    const desk = await measureDesk(measured)
    const debits = await measureDebits(measured)
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    const cpu = () => [server.pid, company.postmaster].reduce((sum, pid) => sum + cpuOf(pid), 0) / 1000
    const begin = {
      at: performance.now(),
      cpu: cpu(),
      server: cpuOf(server.pid) / 1000,
      memory: memoryOf(server.pid),
    }
    const answer = JSON.parse(
      await post(`${origin}/api/bank_import/create`, {
        file_name: 'bench.xml',
        base_64: Buffer.from(file).toString('base64'),
        sesion_id,
      }),
    ) as { status: { isContinue: boolean }; summary?: { booked: number; asks: number } }
    if (!answer.summary) throw new Error(JSON.stringify(answer.status))
    const seconds = (performance.now() - begin.at) / 1000
    const spent = cpu() - begin.cpu
    const own = cpuOf(server.pid) / 1000 - begin.server
    const peak = peakOf(server.pid)
    const { booked, asks } = answer.summary
    return {
      [`${ENTRIES} entries against ${items} open items`]: `${seconds.toFixed(0)} s, ${spent.toFixed(1)} CPU-s (${own.toFixed(1)} of the server), ${booked} booked, ${asks} ask`,
      'a key at the payments desk': desk,
      ...debits,
      'memory of the server': `${(peak - begin.memory).toFixed(0)} MB above ${begin.memory.toFixed(0)} MB`,
    }
  } finally {
    await server.stop()
  }
}
