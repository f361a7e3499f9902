import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { returnPlan } from '#modules/orders/domain/money/debits.ts'
import { withdrawReturnLetters } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { insertRow, updateRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { refuseDebits, restoreDebits, type Summary } from '../domain/calls.ts'
import type { StatusReport } from '../domain/status-report.ts'
import type { Acting } from './acting.ts'
import { debitRunForUpdate } from './debit_run.ts'
import { holdDebitRuns, refuseDrawnAgain } from './own-debits.ts'

const refusals = defineRefusals({
  nothing_in_flight: {
    tr: 'Banka bu tahsilatları cevaplamış; reddedilecek bir şey kalmadı.',
    de: 'Diese Lastschriften hat die Bank schon beantwortet; abzulehnen ist nichts mehr.',
    en: 'The bank has answered these debits; nothing is left to refuse.',
  },
  nothing_refused: {
    tr: 'Burada bankanın reddettiği bir tahsilat yok.',
    de: 'Hier hat die Bank keine Lastschrift abgelehnt.',
    en: 'The bank has refused no debit here.',
  },
  status_report_unknown: {
    tr: 'Bu banka cevabı bizim bir tahsilat dosyamıza ait değil: {name}',
    de: 'Diese Antwort der Bank gehört zu keinem Lastschriftlauf: {name}',
    en: 'This answer of the bank belongs to no debit run: {name}',
  },
})

type Item = { id: number; sip_id: number; mandate_id: number }
type Why = { code: string; text: string | null }

const mandateReason = (item: Pick<Item, 'id'>, code: string) => `Abgelehnt ${code} (${item.id})`

/** The debits in one state of a run, or one of them, locked. */
async function itemsIn(
  db: Database,
  run: number,
  item: number | null,
  state: 'in_flight' | 'refused',
): Promise<Item[]> {
  return allRows(db)<Item>`
    select id, sip_id, mandate_id from debit_items
    where run_id = ${run} and state = ${state} and (${item}::integer is null or id = ${item})
    order by id for update`
}

/** A run without any debit that the bank may still bring, or has brought, was refused as a whole. */
async function followRun(db: Database, run: number): Promise<void> {
  const rows = await allRows(db)`select from debit_items where run_id = ${run} and state <> 'refused' limit 1`
  await updateRow(db, 'debit_runs', run, null, { state: rows.length ? 'handed_over' : 'refused' })
}

/** Nothing was drawn: the invoices can be drawn anew; a reason about the account or the mandate ends the mandate. */
async function refuse(
  { db, actor, now }: Acting,
  run: number,
  items: readonly Item[],
  { code, text }: Why,
): Promise<void> {
  const today = businessDay(now)
  const by = actor.id
  await sql`update debit_items set state = 'refused', return_code = ${code}, returned_on = ${today}, refusal = ${text},
    refused_by = ${by} where id = any(${items.map(({ id }) => id)}::integer[])`.execute(db)
  if (returnPlan(code) === 'mandate_off')
    for (const item of items)
      await sql`update mandates set state = 'revoked', revoked_on = ${today}, reason = ${mandateReason(item, code)}
        where id = ${item.mandate_id} and state = 'active'`.execute(db)
  await withdrawReturnLetters(
    db,
    items.map(({ sip_id }) => sip_id),
  )
  await followRun(db, run)
}

/** The debits are in flight again, and the mandates that their refusal had ended are active. */
async function restore({ db }: Acting, run: number, items: readonly Item[]): Promise<void> {
  const ids = items.map(({ id }) => id)
  await refuseDrawnAgain(db, ids)
  await sql`update mandates m set state = 'active', revoked_on = null, reason = null from debit_items i
    where i.id = any(${ids}::integer[]) and m.id = i.mandate_id and m.state = 'revoked'
      and m.reason = 'Abgelehnt ' || i.return_code || ' (' || i.id || ')'
      and not exists (select from mandates o where o.cus_id = m.cus_id and o.state = 'active')`.execute(db)
  await sql`update debit_items set state = 'in_flight', return_code = null, returned_on = null, refusal = null,
    refused_by = null where id = any(${ids}::integer[])`.execute(db)
  await followRun(db, run)
}

async function runOf(db: Database, { batchId }: StatusReport): Promise<number> {
  const row = await firstRow(db)<{ id: number }>`select id from debit_runs where batch_id = ${batchId}`
  if (!row) throw new AppError(refusals.status_report_unknown, { name: batchId.slice(0, 35) })
  return row.id
}

/** What a report says about one run; answers how many debits it refused. */
async function followReport(call: Acting, report: StatusReport): Promise<number> {
  const run = await runOf(call.db, report)
  await debitRunForUpdate(call.db, run)
  const open = await itemsIn(call.db, run, null, 'in_flight')
  if (report.isWholeRefused) {
    if (open.length) await refuse(call, run, open, report.reason)
    return open.length
  }
  const rows = await allRows(call.db)<{ id: number; end_to_end_id: string }>`
    select id, end_to_end_id from debit_items where run_id = ${run}`
  const names = new Map(rows.map(({ id, end_to_end_id }) => [end_to_end_id, id]))
  let count = 0
  for (const { endToEndId, reason } of report.refused) {
    const item = open.find(({ id }) => id === names.get(endToEndId))
    if (!item) continue
    await refuse(call, run, [item], reason)
    count += 1
  }
  return count
}

/** Follows an answer of the bank to our files, like a statement: all of it or nothing. */
export async function importStatus(
  call: Acting,
  file: { file_name: string; sha256: string },
  reports: readonly StatusReport[],
): Promise<{ id: number; summary: Summary }> {
  const { db, actor, now } = call
  await holdDebitRuns(db)
  const { id } = await insertRow(db, 'bank_imports', {
    ...file,
    created_by: actor.id,
    created_at: now.toString(),
  })
  let refused = 0
  for (const report of reports) refused += await followReport(call, report)
  const told = reports.reduce((sum, { count, isWholeRefused }) => sum + (isWholeRefused ? 1 : count), 0)
  const entries = Math.max(told, refused)
  const summary = { entries, booked: refused, asks: 0, ignored: entries - refused, known: 0 }
  await updateRow(db, 'bank_imports', id, null, summary)
  return { id, summary }
}

export const refusedDebitEndpoints = [
  serve(refuseDebits, async (call) => {
    const { db, input } = call
    await holdDebitRuns(db)
    const run = await debitRunForUpdate(db, input.id)
    const items = await itemsIn(db, run.id, input.item_id, 'in_flight')
    if (!items.length) throw new AppError(refusals.nothing_in_flight)
    await refuse(call, run.id, items, { code: input.code, text: input.text ?? null })
    return { save_response: { id: run.id, count: items.length } }
  }),
  serve(restoreDebits, async (call) => {
    const { db, input } = call
    await holdDebitRuns(db)
    const run = await debitRunForUpdate(db, input.id)
    const items = await itemsIn(db, run.id, input.item_id, 'refused')
    if (!items.length) throw new AppError(refusals.nothing_refused)
    await restore(call, run.id, items)
    return { save_response: { id: run.id, count: items.length } }
  }),
]
