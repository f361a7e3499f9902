import { sql, type RawBuilder } from 'kysely'
import { BULK_LIMIT } from '#core/limits.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { LoggedRecord } from '../domain/logged-record.ts'

type Parts = {
  /** The field of the parts that holds the id of the record. */
  parent: string
  /** Their tables, each with the indexed column that holds the field. */
  tables: Readonly<Record<string, string>>
}

const partsOf: Readonly<Record<string, Parts>> = {
  siparisler: {
    parent: 'sip_id',
    tables: {
      siparis_icerik: 'sip_id',
      cus_taksitler: 'sip_id',
      cari_islem: 's_no',
      allocations: 'sip_id',
      kargo_cikti: 'sip_id',
      withdrawals: 'sip_id',
    },
  },
  customers: {
    parent: 'cus_id',
    tables: { cus_adress: 'cus_id', cus_files: 'cus_id', customer_ibans: 'cus_id', mandates: 'cus_id' },
  },
  sys_users: { parent: 'user_id', tables: { prim_oranlari: 'user_id', payee_accounts: 'user_id' } },
}

/** Table and id of a record's parts: the existing rows, and deleted ones that are in the log. */
function partRows({ table_name, row_id }: LoggedRecord): RawBuilder<unknown>[] {
  const { parent, tables } = partsOf[table_name] ?? {}
  if (!parent || !tables) return []
  const present = Object.entries(tables).map(
    ([table, column]) =>
      sql`select ${sql.lit(table)}, id from ${sql.table(table)} where ${sql.ref(column)} = ${row_id}`,
  )
  const names = sql.join(Object.keys(tables).map((table) => sql.lit(table)))
  const deleted = sql`select table_name, row_id from sys_audit
    where action = 'DELETE' and before ? ${sql.lit(parent)} and table_name in (${names})
      and (before ->> ${sql.lit(parent)})::integer = ${row_id}`
  return [...present, deleted]
}

/** The newest entries of a record and of what belongs to it. */
export async function entriesOfRecord(db: Database, record: LoggedRecord): Promise<number[]> {
  const own = sql`select ${record.table_name}::text as table_name, ${record.row_id}::integer as row_id`
  const rows = await allRows(db)<{ id: number }>`
    with touched as (${sql.join([own, ...partRows(record)], sql` union all `)})
    select a.id from touched t join sys_audit a on a.table_name = t.table_name and a.row_id = t.row_id
    order by a.id desc limit ${BULK_LIMIT}`
  return rows.map(({ id }) => id)
}
