import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { bookReceipts, holdInvoices } from '#modules/orders/server/public.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { bookBulk, undoBulk, type NotBooked } from '../domain/calls.ts'
import { sameParts } from '../domain/matching/decision.ts'
import { match } from '../domain/matching/match.ts'
import { bulkGroupOf } from '../domain/matching/without-doubt.ts'
import { receiptsOf } from './decide.ts'
import { readAgain, takeReceiptsBack, type EntryRow } from './entry-rows.ts'
import { linkReceipts } from './import-file.ts'
import { loadBook } from './load-book.ts'
import { invoicesInFlight } from './own-debits.ts'
import { bankSettings } from './settings.ts'

const refusals = defineRefusals({
  bulk_already_undone: {
    tr: 'Bu toplu kayıt geri alınmış.',
    de: 'Diese Sammelbuchung ist schon zurückgenommen.',
    en: 'These bookings have been taken back already.',
  },
})

type Seen = { id: number; version: number }
type Call = SignedInCall<{ entries: Seen[] }>
type Judged = { row: EntryRow; reason: NotBooked['reason'] | null }

/** The entries, locked in the order in which they are booked, with what speaks against booking each as it was seen. */
async function judged({ db, input }: Call): Promise<Judged[]> {
  const versions = new Map(input.entries.map(({ id, version }) => [id, version]))
  const rows = await allRows(db)<EntryRow>`
    select * from bank_entries where id = any(${[...versions.keys()]}::integer[]) order by id for update`
  if (rows.length !== versions.size) throw new AppError(recordsRefusals.record_not_found)
  return rows.map((row) => {
    if (row.state !== 'asks') return { row, reason: 'decided' }
    if (row.version !== versions.get(row.id)) return { row, reason: 'changed' }
    return { row, reason: bulkGroupOf(row) ? null : 'doubtful' }
  })
}

/** Matches the entries again: only a proposal that would be made now, after those before it, is booked. */
async function refuseOutdated(call: Call, entries: readonly Judged[], writeOffUpTo: number): Promise<void> {
  const { db, actor } = call
  const wanted = entries.filter(({ reason }) => reason === null)
  await holdInvoices(
    db,
    actor,
    wanted.flatMap(({ row }) => row.parts.map(({ sip_id }) => sip_id)),
  )
  const placed = wanted.map(({ row }) => ({ id: row.id, account_id: row.account_id, entry: readAgain(row) }))
  const { book, knownIbans } = await loadBook(db, actor, placed)
  const debited = await invoicesInFlight(
    db,
    wanted.flatMap(({ row }) => row.parts.map(({ sip_id }) => sip_id)),
  )
  for (const one of wanted) {
    const { row } = one
    if (row.parts.some(({ sip_id }) => debited.has(sip_id))) {
      one.reason = 'doubtful'
      continue
    }
    const decision = match(readAgain(row), book, knownIbans, { writeOffUpTo })
    const isSame = decision.action === 'ask' && sameParts(decision.parts, row.parts)
    if (isSame && bulkGroupOf({ ...row, ...decision }))
      for (const { sip_id, amount, taksit_id } of row.parts) book.take(sip_id, amount, taksit_id)
    else one.reason = 'changed'
  }
}

const toldOf = ({ row, reason }: Judged): NotBooked[] =>
  reason ? [{ id: row.id, name: row.name, amount: row.amount, reason }] : []

/** Books proposals that are without doubt, each as it was seen; an act of its own that is undone as a whole. */
async function bookAll(call: Call) {
  const { db, actor, now } = call
  const entries = await judged(call)
  const { writeOffUpTo } = await bankSettings(db)
  await refuseOutdated(call, entries, writeOffUpTo)
  const rows = entries.flatMap(({ row, reason }) => (reason ? [] : row))
  const not_booked = entries.flatMap(toldOf)
  const sum = euros(sumCents(rows.map(({ amount }) => cents(amount))))
  if (!rows.length) return { save_response: { id: null, booked: 0, sum }, not_booked }
  const { id } = await insertRow(db, 'bank_bulks', { created_by: actor.id, created_at: now.toString() })
  const receipts = await bookReceipts(
    call,
    rows.flatMap((row) => receiptsOf(call, row, row.parts, writeOffUpTo)),
  )
  const owners = rows.flatMap((row) => row.parts.map(() => row.id))
  await linkReceipts(
    db,
    receipts.map((receipt, place) => ({ entry_id: owners[place] ?? 0, receipt_id: receipt.id })),
  )
  const act = { id, person: actor.id, at: now.toString() }
  await sql`update bank_entries set state = 'booked', bulk_id = ${act.id}, decided_by = ${act.person}, decided_at = ${act.at}
    where id = any(${rows.map((row) => row.id)}::integer[])`.execute(db)
  return { save_response: { id, booked: rows.length, sum }, not_booked }
}

/** Takes everything back that an act has booked and that nobody has taken back since: all of it or nothing. */
async function undoAll(call: SignedInCall<{ id: number }>) {
  const { db, actor, input, now } = call
  const row = await firstRow(db)<{ undone_at: string | null }>`
    select undone_at from bank_bulks where id = ${input.id} for update`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  if (row.undone_at) throw new AppError(refusals.bulk_already_undone)
  const rows = await allRows(db)<{ id: number }>`
    select id from bank_entries where bulk_id = ${input.id} and state = 'booked' order by id desc for update`
  for (const { id } of rows) await takeReceiptsBack(call, id)
  await sql`update bank_entries set state = 'asks', bulk_id = null, decided_by = null, decided_at = null
    where id = any(${rows.map(({ id }) => id)}::integer[])`.execute(db)
  const act = { person: actor.id, at: now.toString() }
  await sql`update bank_bulks set undone_by = ${act.person}, undone_at = ${act.at} where id = ${input.id}`.execute(
    db,
  )
  return { save_response: { id: input.id, count: rows.length } }
}

export const bulkEndpoints = [serve(bookBulk, bookAll), serve(undoBulk, undoAll)]
