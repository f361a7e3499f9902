import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { LEFT_OUT } from './checks.ts'
import { marksInFile, nameInFile } from './marks-in-file.ts'

type Condition = RawBuilder<unknown>

/** What a file may call a person. */
export type Called = {
  /** Numbers of the customer. */
  codes: readonly string[]
  /** `mark:value` of phones, addresses, accounts and names with a postcode that no other customer has. */
  marks: readonly string[]
  /** Names alone, in the spelling of customer_marks. */
  names: readonly string[]
  /** Names and addresses as words with single spaces. */
  phrases: readonly string[]
}

/**
 * Run, sheet and number of the rows about a person that have no record: of files with errors, files not taken in
 * yet, and runs that were taken back. A namesake counts only where the row is never written.
 */
export const unwrittenRowsOf = ({ codes, marks, names }: Called): Condition => {
  const isOfPerson = sql`(data ->> 'customer' = any(${codes}::text[])
    or (run_id, data ->> 'customer') in (select run_id, key from named))`
  return sql`(
    with rows as materialized (
      select r.run_id, r.row_no as line, row_number() over () as row_no, r.key, r.data, run.state, r.record_id
      from data_in_rows r join data_in_runs run on run.id = r.run_id
      where coalesce(r.record_id, ${LEFT_OUT}) = ${LEFT_OUT} and r.sheet = 'customers'
    ), marked as (
      ${marksInFile} union all select row_no, 'iban', compact_iban(data ->> 'iban') from rows
    ), named as (
      select run_id, line, key from rows where key = any(${codes}::text[])
        or ((state in ('failed', 'undone') or record_id = ${LEFT_OUT}) and ${nameInFile} = any(${names}::text[]))
        or row_no in (select row_no from marked where mark || ':' || value = any(${marks}::text[]))
    ), invoices as (
      select run_id, row_no, key from data_in_rows where coalesce(record_id, ${LEFT_OUT}) = ${LEFT_OUT} and sheet = 'invoices' and ${isOfPerson}
    )
    select run_id, 'customers', line from named
    union all select run_id, 'invoices', row_no from invoices
    union all select run_id, sheet, row_no from data_in_rows
      where coalesce(record_id, ${LEFT_OUT}) = ${LEFT_OUT} and sheet = 'addresses' and ${isOfPerson}
    union all select run_id, sheet, row_no from data_in_rows
      where coalesce(record_id, ${LEFT_OUT}) = ${LEFT_OUT} and sheet in ('instalments', 'advances')
        and (run_id, data ->> 'invoice') in (select run_id, key from invoices))`
}

/** Whether a text says one of the phrases. */
const says = (text: Condition, { phrases }: Called): Condition =>
  sql`exists (select from unnest(${phrases}::text[]) phrase where phrase <> ''
    and ' ' || phrase_of(${text}) || ' ' like '% ' || phrase || ' %')`

/** Whether the name of a file, or a head that the product does not know, says who the person is: a file without heads does. */
export const fileNames = (file_name: Condition, sheets: Condition, called: Called): Condition =>
  says(
    sql`concat_ws(' ', ${file_name}, (select string_agg(head #>> '{}', ' ') from jsonb_path_query(${sheets},
      '$.pages[*].heads[*] ? (!exists(@.field) || @.field == null).head') head))`,
    called,
  )

/** Waits for the batches that are being written, and lets no other begin before the transaction ends. */
export async function holdRuns(db: Database): Promise<void> {
  await sql`select from data_in_runs where state in ('passed', 'running', 'stopped') order by id for update`.execute(
    db,
  )
}

/** Leaves out erased rows that were still to be written. */
export async function leaveOutErased(db: Database): Promise<void> {
  await sql`with left_out as (
      update data_in_rows r set record_id = ${LEFT_OUT} from data_in_runs run
      where run.id = r.run_id and run.state in ('passed', 'running', 'stopped')
        and r.record_id is null and r.data = '{}' returning r.run_id
    ) update data_in_runs run set total = total - o.count
    from (select run_id, count(*) as count from left_out group by run_id) o where o.run_id = run.id`.execute(
    db,
  )
}
