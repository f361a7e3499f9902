import { readFileSync, writeFileSync } from 'node:fs'
import { businessDay } from '#core/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import type { BankEntry } from '#modules/bank/domain/statement.ts'
import { createPool } from '#platform/server/database.ts'
import type { Company } from './company.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { startProduct } from './servers.ts'

const ENTRIES = 5_000

type Open = { f_no: string; kalan: number; name: string }

const entryOf = ({ f_no, kalan, name }: Open, place: number, day: string): BankEntry => ({
  day,
  // Every tenth customer pays a part, which asks; the others pay what is open.
  amount: place % 10 === 9 ? Math.ceil(kalan / 2) : kalan,
  currency: 'EUR',
  name,
  iban: null,
  purpose: `Rechnung ${f_no} vielen Dank`,
  endToEndId: null,
  mandateId: null,
  batchId: null,
  reference: `B${Date.now()}-${place}`,
  returnCode: null,
  charges: 0,
  originalAmount: null,
  isReversal: false,
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

/** The most memory that a process has held since the mark was set back, in megabytes. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** A month of the bank read at once: time, CPU of server and database, and the memory that it needs. */
export async function measureBank(company: Company): Promise<Record<string, string>> {
  const { file, items } = await statement(company)
  const server = await startProduct(company.url)
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
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
      'memory of the server': `${(peak - begin.memory).toFixed(0)} MB above ${begin.memory.toFixed(0)} MB`,
    }
  } finally {
    await server.stop()
  }
}
