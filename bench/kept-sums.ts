import pg from 'pg'
import { copiedColumns, type Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { median } from './load.ts'

const ORDERS = 200

/** The triggers that maintain the sums of dashboards and reports when orders are written. */
const keepers = {
  siparisler: ['begin_figures', 'keep_figures', 'begin_buyer', 'follow_buyer'],
  siparis_icerik: ['begin_or_end_figures', 'keep_figures'],
  open_invoices: ['keep_figures'],
}

/** These triggers require documents for invoices, which the benchmark does not make. */
const guards = ['keep_invoice', 'keep_invoice_row']

/** A copy of a row with some fields of its own, as a statement. */
async function copyOf(client: pg.Client, table: string, own: Record<string, string>, which: string) {
  const columns = (await copiedColumns(client, table)).filter((column) => column !== 'id')
  const values = columns.map((column) => own[column] ?? column)
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${which}`
}

/** CPU-ms of the database for an order of three lines that is taken, invoiced and paid, and for adding up what that noted. */
export async function measureKeptSums(company: Company, rounds: number): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: company.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number; source: number }>(`
    SELECT pg_backend_pid() AS pid, l.sip_id AS source FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id
    WHERE o.s_is_teklif = 0 AND o.fd_fon = '0' AND o.sd_cancel_on = '0' GROUP BY 2 HAVING count(*) = 3 LIMIT 1`)
  const [{ pid, source } = { pid: 0, source: 0 }] = rows
  const order = await copyOf(client, 'siparisler', {}, `id = ${source}`)
  const lines = await copyOf(client, 'siparis_icerik', { sip_id: '$1' }, `sip_id = ${source}`)
  const spent = async (work: () => Promise<unknown>) => {
    const before = cpuOf(pid)
    await work()
    return cpuOf(pid) - before
  }
  const write = async () => {
    for (let index = 0; index < ORDERS; index += 1) {
      const { rows: taken } = await client.query<{ id: number }>(`${order} RETURNING id`)
      const of = [taken[0]?.id]
      await client.query(lines, of)
      await client.query(
        `UPDATE siparisler SET fd_fon = '1', f_no = 'B' || id, f_tarih = current_date WHERE id = $1`,
        of,
      )
      await client.query(`UPDATE siparisler SET f_close = '1', f_odeme_tar = current_date WHERE id = $1`, of)
    }
  }
  const figures: Record<'with' | 'without' | 'folding', number[]> = { with: [], without: [], folding: [] }
  for (let index = 0; index < rounds; index += 1) {
    for (const isKept of [true, false]) {
      await client.query('BEGIN')
      for (const guard of guards) await client.query(`ALTER TABLE siparisler DISABLE TRIGGER ${guard}`)
      for (const [table, triggers] of Object.entries(isKept ? {} : keepers))
        for (const trigger of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`)
      figures[isKept ? 'with' : 'without'].push((await spent(write)) / ORDERS)
      if (isKept) figures.folding.push((await spent(() => client.query('SELECT fold_figures()'))) / ORDERS)
      await client.query('ROLLBACK')
    }
  }
  await client.end()
  const [kept, bare, folding] = [median(figures.with), median(figures.without), median(figures.folding)]
  return {
    'an order with kept sums': `${kept.toFixed(1)} CPU-ms of the database`,
    'without them': `${bare.toFixed(1)} CPU-ms`,
    'times as much': (kept / bare).toFixed(2),
    'adding the sums up afterwards': `${folding.toFixed(2)} CPU-ms an order`,
  }
}
