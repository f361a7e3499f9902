import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isEmpty, seedDemoCompany } from '#db/seed/demo.ts'
import { openDatabase } from '#app/open-database.ts'
import { createPool } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
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

/** Notes a failed attempt, so that no backup falls due and is measured as well. */
export const withoutBackup = (client: pg.ClientBase | pg.Pool) =>
  client.query(`INSERT INTO backups (kind, node, file, started_at, ended_at, error)
    VALUES ('schedule', 'bench', '', now(), now(), 'none while something is measured')`)

/** Ids of the demo company are smaller than this; each copy is shifted by one more step. */
const STEP = 20_000

const phones = ['cus_tel1', 'cus_tel2', 'cus_gsm', 'cus_private'] as const

const copied = [
  'customers',
  'siparisler',
  'siparis_icerik',
  'cus_taksitler',
  'cari_islem',
  'allocations',
  'kargo_cikti',
  'stok_islem',
  'musteri_gorusme',
] as const

/** Copies of orders older than this count as finished: invoices sent, commissions paid. */
const DAYS_UNTIL_OVER = 60

export async function copiedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  return rows.map(({ column_name }) => column_name)
}

/** Copies rows `copies` times; references to copied rows and days are shifted with each copy. */
async function copyRows(
  client: pg.ClientBase,
  table: (typeof copied)[number],
  copies: number,
  moved: Record<string, string>,
) {
  const columns = await copiedColumns(client, table)
  const values = columns.map((column) => moved[column] ?? `t.${column}`)
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${values.join(', ')} FROM ${table} t CROSS JOIN generate_series(1, ${copies}) k
     WHERE t.id < ${STEP}`,
  )
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
  )
  say(`${table} copied ${copies} times`)
}

/** Fills the derived tables, since the triggers that maintain them are off. */
async function fillFollowingTables(client: pg.ClientBase): Promise<void> {
  await client.query(`
    TRUNCATE stock_levels, reservations;
    INSERT INTO stock_levels SELECT stok_id, sum(giren), sum(cikan) FROM stok_islem GROUP BY stok_id;
    INSERT INTO reservations SELECT l.id, l.sip_id, l.stk_id, l.stk_adet
      FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id
      WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status);
    TRUNCATE open_invoices;
    INSERT INTO open_invoices (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection, has_parts)
      SELECT id, cus_id, kalan, vade_tar, per_id, bayi_id, f_status <> '0' OR f_ytakip <> 0,
        EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = siparis_all_view.id) FROM siparis_all_view
      WHERE s_is_teklif = 0 AND fd_fon = '1' AND sd_cancel_on = '0' AND f_close = '0' AND kalan > 0;
    TRUNCATE customer_marks;
    INSERT INTO customer_marks (cus_id, mark, value)
      SELECT cus_id, mark, value FROM marks_of_customers WHERE value <> '';
    CALL recount_figures()`)
  say('figures counted')
}

type Part = { table: string; name: string; definition: string }

const INDEXES = `SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`

const KEYS = `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`

/**
 * Copies need neither audit log nor row versions, and their foreign keys are as valid as the original's. Indexes
 * are rebuilt once at the end, which takes a fraction of the time of maintaining them.
 */
async function withoutGuards(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<Part>(INDEXES, [copied])
  const { rows: keys } = await client.query<Part>(KEYS, [copied])
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const table of copied) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await work()
  await client.query(`SET LOCAL maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`)
  for (const table of copied) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  say(`${indexes.length} indexes made`)
}

/** The demo company many times over: twenty customers for each, as many orders as wanted, and all that hangs on them. */
async function multiply(client: pg.ClientBase, orders: number): Promise<void> {
  const copies = Math.max(0, Math.round(orders / 2000) - 1)
  if (!copies) return
  const customers = Math.min(19, copies)
  const far = `k * ${STEP}`
  const id = `t.id + ${far}`
  const sip_id = `t.sip_id + ${far}`
  const cus_id = `t.cus_id + (k % ${customers + 1}) * ${STEP}`
  const days = '(k % 1500)'
  const over = (field: string, condition: string) =>
    `CASE WHEN ${days} > ${DAYS_UNTIL_OVER} AND ${condition} THEN '1' ELSE t.${field} END`
  // Copies use a slip of the original: without one their commission would count as written off.
  const paidBy = (
    tip: 0 | 1,
    side: 'per' | 'bayi',
  ) => `CASE WHEN ${days} > ${DAYS_UNTIL_OVER} AND t.f_close = '1'
    THEN coalesce(t.${side}_belge_no, (SELECT min(id) FROM prim_odeme_fis WHERE tip = ${tip})) ELSE t.${side}_belge_no END`
  await client.query('BEGIN')
  await withoutGuards(client, async () => {
    // Copies have telephones and addresses of their own, else each customer would be twenty times the same.
    await copyRows(client, 'customers', customers, {
      id,
      cus_code: `t.cus_code || '-' || k`,
      cus_email: `k || t.cus_email`,
      ...Object.fromEntries(phones.map((phone) => [phone, `t.${phone} || k`])),
    })
    await copyRows(client, 'siparisler', copies, {
      id,
      cus_id,
      f_no: `t.f_no || '-' || k`,
      gutschrift_sip_id: `t.gutschrift_sip_id + ${far}`,
      s_tar: `t.s_tar - ${days} * interval '1 day'`,
      f_tarih: `t.f_tarih - ${days}`,
      f_odeme_tar: `t.f_odeme_tar - ${days}`,
      sd_iptal_tar: `t.sd_iptal_tar - ${days}`,
      sd_gonderi_status: over('sd_gonderi_status', `t.fd_fon = '1' AND t.sd_cancel_on = '0'`),
      per_odeme: over('per_odeme', `t.f_close = '1'`),
      bayi_odeme: over('bayi_odeme', `t.f_close = '1'`),
      per_belge_no: paidBy(0, 'per'),
      bayi_belge_no: paidBy(1, 'bayi'),
    })
    await copyRows(client, 'siparis_icerik', copies, { id, sip_id, cus_id })
    await copyRows(client, 'cus_taksitler', copies, { id, sip_id, cus_id, tak_tar: `t.tak_tar - ${days}` })
    await copyRows(client, 'cari_islem', copies, {
      id,
      cus_id,
      s_no: `t.s_no + ${far}`,
      taksit_id: `t.taksit_id + ${far}`,
      islem_zamani: `t.islem_zamani - ${days}`,
    })
    await copyRows(client, 'allocations', copies, {
      id,
      sip_id,
      entry_id: `t.entry_id + ${far}`,
      taksit_id: `t.taksit_id + ${far}`,
    })
    await copyRows(client, 'kargo_cikti', copies, { id, sip_id, sip_gon_t: `t.sip_gon_t - ${days}` })
    await copyRows(client, 'stok_islem', copies, {
      id,
      sip_id,
      islem_zaman: `t.islem_zaman - ${days} * interval '1 day'`,
    })
    await copyRows(client, 'musteri_gorusme', copies, {
      id,
      cus_id,
      zaman: `t.zaman - ${days} * interval '1 day'`,
    })
  })
  await client.query('ANALYZE')
  await fillFollowingTables(client)
  await client.query('COMMIT')
}
