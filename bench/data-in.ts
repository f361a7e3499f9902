import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import type { Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { startProduct } from './servers.ts'

const SIZE = { customers: 100_000, wines: 5_000, invoices: 8_000 }

/** A company as large as the largest that is expected, with codes of its own in each run. */
function workbook(): Promise<Uint8Array> {
  const run = Date.now().toString(36)
  const rows = (count: number, row: (n: number) => CellValue[]) =>
    Array.from({ length: count }, (_, n) => row(n))
  const customers = rows(SIZE.customers, (n) => [
    `K${run}-${n}`,
    `Vorname ${n % 900}`,
    `Familie ${run} ${n}`,
    'DE',
    `0221 ${run.length}${1_000_000 + n}`,
    `k${run}${n}@example.com`,
    String(10_000 + (n % 80_000)),
    `Stadt ${n % 500}`,
    `Straße ${n}`,
  ])
  const wines = rows(SIZE.wines, (n) => [`W${run}-${n}`, `Wein ${n}`, 'Rot', 2015 + (n % 9), 9.9])
  const stock = rows(SIZE.wines, (n) => [`W${run}-${n}`, 60 + (n % 600)])
  const invoices = rows(SIZE.invoices, (n) => [
    `R${run}-${n}`,
    `K${run}-${n * 7}`,
    '2026-01-15',
    '2026-01-29',
    100 + (n % 400),
    n % 3 ? null : 20.5,
    n % 3 ? null : '2026-02-01',
  ])
  const sheet = (name: string, heads: string[], body: CellValue[][]) => ({ name, rows: [heads, ...body] })
  return writeXlsx({
    sheets: [
      sheet(
        'Kunden',
        ['Kundennummer', 'Vorname', 'Nachname', 'Land', 'Telefon', 'E-Mail', 'PLZ', 'Ort', 'Straße'],
        customers,
      ),
      sheet('Weine', ['Artikelcode', 'Bezeichnung', 'Farbe', 'Jahrgang', 'Preis Deutschland'], wines),
      sheet('Anfangsbestand', ['Artikelcode', 'Flaschen'], stock),
      sheet(
        'Offene Rechnungen',
        [
          'Rechnungsnummer',
          'Kundennummer',
          'Rechnungsdatum',
          'Fällig am',
          'Betrag',
          'Bezahlt',
          'Letzte Zahlung',
        ],
        invoices,
      ),
    ],
  })
}

/** The most memory that a process has held so far, in megabytes. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

type Answer = {
  status: object
  check_id?: number
  state?: string
  errors?: unknown[]
  item?: { state: string; done: number; problem: string | null }
}

/** A company moves in: dry run, run and undo, with time, CPU and the peak of the server's memory. */
export async function measureDataIn(company: Company): Promise<Record<string, string>> {
  const base_64 = Buffer.from(await workbook()).toString('base64')
  const server = await startProduct(company.url)
  const processes = [server.pid, company.postmaster]
  const cpu = () => processes.reduce((sum, pid) => sum + cpuOf(pid), 0) / 1000
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
    const call = async (path: string, body: object) =>
      JSON.parse(await post(`${origin}/api${path}`, { ...body, sesion_id })) as Answer
    const timed = async (work: () => Promise<unknown>) => {
      const begin = { at: performance.now(), cpu: cpu() }
      await work()
      const seconds = (performance.now() - begin.at) / 1000
      return `${seconds.toFixed(0)} s, ${(cpu() - begin.cpu).toFixed(0)} CPU-s, peak ${peakOf(server.pid).toFixed(0)} MB`
    }
    let id = 0
    const checked = await timed(async () => {
      const answer = await call('/data_in/check', { file_name: 'bench.xlsx', base_64 })
      if (answer.state !== 'passed')
        throw new Error(JSON.stringify({ ...answer.status, errors: answer.errors?.slice(0, 3) }))
      id = answer.check_id ?? 0
    })
    const written = await timed(async () => {
      let { item } = await call('/data_in/run', { check_id: id })
      while (item?.state === 'running') {
        await delay(1_000)
        item = (await call('/data_in/get', { id })).item
      }
      if (item?.state !== 'done') throw new Error(`${item?.state} ${item?.problem}`)
    })
    const undone = await timed(() => call('/data_in/undo', { id }))
    const size = `${SIZE.customers} customers, ${SIZE.wines} wines, ${SIZE.invoices} invoices`
    return { [`dry run of ${size}`]: checked, 'run of the same': written, 'undo of the same': undone }
  } finally {
    await server.stop()
  }
}
