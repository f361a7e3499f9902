import { sql, type RawBuilder } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import type { FindingCode } from '../domain/findings.ts'
import type { SheetName } from '../domain/columns.ts'
import { marksInFile } from './marks-in-file.ts'

type Check = {
  sheet: SheetName
  field: string
  code: FindingCode
  when: RawBuilder<unknown>
  params?: RawBuilder<unknown>
}

/** Stands in the place of the record for a row that is not taken in. */
export const LEFT_OUT = 0

const inFile = (sheet: SheetName, field: string) =>
  sql`exists (select from data_in_rows o where o.run_id = r.run_id and o.sheet = ${sheet} and o.key = r.data ->> ${field}::text
    and o.record_id is distinct from ${LEFT_OUT})`

const customerKnown = sql`(${inFile('customers', 'customer')}
  or exists (select from customers c where c.cus_code = r.data ->> 'customer' and c.cus_del = '0'))`

/** References to something that is neither in the file nor in the database. */
const references: readonly Check[] = [
  { sheet: 'addresses', field: 'customer', code: 'unknown_customer', when: sql`not ${customerKnown}` },
  { sheet: 'invoices', field: 'customer', code: 'unknown_customer', when: sql`not ${customerKnown}` },
  {
    sheet: 'stock',
    field: 'wine',
    code: 'unknown_wine',
    when: sql`not ${inFile('wines', 'wine')} and not exists (select from stok s where s.stok_code = r.data ->> 'wine')`,
  },
  {
    sheet: 'instalments',
    field: 'invoice',
    code: 'unknown_invoice',
    when: sql`not ${inFile('invoices', 'invoice')}`,
  },
  {
    sheet: 'advances',
    field: 'invoice',
    code: 'unknown_invoice',
    when: sql`not ${inFile('invoices', 'invoice')}
      and not exists (select from siparisler s where s.f_no = r.data ->> 'invoice')`,
  },
]

/** Keys that are in use already; these can become taken between the dry run and the run. */
const used: readonly Check[] = [
  {
    sheet: 'customers',
    field: 'code',
    code: 'exists_already',
    when: sql`exists (select from customers c where c.cus_code = r.key)`,
  },
  {
    sheet: 'wines',
    field: 'code',
    code: 'exists_already',
    when: sql`exists (select from stok s where s.stok_code = r.key)`,
  },
  {
    sheet: 'invoices',
    field: 'number',
    code: 'exists_already',
    when: sql`exists (select from siparisler s where s.f_no = r.key) or exists (select from siparisler s where s.iptal_no = r.key)`,
  },
]

/** Numbers that a number range of the product would still assign. */
const ahead = (today: string): Check => ({
  sheet: 'invoices',
  field: 'number',
  code: 'number_ahead',
  when: sql`exists (select from data_in_ranges(${today}::date) n where starts_with(r.key, n.prefix)
    and substr(r.key, length(n.prefix) + 1) ~ '^[0-9]{1,9}$'
    and substr(r.key, length(n.prefix) + 1)::bigint >= n.next)`,
  params: sql`(select jsonb_build_object('next', n.number) from data_in_ranges(${today}::date) n
    where starts_with(r.key, n.prefix) and substr(r.key, length(n.prefix) + 1) ~ '^[0-9]{1,9}$' limit 1)`,
})

async function find(db: Database, run_id: number, checks: readonly Check[]): Promise<void> {
  for (const { sheet, field, code, when, params } of checks)
    await sql`
      insert into data_in_findings (run_id, kind, sheet, row_no, field, code, params, found)
      select r.run_id, 'error', r.sheet, r.row_no, ${field}, ${code}, ${params ?? sql`'{}'::jsonb`}, r.data ->> ${field}::text
      from data_in_rows r
      where r.run_id = ${run_id} and r.sheet = ${sheet} and r.record_id is null
        and r.data ->> ${field}::text is not null and (${when})
      order by r.row_no limit 20000`.execute(db)
}

/** Codes and numbers that are in the file twice. */
async function findTwice(db: Database, run_id: number): Promise<void> {
  await sql`
    insert into data_in_findings (run_id, kind, sheet, row_no, field, code, params, found)
    select ${run_id}, 'error', sheet, row_no, case sheet when 'invoices' then 'number' else 'code' end, 'twice_in_file',
      jsonb_build_object('row', first), key
    from (select sheet, row_no, key, min(row_no) over (partition by sheet, key) as first
      from data_in_rows where run_id = ${run_id} and key is not null) r
    where row_no > first order by sheet, row_no limit 20000`.execute(db)
}

/** Instalments that do not add up to their invoice are reported at the invoice. */
async function findWrongSums(db: Database, run_id: number): Promise<void> {
  await sql`
    insert into data_in_findings (run_id, kind, sheet, row_no, field, code, params, found)
    select ${run_id}, 'error', 'invoices', r.row_no, 'total', 'instalments_differ',
      jsonb_build_object('expected', r.data ->> 'total', 'found', i.sum::text), r.data ->> 'total'
    from data_in_rows r
    join (select data ->> 'invoice' as number, sum((data ->> 'amount')::numeric) as sum
      from data_in_rows where run_id = ${run_id} and sheet = 'instalments' group by 1) i on i.number = r.key
    where r.run_id = ${run_id} and r.sheet = 'invoices' and (r.data ->> 'total')::numeric is distinct from i.sum`.execute(
    db,
  )
}

/** An advance is only for the salesperson's own invoice. */
async function findForeignAdvances(db: Database, run_id: number): Promise<void> {
  await sql`
    insert into data_in_findings (run_id, kind, sheet, row_no, field, code, found)
    select ${run_id}, 'error', 'advances', r.row_no, 'invoice', 'foreign_invoice', r.data ->> 'invoice'
    from data_in_rows r
    left join data_in_rows i on i.run_id = r.run_id and i.sheet = 'invoices' and i.key = r.data ->> 'invoice'
    left join siparisler s on s.f_no = r.data ->> 'invoice'
    where r.run_id = ${run_id} and r.sheet = 'advances'
      and coalesce((i.data ->> 'seller')::integer, s.per_id) <> (r.data ->> 'person')::integer`.execute(db)
}

/**
 * Customers of the database with the same e-mail, one of the phones, or the same name at the same postcode. All
 * rows are joined at once: a query per row would take minutes for a hundred thousand.
 */
async function findKnownPersons(db: Database, run_id: number, kind: 'error' | 'notice'): Promise<void> {
  // The planner expects only a handful of just written rows and would choose a nested loop.
  await sql`set local enable_nestloop = off`.execute(db)
  await sql`
    with rows as materialized (
      select row_no, data from data_in_rows where run_id = ${run_id} and sheet = 'customers'
    )
    insert into data_in_findings (run_id, kind, sheet, row_no, code, params)
    select ${run_id}, ${kind}, 'customers', f.row_no, 'same_person', jsonb_build_object('id', min(m.cus_id))
    from (${marksInFile}) f join customer_marks m on m.mark = f.mark and m.value = f.value
    group by f.row_no order by f.row_no limit 20000`.execute(db)
  await sql`set local enable_nestloop = on`.execute(db)
}

/** Rows that refer to one that is left out, and the invoices whose instalments are not all good. */
const dependent: readonly Check[] = [
  ...references,
  {
    sheet: 'invoices',
    field: 'number',
    code: 'goes_with_left_out',
    when: sql`exists (select from data_in_rows i where i.run_id = r.run_id and i.sheet = 'instalments'
      and i.record_id = ${LEFT_OUT} and i.data ->> 'invoice' = r.key)`,
  },
]

export const findDependents = (db: Database, run_id: number): Promise<void> =>
  find(
    db,
    run_id,
    dependent.map((check) => ({ ...check, code: 'goes_with_left_out' })),
  )

/** Everything that only the database knows. */
export async function checkRows(
  db: Database,
  run_id: number,
  { now, duplicates }: { now: Temporal.Instant; duplicates: 'refuse' | 'take' },
): Promise<void> {
  await find(db, run_id, [...references, ...used, ahead(businessDay(now))])
  await findTwice(db, run_id)
  await findWrongSums(db, run_id)
  await findForeignAdvances(db, run_id)
  await findKnownPersons(db, run_id, duplicates === 'refuse' ? 'error' : 'notice')
}

async function countErrors(db: Database, run_id: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*) from data_in_findings where run_id = ${run_id} and kind = 'error'`
  return row.count
}

/** How many rows have come into conflict since the dry run. */
export async function countOutdated(db: Database, run_id: number, now: Temporal.Instant): Promise<number> {
  const before = await countErrors(db, run_id)
  await find(db, run_id, [...references, ...used, ahead(businessDay(now))])
  return (await countErrors(db, run_id)) - before
}
