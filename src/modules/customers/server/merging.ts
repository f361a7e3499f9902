import { sql, type RawBuilder } from 'kysely'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { followCustomer, type Merge, type RowCounts } from '#platform/server/database/customer-rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { customerLimits } from '../domain/fields/limits.ts'
import { columnsOf, mergeColumns, type MergeColumn, type MergeField } from '../domain/merging.ts'
import { MAY_BE_CALLED } from '../domain/visibility.ts'

/** What belongs to a customer among the tables of this module. */
export const customerTables = [
  'cus_adress',
  'cus_files',
  'musteri_gorusme',
  'customer_draws',
  'customer_transfer_rows',
] as const

export type MergedCustomer = Record<MergeColumn, string | number | null> & {
  id: number
  version: number
  balance: number
  /** Dealer of the salesperson; none for the pool. */
  dealer: number | null
}

/** Without a code of its own a customer has its number as the code. */
const columnSql = (column: MergeColumn) =>
  column === 'cus_code' ? sql`nullif(c.cus_code, c.id::text) as cus_code` : sql.ref(`c.${column}`)

/** Both records, locked in the order of their ids until the transaction ends. */
export async function lockPair(db: Database, { from, to }: Merge): Promise<[MergedCustomer, MergedCustomer]> {
  const rows = await allRows(db)<MergedCustomer>`
    select c.id, c.version, c.balance, ${sql.join(mergeColumns.map(columnSql))},
      (select u.bayi from sys_users u where u.id = c.cus_user and u.user_level > 0) as dealer
    from customers c where c.id in (${from}, ${to}) and c.cus_del = '0' order by c.id for update of c`
  const source = rows.find(({ id }) => id === from)
  const target = rows.find(({ id }) => id === to)
  if (!source || !target) throw new AppError(recordsRefusals.customer_cannot_found_maybe_deleted)
  return [source, target]
}

/** A default address of the other record stays the default only if there is none of its type. */
const keepOneDefault = (db: Database, { from, to }: Merge) =>
  sql`update cus_adress a set a_def = '0' where a.cus_id = ${from} and a.a_def = '1' and a.sil = '0'
    and exists (select from cus_adress b where b.cus_id = ${to} and b.c_type = a.c_type and b.a_def = '1' and b.sil = '0')`.execute(
    db,
  )

/** The merged record brings a wish not to be called. */
const takesWish = sql`(c.cus_dnd = ${MAY_BE_CALLED} and o.cus_dnd <> ${MAY_BE_CALLED})`

/** The same address that was verified in either record. */
const verifiedByEither = sql`case when lower(c.cus_email) = lower(o.cus_email)
  then greatest(c.mail_verifyed, o.mail_verifyed) else c.mail_verifyed end`

/** The merged record has a promise to pay. */
const hasPromise = sql`(o.promised_day = o.rand_tar) is true`

/** The invoices promised in either record. */
const promisedByBoth = sql`case when c.promised_day = c.rand_tar then c.promised_invoices else '{}' end
  || case when ${hasPromise} then o.promised_invoices else '{}' end`

/** The merged record's call-back is taken if there is no other, or if its promised day comes first. */
const takesCallBack = sql`(c.rand_tar is null or (${hasPromise} and o.rand_tar < c.rand_tar))`

/** Only one of two call-backs is kept: day, time and note of the other are appended to its note. */
const joinedNote = (kept: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`nullif(left(concat_ws(' · ',
  ${kept}.rand_note,
  nullif(concat_ws(' ', to_char(${other}.rand_tar, 'DD.MM.YYYY'), ${other}.rand_saat, ${other}.rand_note), '')),
  ${sql.lit(customerLimits.note)}), '')`

/** A code is unique, so the record that goes gives it away first. */
async function takeCode(db: Database, { from, to }: Merge): Promise<void> {
  const [given] = await db.selectFrom('customers').select('cus_code').where('id', '=', from).execute()
  if (!given?.cus_code || given.cus_code === String(from)) return
  await db.updateTable('customers').set({ cus_code: null }).where('id', '=', from).execute()
  await db.updateTable('customers').set({ cus_code: given.cus_code }).where('id', '=', to).execute()
}

/**
 * Merges two records. A do-not-call status of either is kept, one call-back is kept, balances are added, and the
 * old id leads to the remaining record.
 */
export async function joinCustomers(
  db: Database,
  merge: Merge,
  taken: readonly MergeField[],
): Promise<RowCounts> {
  const { from, to } = merge
  const columns = taken.filter((field) => field !== 'cus_code').flatMap(columnsOf)
  const chosen = columns.map((column) => sql`, ${sql.ref(column)} = o.${sql.ref(column)}`)
  if (!columns.includes('cus_email')) chosen.push(sql`, mail_verifyed = ${verifiedByEither}`)
  await sql`update customers c set balance = c.balance + o.balance,
      cus_dnd = case when ${takesWish} then o.cus_dnd else c.cus_dnd end,
      dnd_usr = case when ${takesWish} then o.dnd_usr else c.dnd_usr end,
      dnd_date = case when ${takesWish} then o.dnd_date else c.dnd_date end,
      cus_note = coalesce(c.cus_note, o.cus_note),
      rand_tar = case when ${takesCallBack} then o.rand_tar else c.rand_tar end,
      rand_saat = case when ${takesCallBack} then o.rand_saat else c.rand_saat end,
      rand_note = case when ${takesCallBack} then ${joinedNote(sql`o`, sql`c`)}
        when o.rand_note is null then c.rand_note else ${joinedNote(sql`c`, sql`o`)} end,
      rand_user = case when ${takesCallBack} then o.rand_user else c.rand_user end,
      promised_day = case when ${takesCallBack} or (${hasPromise} and o.rand_tar = c.rand_tar) then o.promised_day
        else c.promised_day end,
      promised_invoices = ${promisedByBoth}
      ${sql.join(chosen, sql``)}
    from customers o where c.id = ${to} and o.id = ${from}`.execute(db)
  // A separate statement: a write of only the last contact does not raise the version.
  await sql`update customers c set cus_end_contact = greatest(c.cus_end_contact, o.cus_end_contact)
    from customers o where c.id = ${to} and o.id = ${from}`.execute(db)
  await sql`update customers set cus_del = '1', balance = 0, rand_tar = null, rand_saat = null, rand_note = null,
    rand_user = 0, promised_day = null, promised_invoices = '{}', merged_into = ${to} where id = ${from}`.execute(
    db,
  )
  if (taken.includes('cus_code')) await takeCode(db, merge)
  await sql`update customers set merged_into = ${to} where merged_into = ${from}`.execute(db)
  await sql`delete from customer_locks where cus_id = ${from}`.execute(db)
  await sql`delete from customer_presence where cus_id = ${from}`.execute(db)
  await keepOneDefault(db, merge)
  return followCustomer(db, customerTables, merge)
}
