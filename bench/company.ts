import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isEmpty, seedDemoCompany } from '#db/seed/demo.ts'
import { openDatabase } from '#app/open-database.ts'
import { createPool } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { readSettings } from '#platform/server/settings.ts'
import { parentOf } from './cpu.ts'

/** A company of a given size in a cluster of its own, made once and kept for the next run. */
export type Company = { url: string; postmaster: number; orders: number; stop(): Promise<void> }

const say = (line: string) => console.error(line)

export async function openCompany(folder: string, orders: number): Promise<Company> {
  const dataDir = join(folder, `orders-${orders}`)
  mkdirSync(dataDir, { recursive: true })
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), say)
  const pool = createPool(database.url, 2)
  await migrate(pool)
  // Copying takes minutes; the app's own connections give up long before.
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  if (await isEmpty(client)) {
    await seedDemoCompany(client, { log: say })
    await multiply(client, orders)
    await client.query('VACUUM ANALYZE')
  }
  await client.end()
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await pool.end()
  return { url: database.url, postmaster, orders, stop: () => database.stop() }
}

/** Rows of the demo company have smaller numbers than this; each copy lies one step further. */
const STEP = 10_000

async function copiedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  return rows.map(({ column_name }) => column_name)
}

/** Copies rows so many times; fields that name a row of the copy are moved along with it. */
async function copyRows(client: pg.ClientBase, table: string, copies: number, moved: Record<string, string>) {
  const columns = await copiedColumns(client, table)
  const values = columns.map((column) => moved[column] ?? `t.${column}`)
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${values.join(', ')} FROM ${table} t CROSS JOIN generate_series(1, ${copies}) k
     WHERE t.id < ${STEP}`,
  )
  say(`${table} copied ${copies} times`)
}

/** The demo company many times over: twenty customers for each, and as many orders as wanted. */
async function multiply(client: pg.ClientBase, orders: number): Promise<void> {
  const copies = Math.max(0, Math.round(orders / 2000) - 1)
  if (!copies) return
  await client.query('BEGIN')
  await client.query('SET LOCAL statement_timeout = 0')
  // Neither audit log nor row versions are of interest in a copy.
  const tables = ['customers', 'siparisler', 'siparis_icerik']
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const customers = Math.min(19, copies)
  await copyRows(client, 'customers', customers, {
    id: `t.id + k * ${STEP}`,
    cus_code: `t.cus_code || '-' || k`,
  })
  const cus_id = `t.cus_id + (k % ${customers + 1}) * ${STEP}`
  const far = `k * ${STEP}`
  await copyRows(client, 'siparisler', copies, {
    id: `t.id + ${far}`,
    cus_id,
    f_no: `t.f_no || '-' || k`,
    gutschrift_sip_id: `t.gutschrift_sip_id + ${far}`,
    s_tar: `t.s_tar - (k % 1500) * interval '1 day'`,
    f_tarih: `t.f_tarih - (k % 1500)`,
    f_odeme_tar: `t.f_odeme_tar - (k % 1500)`,
  })
  await copyRows(client, 'siparis_icerik', copies, {
    id: `t.id + ${far}`,
    sip_id: `t.sip_id + ${far}`,
    cus_id,
  })
  for (const table of tables) {
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    )
  }
  await client.query('COMMIT')
}
