import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetOldFiles } from '#modules/data-in/server/forgetting.ts'
import { tidyAnnouncements } from '#platform/server/live/announcements.ts'
import type { Database } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { tidyAll } from '#test/server/tidying.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

/** Tables that grow while people work, without one of them making a record; each is tidied. */
const tidied = {
  'each hour, by the housekeeping': [
    'belge_isleri',
    'call_drafts',
    'call_reminders',
    'customer_locks',
    'customer_presence',
    'error_log',
    'hold_drafts',
    'sys_blocks',
    'sys_devices',
    'sys_otp_codes',
    'sys_remember_tokens',
    'sys_requests',
    'sys_reset_links',
    'sys_security_events',
    'sys_sessions',
  ],
  'each minute, by the housekeeping': ['announcements'],
  'each hour, by the data import': ['data_in_findings', 'data_in_rows', 'data_in_runs'],
} as const

/** The others, by why they need no tidying or must not be tidied. */
const untidied = {
  'records that people make and that are kept': [
    'bank_accounts',
    'bayi_cari',
    'cus_adress',
    'cus_files',
    'cus_taksitler',
    'customers',
    'firma_bilgileri',
    'gorevler',
    'kargo_cikti',
    'kargo_sirketi',
    'konusma_metin',
    'list_views',
    'mandates',
    'musteri_gorusme',
    'odeme_tipleri',
    'payee_accounts',
    'phone_systems',
    'prim_oranlari',
    'raking_figure',
    'saved_reports',
    'siparis_icerik',
    'siparisler',
    'stok',
    'sys_users',
    'tax_rates',
    'withdrawals',
  ],
  'books and what the law wants to be kept': [
    'allocations',
    'bank_bulks',
    'bank_entries',
    'bank_entry_receipts',
    'bank_imports',
    'bank_repeats',
    'bank_statements',
    'belge_arsiv',
    'cari_islem',
    'commission_statements',
    'consent_entries',
    'debit_items',
    'debit_runs',
    'mail_outbox',
    'personel_odeme',
    'prim_odeme_fis',
    'prim_odeme_fis_avans',
    'prim_odeme_fis_siparis',
    'receipts',
    'set_offs',
    'stok_islem',
    'transfer_items',
    'transfer_runs',
  ],
  'proof of who did what, and when': [
    'audit_sets',
    'backups',
    'call_decisions',
    'call_requests',
    'calls',
    'customer_draws',
    'customer_merges',
    'customer_transfer_rows',
    'customer_transfers',
    'erasure_journal',
    'incoming_calls',
    'kept_heads',
    'privacy_requests',
    'sys_audit',
    'unreachable_addresses',
  ],
  'conversations, which people clear themselves': [
    'chat_conversations',
    'chat_members',
    'chat_messages',
    'chat_stars',
  ],
  'go with the record they belong to': [
    'bottle_holds',
    'customer_ibans',
    'customer_marks',
    'customer_quarters',
    'customer_turnover',
    'mail_attachments',
    'mandate_tasks',
    'open_invoices',
    'reservations',
    'stock_levels',
    'sys_files',
  ],
  'one row for each user, wine, range, list or setting': [
    'call_preferences',
    'chat_profiles',
    'company_settings',
    'fatura_sayac',
    'fatura_sayac_yil',
    'number_ranges',
    'push_subscriptions',
    'raking_gorulen',
    'sys_ref_versions',
    'sys_settings',
    'user_list_settings',
  ],
  'emptied or summed up by the database itself': ['changed_buyers', 'figure_deltas', 'figure_sums'],
  'emptied by the library that fills it': ['socket_io_attachments'],
  'one row for each migration, and one for all functions and views': ['schema_migrations', 'schema_program'],
  'reference lists': [
    'cus_dnd',
    'stok_hareket_tip',
    'stok_islem_tip',
    'sys_adres_type',
    'sys_c_time',
    'sys_category',
    'sys_class',
    'sys_country_code',
    'sys_fat_haciz',
    'sys_fat_iptal',
    'sys_gorusme_asama',
    'sys_siparis_durum',
    'sys_stok_color',
    'sys_stok_mensey',
    'sys_stok_sise',
    'sys_stok_tipi',
    'sys_unvan',
    'sys_user_level',
  ],
} as const

const tables = (groups: Record<string, readonly string[]>) => Object.values(groups).flat()

test('every table is tidied, or it is known why it is not', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`.execute(app.db)
  expect([...tables(tidied), ...tables(untidied)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

describe('what has run out is gone, and nothing else', () => {
  type Column = { name: string; type: string; must: boolean }

  const columnsOf = async (db: Database, table: string): Promise<Column[]> => {
    const { rows } = await sql<Column>`
      select attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type,
        not a.atthasdef and a.attidentity = '' as must
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ${table}::regclass and a.attnum > 0 and a.attnotnull and not a.attisdropped
        and a.attgenerated = ''`.execute(db)
    return rows
  }

  let made = 1_000_000

  const values: Readonly<Record<string, () => string>> = {
    bigint: () => String((made += 1)),
    boolean: () => 'false',
    integer: () => String((made += 1)),
    jsonb: () => `'{}'`,
    text: () => `md5(random()::text)`,
    uuid: () => 'gen_random_uuid()',
  }

  const isTime = (type: string) => type === 'date' || type.startsWith('timestamp')

  /** What a table demands of its columns. */
  const given: Readonly<Record<string, Record<string, string>>> = {
    data_in_runs: { state: `'passed'`, sha256: `encode(sha256(random()::text::bytea), 'hex')` },
  }

  /** A row with something in every column that must have it and one time in all others; it belongs to no other row. */
  async function makeRow(db: Database, table: string, time: string, more: Record<string, string> = {}) {
    const row: Record<string, string> = {}
    for (const { name, type, must } of await columnsOf(db, table)) {
      if (isTime(type)) row[name] = time
      else if (must) row[name] = values[type]?.() ?? 'null'
    }
    const whole = Object.entries({ ...row, ...given[table], ...more })
    await sql`insert into ${sql.table(table)} (${sql.join(whole.map(([name]) => sql.ref(name)))})
      values (${sql.join(whole.map(([, value]) => sql.raw(value)))})`.execute(db)
  }

  const LONG_AGO = `now() - interval '3 years'`
  const SOON = `now() + interval '3 minutes'`

  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(app.db)
    return rows[0]?.count ?? 0
  }

  const tidyEverything = async () => {
    await tidyAll(app.db)
    await tidyAnnouncements(app.db)
    await forgetOldFiles(app.db, Temporal.Now.instant())
  }

  /** Rows of a run of the data import go with it. */
  const alone = tables(tidied).filter((table) => !['data_in_findings', 'data_in_rows'].includes(table))

  /** Makes rows that belong to nothing, as the keys to other tables are not checked. */
  const without = (work: (db: Database) => Promise<void>) =>
    app.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await work(db)
    })

  test.each(alone)('%s', async (table) => {
    await tidyEverything()
    const before = await count(table)
    await without(async (db) => {
      await makeRow(db, table, SOON)
      await makeRow(db, table, LONG_AGO, table === 'customer_locks' ? { user_id: '1' } : {})
      if (table === 'customer_locks') await makeRow(db, table, `now() - interval '2 years'`, { user_id: '1' })
    })
    await tidyEverything()
    // The last card of each person is kept, so that it is not drawn again.
    expect((await count(table)) - before).toBe(table === 'customer_locks' ? 2 : 1)
  })
})
