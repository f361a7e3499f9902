import { sql, type RawBuilder } from 'kysely'
import { fileNames, unwrittenRowsOf } from '#modules/data-in/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { personalTables, type Belonging, type Keeping, type PersonalTable } from '../domain/personal-data.ts'
import { keptUntil, type DatedRows, type Term } from '../domain/retention.ts'
import type { Person } from './person.ts'

type Condition = RawBuilder<unknown>

const ordersOf = ({ id }: Person): Condition => sql`(select s.id from siparisler s where s.cus_id = ${id})`

const imported = (person: Person, alias: string): Condition => {
  const row = (column: string) => sql.ref(`${alias}.${column}`)
  const isUnwritten = sql`(${row('run_id')}, ${row('sheet')}, ${row('row_no')}) in ${unwrittenRowsOf(person)}`
  return sql`(${isUnwritten} or ${row('record_id')} > 0 and (
    (${row('sheet')} = 'customers' and ${row('record_id')} = any(${person.ids}::integer[]))
    or (${row('sheet')} = 'addresses' and ${row('record_id')} in (select a.id from cus_adress a where a.cus_id = ${person.id}))
    or (${row('sheet')} in ('invoices', 'instalments') and ${row('record_id')} in ${ordersOf(person)})))`
}

/** Tasks that the product sends: about a customer they begin with his number, about a mandate they are listed. */
const sentTask = (person: Person): Condition => sql`((t.belge_tip = 0 and phrase_of(t.sender_msg)
    ~ ('^(musteri|kunde|customer) (' || array_to_string(${person.ids}::integer[], '|') || ') '))
  or t.id in (select m.task_id from mandate_tasks m where m.sip_id in ${ordersOf(person)}))`

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
    or (t.belge_tip = 2 and t.belge_no in (select s.f_no from siparisler s where s.cus_id = ${person.id}))
    or ${sentTask(person)})`,
  address: ({ addresses }) => sql`t.address = any(${addresses}::text[])`,
  merge: ({ ids }) => sql`(t.from_id = any(${ids}::integer[]) or t.to_id = any(${ids}::integer[]))`,
  import: (person) => imported(person, 't'),
  finding: (
    person,
  ) => sql`((t.code in ('unknown_column', 'unknown_sheet') and exists (select from data_in_runs f
      where f.id = t.run_id and ${fileNames(sql`f.file_name`, sql`f.sheets`, person)}))
    or exists (select from data_in_rows r
      where r.run_id = t.run_id and r.sheet = t.sheet and r.row_no = t.row_no and ${imported(person, 'r')}))`,
  file: (person) => fileNames(sql`t.file_name`, sql`t.sheets`, person),
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
    const rows = await allRows(db)<{ day: string | null; rows: number }>`
      select ${dayOf(name, table)} as day, count(*) as rows from ${sql.table(name)} t
      where ${belongsTo(table, person)} and ${hasContent(table)} group by 1`
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
