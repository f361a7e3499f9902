import { isFileAnswer } from '#core/calls.ts'
import { AppError } from '#core/errors.ts'
import { cents, sumCents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { holdAsSeen } from '#modules/orders/server/public.ts'
import { serve, type Endpoint, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { bookEntry, ignoreEntry, rematchEntries, undoEntry } from '../domain/calls.ts'
import { bankEntryList, type EntryState } from '../domain/entries.ts'
import type { DecisionPart } from '../domain/matching/decision.ts'
import { bankRefusals } from '../domain/refusals.ts'
import type { Acting } from './acting.ts'
import { bookParts, decideEntries } from './decide.ts'
import { readAgain, takeReceiptsBack, type EntryRow } from './entry-rows.ts'
import { decisionColumns, linkReceipts, summaryOf } from './import-file.ts'
import { forgetIban, teachIban } from './known-ibans.ts'
import { bookReturn, recredit, undoReturn } from './own-debits.ts'
import { bankSettings } from './settings.ts'

const refusals = defineRefusals({
  entry_already_decided: {
    tr: 'Bu satır bu arada {user} tarafından işlendi.',
    de: 'Über diesen Umsatz hat inzwischen {user} entschieden.',
    en: '{user} has decided about this entry meanwhile.',
  },
  entry_parts_do_not_sum: {
    tr: 'Parçaların toplamı {amount:money} olmalı.',
    de: 'Die Teile müssen zusammen {amount:money} ergeben.',
    en: 'The parts must add up to {amount:money}.',
  },
  entry_needs_parts: {
    tr: 'Hangi faturaya yazılacağını seçin.',
    de: 'Wählen Sie, für welche Rechnung die Zahlung ist.',
    en: 'Choose which invoice the payment is for.',
  },
})

/** Locks an entry for a decision; a second user is told who decided it. */
async function entryForUpdate({ db }: Acting, id: number, ...states: EntryState[]): Promise<EntryRow> {
  const entry = await firstRow(db)<EntryRow>`select * from bank_entries where id = ${id} for update`
  if (!entry) throw new AppError(recordsRefusals.record_not_found)
  if (!states.some((state) => state === entry.state)) {
    const person = entry.decided_by
      ? await db
          .selectFrom('sys_users')
          .select('user_name')
          .where('id', '=', entry.decided_by)
          .executeTakeFirst()
      : null
    throw new AppError(refusals.entry_already_decided, { user: person?.user_name ?? '–' })
  }
  return entry
}

const answer = ({ id, state, version }: { id: number; state: string; version: number }) => ({
  save_response: { id, state: state as EntryState, version },
})

/** The customer of the invoices that were paid; none where there are several. */
async function customerOf({ db }: Acting, parts: readonly DecisionPart[]): Promise<number | null> {
  const rows = await allRows(db)<{ cus_id: number }>`
    select distinct cus_id from siparisler where id = any(${parts.map(({ sip_id }) => sip_id)})`
  return rows.length === 1 ? (rows[0]?.cus_id ?? null) : null
}

type SeenPart = DecisionPart & { acik?: number | null | undefined }

/** What the proposal has said: that nothing is open of an invoice, or nothing about it. */
const proposedAsPaid = ({ evidence }: EntryRow) =>
  evidence.some(({ code }) => code === 'already_paid' || code === 'cancelled')

function checkedParts(entry: EntryRow, given: readonly SeenPart[] | null | undefined): readonly SeenPart[] {
  if (entry.amount <= 0 || entry.currency !== 'EUR') throw new AppError(bankRefusals.entry_not_bookable)
  const proposed = proposedAsPaid(entry) ? entry.parts.map((part) => ({ ...part, acik: 0 })) : entry.parts
  const parts = given ?? proposed
  if (!parts.length) throw new AppError(refusals.entry_needs_parts)
  if (sumCents(parts.map(({ amount }) => cents(amount))) !== cents(entry.amount))
    throw new AppError(refusals.entry_parts_do_not_sum, { amount: entry.amount })
  return parts.toSorted((a, b) => a.sip_id - b.sip_id)
}

/** Books a payment for the invoices that a user has chosen. */
async function book(
  call: SignedInCall<{
    id: number
    parts?: SeenPart[] | null | undefined
    version?: number | null | undefined
    tahsilat_onay?: '0' | '1' | null | undefined
    on_odeme?: '0' | '1' | null | undefined
  }>,
) {
  const { db, actor, input, now } = call
  const entry = await entryForUpdate(call, input.id, 'asks')
  if (entry.return_code && entry.amount < 0) return bookReturned(call, entry)
  const seen = checkedParts(entry, input.parts)
  for (const part of seen) await holdAsSeen(call, { ...part, tahsilat_onay: input.tahsilat_onay })
  const parts = seen.map(({ sip_id, amount, taksit_id }) => ({ sip_id, amount, taksit_id }))
  const { writeOffUpTo } = await bankSettings(db)
  const receipts = await bookParts(call, { ...entry, on_odeme: input.on_odeme }, parts, writeOffUpTo)
  await linkReceipts(
    db,
    receipts.map((receipt_id) => ({ entry_id: entry.id, receipt_id })),
  )
  const cus_id = await customerOf(call, parts)
  const has_taught = await teachIban(call, entry.iban, cus_id)
  const row = await updateRow(db, 'bank_entries', entry.id, input.version, {
    state: 'booked',
    parts: JSON.stringify(parts),
    sip_id: parts.length === 1 ? (parts[0]?.sip_id ?? null) : null,
    cus_id,
    has_taught,
    decided_by: actor.id,
    decided_at: now.toString(),
  })
  return answer(row)
}

/** Books a returned debit that a user confirms. */
async function bookReturned(call: SignedInCall<unknown>, entry: EntryRow) {
  await bookReturn(call, readAgain(entry))
  const decided = { state: 'booked', decided_by: call.actor.id, decided_at: call.now.toString() }
  return answer(await updateRow(call.db, 'bank_entries', entry.id, null, decided))
}

/** Undoes a decision: what was booked is open again, and the entry needs a decision again. */
async function undo(call: SignedInCall<{ id: number }>) {
  const { db, input } = call
  const entry = await entryForUpdate(call, input.id, 'booked', 'ignored')
  await takeReceiptsBack(call, entry.id)
  if (entry.state === 'booked' && entry.return_code) await bookAgain(call, entry)
  if (entry.has_taught) await forgetIban(db, entry)
  const row = await updateRow(db, 'bank_entries', entry.id, null, {
    state: 'asks',
    has_taught: false,
    was_undone: true,
    bulk_id: null,
    decided_by: null,
    decided_at: null,
  })
  return answer(row)
}

/** A return that is taken back books its payment again. */
async function bookAgain(call: Acting, entry: EntryRow): Promise<void> {
  const item = await undoReturn(call, entry)
  const { writeOffUpTo } = await bankSettings(call.db)
  const [receipt_id] = await bookParts(call, { ...entry, on_odeme: '1' }, [item], writeOffUpTo)
  if (receipt_id) await recredit(call.db, item, receipt_id)
}

const MOST_ASKING = 5_000

/** Matches undecided entries again; entries whose decision was undone stay undecided. */
async function rematch(call: SignedInCall<unknown>) {
  const { db, now } = call
  const rows = await allRows(db)<EntryRow>`
    select * from bank_entries where state = 'asks' and not was_undone
    order by id limit ${MOST_ASKING} for update skip locked`
  const decided = await decideEntries(
    call,
    rows.map((row) => ({ id: row.id, account_id: row.account_id, entry: readAgain(row) })),
  )
  for (const [index, { decision, receipts }] of decided.entries()) {
    const id = rows[index]?.id
    if (!id || decision.action === 'ask') continue
    await linkReceipts(
      db,
      receipts.map((receipt_id) => ({ entry_id: id, receipt_id })),
    )
    const state = decision.action === 'ignore' ? 'ignored' : 'booked'
    await updateRow(db, 'bank_entries', id, null, {
      ...decisionColumns(decision),
      state,
      decided_at: now.toString(),
    })
  }
  return { summary: summaryOf(decided, decided.length) }
}

/** The list reads evidence and parts as texts; they travel as arrays. */
function withArrays(list: Endpoint): Endpoint {
  const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)
  return {
    ...list,
    run: async (call) => {
      // The rows are changed below, so they are requested as objects even if compact rows were asked for.
      const input = { ...(call.input as object), compact: undefined }
      const answered = await list.run({ ...call, input })
      if (isFileAnswer(answered)) return answered
      const rows = answered.datalist as Record<string, unknown>[]
      const datalist = rows.map((row) => ({
        ...row,
        ...('evidence' in row ? { evidence: read(row.evidence) } : {}),
        ...('parts' in row ? { parts: read(row.parts) } : {}),
      }))
      return { ...answered, datalist }
    },
  }
}

export const entryEndpoints = [
  withArrays(listEndpoint(bankEntryList, { from: 'bank_entry_list' })),
  serve(bookEntry, book),
  serve(ignoreEntry, async (call) => {
    const { db, actor, input, now } = call
    const entry = await entryForUpdate(call, input.id, 'asks')
    const decided = { state: 'ignored', decided_by: actor.id, decided_at: now.toString() }
    return answer(await updateRow(db, 'bank_entries', entry.id, null, decided))
  }),
  serve(undoEntry, undo),
  serve(rematchEntries, rematch),
]
