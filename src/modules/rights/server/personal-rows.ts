import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { personalTables, type Belonging, type Keeping, type PersonalTable } from '../domain/personal-data.ts'
import { keptUntil, type DatedRows, type Term } from '../domain/retention.ts'

type Condition = RawBuilder<unknown>

/** A customer with the records merged into it, and the mail addresses and numbers that no other customer has. */
export type Person = {
  id: number
  ids: readonly number[]
  addresses: readonly string[]
  numbers: readonly string[]
}

/** Leaves out addresses that another customer has too, as mails to them may be for either. */
async function addressesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    with named (address) as (
      select lower(trim(cus_email)) from customers where id = any(${ids}::integer[])
      union select lower(trim(k.cus_email)) from kargo_cikti k join siparisler s on s.id = k.sip_id
        where s.cus_id = any(${ids}::integer[])
      union select lower(trim(v ->> 'cus_email')) from sys_audit a, unnest(array[a.before, a.after]) v
        where a.table_name = 'customers' and a.row_id = any(${ids}::integer[])
    )
    select address from named where address <> '' and not exists (select from customers o
      where lower(trim(o.cus_email)) = address and o.id <> all(${ids}::integer[]) and o.cus_del = '0')`.execute(
    db,
  )
  return rows.map(({ address }) => address)
}

/** Leaves out numbers that another customer has too, as calls from them may be of either. */
async function numbersOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select '+' || m.value as number from customer_marks m where m.mark = 'phone' and m.cus_id = any(${ids}::integer[])
      and not exists (select from customer_marks o
        where o.mark = 'phone' and o.value = m.value and o.cus_id <> all(${ids}::integer[]))`.execute(db)
  return rows.map(({ number }) => number)
}

export async function personOf(db: Database, id: number): Promise<Person> {
  const { rows } = await sql<{
    id: number
  }>`select id from customers where id = ${id} or merged_into = ${id}`.execute(db)
  const ids = rows.map((row) => row.id)
  return { id, ids, addresses: await addressesOf(db, ids), numbers: await numbersOf(db, ids) }
}

const ordersOf = ({ id }: Person): Condition => sql`(select s.id from siparisler s where s.cus_id = ${id})`

const imported = (person: Person, alias: string): Condition => {
  const row = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${row('record_id')} > 0 and (
    (${row('sheet')} = 'customers' and ${row('record_id')} = any(${person.ids}::integer[]))
    or (${row('sheet')} = 'addresses' and ${row('record_id')} in (select a.id from cus_adress a where a.cus_id = ${person.id}))
    or (${row('sheet')} in ('invoices', 'instalments') and ${row('record_id')} in ${ordersOf(person)})))`
}

const belongings: Record<Belonging, (person: Person) => Condition> = {
  self: ({ ids }) => sql`t.id = any(${ids}::integer[])`,
  customer: ({ id }) => sql`t.cus_id = ${id}`,
  caller: ({ id, numbers }) =>
    sql`(t.cus_id = ${id} or (t.cus_id is null and t.number = any(${numbers}::text[])))`,
  order: (person) => sql`t.sip_id in ${ordersOf(person)}`,
  mail: ({ addresses }) => sql`lower(t.recipient) = any(${addresses}::text[]) and t.secret_user is null`,
  task: (
    person,
  ) => sql`((t.belge_tip in (1, 3) and t.belge_no in (select s.id::text from siparisler s where s.cus_id = ${person.id}))
    or (t.belge_tip = 2 and t.belge_no in (select s.f_no from siparisler s where s.cus_id = ${person.id})))`,
  address: ({ addresses }) => sql`t.address = any(${addresses}::text[])`,
  merge: ({ ids }) => sql`(t.from_id = any(${ids}::integer[]) or t.to_id = any(${ids}::integer[]))`,
  import: (person) => imported(person, 't'),
  finding: (person) => sql`exists (select from data_in_rows r
    where r.run_id = t.run_id and r.sheet = t.sheet and r.row_no = t.row_no and ${imported(person, 'r')})`,
}

/** The rows of a table, under the name t, that belong to the person. */
export const belongsTo = (table: PersonalTable, person: Person): Condition => belongings[table.of](person)

const invoiceDay = sql`(select s.f_tarih from siparisler s where s.id = t.sip_id and s.f_no is not null)`

/** The day from which the retention of a row counts; rows without one need not be kept. */
const days: Readonly<Record<string, Condition>> = {
  siparisler: sql`case when t.f_no is not null then t.f_tarih end`,
  belge_arsiv: invoiceDay,
  kargo_cikti: invoiceDay,
  withdrawals: invoiceDay,
  cari_islem: sql`t.islem_zamani`,
  personel_odeme: sql`t.tarihi`,
  bank_entries: sql`t.day`,
  transfer_items: sql`(select r.day from transfer_runs r where r.id = t.run_id)`,
  mail_outbox: sql`case when t.kind = 'document' then t.created_at::date end`,
  mandates: sql`coalesce(t.last_used, t.revoked_on, t.signed_on, t.created_at::date)`,
  consent_entries: sql`(select max(left(c.payload::jsonb ->> 'recorded_at', 10))::date
    from consent_entries c where c.cus_id = t.cus_id)`,
}

export const dayOf = (name: string, table: PersonalTable): Condition =>
  (table.kept && days[name]) || sql`null::date`

/** Whether a row still contains data to erase. */
export function hasContent({ erased, deleted }: PersonalTable): Condition {
  if (deleted) return sql`true`
  const differs = Object.entries(erased ?? {}).map(
    ([column, value]) => sql`t.${sql.ref(column)} is distinct from ${sql.lit(value)}`,
  )
  return differs.length ? sql`(${sql.join(differs, sql` or `)})` : sql`false`
}

export const erasableTables = Object.entries(personalTables).filter(
  ([, { erased, deleted }]) => erased !== undefined || deleted,
)

/** The rows about the person that can be erased, counted by the day from which their retention counts. */
export async function countRows(db: Database, person: Person): Promise<DatedRows[]> {
  const found: DatedRows[] = []
  for (const [name, table] of erasableTables) {
    const { rows } = await sql<{ day: string | null; rows: number }>`
      select ${dayOf(name, table)} as day, count(*) as rows from ${sql.table(name)} t
      where ${belongsTo(table, person)} and ${hasContent(table)} group by 1`.execute(db)
    found.push(
      ...rows.map(({ day, rows: count }) => ({
        part: table.part,
        kept: table.kept ?? null,
        day,
        rows: count,
      })),
    )
  }
  return found
}

/** Rows that need not be kept any more: those without a day, and those whose retention has ended. */
export function mayGo(name: string, table: PersonalTable, term: Term | undefined, today: string): Condition {
  if (!table.kept || !term) return sql`true`
  const day = dayOf(name, table)
  return sql`(${day} is null or ${day} <= ${latestErasable(term, today)}::date)`
}

/** The latest day whose retention has ended before today. */
export function latestErasable(term: Term, today: string): string {
  let day = Temporal.PlainDate.from(today)
  const step = 'months' in term ? { months: term.months } : { years: term.years }
  day = day.subtract(step)
  while (keptUntil(day.toString(), term) >= today)
    day =
      'from' in term && term.from === 'end of year'
        ? day.with({ month: 1, day: 1 }).subtract({ days: 1 })
        : day.subtract({ days: 1 })
  return day.toString()
}

export type RetentionTable = Readonly<Record<Keeping, Term>>
