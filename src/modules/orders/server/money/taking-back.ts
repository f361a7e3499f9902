import { sql } from 'kysely'
import { refreshActivities } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'

/** Invoices per statement: thousands in one would exceed the statement timeout. */
const AT_ONCE = 500

/** Why an imported invoice is in use: a later booking, a change of it, or another order of its customer. */
type InvoiceInUse = { what: 'payment' | 'invoice' | 'order'; number: string }

async function inUse(
  db: Database,
  data_in_id: number,
  customers: readonly number[],
): Promise<InvoiceInUse | null> {
  const row = await firstRow(db)<InvoiceInUse>`
    select 'payment' as what, o.f_no as number from siparisler o
    join cari_islem m on m.s_no = o.id and m.data_in_id is distinct from ${data_in_id}
    where o.data_in_id = ${data_in_id}
    union all
    select 'invoice', f_no from siparisler where data_in_id = ${data_in_id} and version > 1
    union all
    select 'order', coalesce(f_no, id::text) from siparisler
    where cus_id = any(${customers}::integer[]) and data_in_id is distinct from ${data_in_id}
    limit 1`
  return row ?? null
}

async function remove(db: Database, invoices: readonly { id: number; cus_id: number }[]): Promise<void> {
  const ids = invoices.map(({ id }) => id)
  await sql`delete from allocations where sip_id = any(${ids}::integer[])`.execute(db)
  await sql`delete from cari_islem where s_no = any(${ids}::integer[])`.execute(db)
  await sql`delete from cus_taksitler where sip_id = any(${ids}::integer[])`.execute(db)
  await sql`delete from siparisler where id = any(${ids}::integer[])`.execute(db)
  await refreshActivities(
    db,
    invoices.map(({ cus_id }) => cus_id),
  )
}

/** Deletes imported invoices with all that came with them, unless one was used since; answers that one. */
export async function takeBackInvoices(
  db: Database,
  data_in_id: number,
  customers: readonly number[],
): Promise<InvoiceInUse | null> {
  // Locks out writes of orders and bookings while this is checked.
  await sql`lock table siparisler, cari_islem in share row exclusive mode`.execute(db)
  const used = await inUse(db, data_in_id, customers)
  if (used) return used
  const rows = await allRows(db)<{ id: number; cus_id: number }>`
    select id, cus_id from siparisler where data_in_id = ${data_in_id}`
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await remove(db, rows.slice(start, start + AT_ONCE))
  return null
}
