import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { cents } from '#core/money/money.ts'
import { bookReceipts, holdInvoices, type Receipt } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, inSavepoint } from '#platform/server/database/sql.ts'
import type { Decision, DecisionPart, Evidence } from '../domain/matching/decision.ts'
import { matchAll } from '../domain/matching/match-all.ts'
import type { PlacedEntry } from '../domain/matching/taken-back.ts'
import type { BankEntry } from '../domain/statement.ts'
import type { Acting } from './acting.ts'
import { loadBook } from './load-book.ts'
import { bookReturn, creditDebits, invoicesInFlight } from './own-debits.ts'
import { bankSettings } from './settings.ts'

export type Decided = { entry: BankEntry; decision: Decision; receipts: number[] }

/** A user must decide about invoices that were changed meanwhile. */
const changed = (decision: Decision): Decision => ({
  ...decision,
  action: 'ask',
  evidence: [...decision.evidence, { code: 'changed_meanwhile' }],
})

/** What a person decides although the invoice and the amount are certain. */
async function askWhereDoubtful(db: Database, decided: readonly Decided[]): Promise<void> {
  const ids = decided.flatMap(({ decision }) => decision.parts.map(({ sip_id }) => sip_id))
  const told = decided.flatMap(({ decision }) => decision.debits ?? [])
  const debited = await invoicesInFlight(db, ids, told)
  const rows = await allRows(db)<{ id: number; f_tarih: IsoDate }>`
    select id, f_tarih from siparisler where id = any(${ids}::integer[]) and f_tarih is not null`
  const invoiced = new Map(rows.map(({ id, f_tarih }) => [id, f_tarih]))
  for (const one of decided) {
    const { action, parts, evidence, debits = [] } = one.decision
    if (action === 'return') continue
    const doubts: Evidence[] = []
    // Money from before an invoice is rarely for it: a person confirms it as a prepayment.
    if (parts.some(({ sip_id }) => (invoiced.get(sip_id) ?? '') > one.entry.day))
      doubts.push({ code: 'before_invoice' })
    // The debit would bring the same money a second time.
    if (!debits.length && parts.some(({ sip_id }) => debited.has(sip_id)))
      doubts.push({ code: 'debit_in_flight' })
    if (!doubts.length) continue
    const asking = action === 'book' ? 'ask' : action
    one.decision = { ...one.decision, action: asking, evidence: [...evidence, ...doubts] }
  }
}

/** Matches entries and books those that need no question. */
export async function decideEntries(call: Acting, entries: readonly PlacedEntry[]): Promise<Decided[]> {
  const { db, actor } = call
  const { writeOffUpTo } = await bankSettings(db)
  const { book, knownIbans, usedIds } = await loadBook(db, actor, entries)
  const decisions = matchAll(entries, book, knownIbans, { writeOffUpTo }, usedIds)
  const decided = entries.flatMap(({ entry }, place) => {
    const decision = decisions[place]
    return decision ? [{ entry, decision, receipts: [] as number[] }] : []
  })
  await askWhereDoubtful(db, decided)
  const before = book.changed()
  const held = await holdInvoices(db, actor, [...before.keys()])
  const stale = new Set(
    [...before].filter(([id, open]) => cents(held.get(id) ?? 0) !== open).map(([id]) => id),
  )
  await bookDecided(call, decided, stale, writeOffUpTo)
  return decided
}

/** Books in batches; a return first waits for earlier bookings of the same customer. */
async function bookDecided(
  call: Acting,
  decided: readonly Decided[],
  stale: Set<number>,
  writeOffUpTo: number,
): Promise<void> {
  let waiting: Decided[] = []
  const flush = async () => {
    await bookDecisions(call, waiting, writeOffUpTo)
    waiting = []
  }
  for (const one of decided) {
    if (one.decision.action === 'return') {
      if (waiting.some(({ decision }) => mayMeet(decision, one.decision))) await flush()
      one.decision = await returned(call, one)
      // If the return was not booked, later matches on the same invoice are no longer valid.
      if (one.decision.action === 'ask') for (const { sip_id } of one.decision.parts) stale.add(sip_id)
    }
    if (one.decision.action !== 'book') continue
    if (one.decision.parts.some(({ sip_id }) => stale.has(sip_id))) one.decision = changed(one.decision)
    else waiting.push(one)
  }
  await flush()
}

/** Whether both concern the same customer; a batch of debits may concern any. */
const mayMeet = (a: Decision, b: Decision) => a.cus_id === null || b.cus_id === null || a.cus_id === b.cus_id

async function bookDecisions(call: Acting, decided: readonly Decided[], writeOffUpTo: number): Promise<void> {
  const receipts = decided.flatMap(({ entry, decision }) =>
    receiptsOf(call, entry, decision.parts, writeOffUpTo).map((receipt) => ({
      ...receipt,
      // Money of a debit that was not owed any more stays on the invoice, from where it is given back.
      keepsSurplus: Boolean(decision.debits?.length),
    })),
  )
  const booked = await bookReceipts(call, receipts)
  let next = 0
  const credits = []
  for (const one of decided) {
    const own = booked.slice(next, next + one.decision.parts.length)
    one.receipts = own.map(({ id }) => id)
    next += own.length
    for (const [place, { id, rest }] of own.entries()) {
      const endToEndId = one.decision.debits?.[place]
      const credit = { receipt_id: id, day: one.entry.day, is_double: rest.kind === 'surplus' }
      if (endToEndId) credits.push({ endToEndId, ...credit })
    }
  }
  await creditDebits(call.db, credits)
}

/** Books a return; if it is refused, for example because commission was paid, a user must decide. */
async function returned(call: Acting, { entry, decision }: Decided): Promise<Decision> {
  return inSavepoint(
    call.db,
    async () => {
      await bookReturn(call, entry)
      return decision
    },
    (error) => {
      if (!(error instanceof AppError)) throw error
      return { ...decision, action: 'ask' }
    },
  )
}

/** Booked on the bank's day, but not later than today: the bank may be a day ahead. */
const notAhead = (day: IsoDate, today: IsoDate) => (day > today ? today : day)

type Movement = Pick<BankEntry, 'day'> & Pick<Receipt, 'on_odeme'>

export const receiptsOf = (
  call: Acting,
  entry: Movement,
  parts: readonly DecisionPart[],
  writeOffUpTo: number,
): Receipt[] =>
  parts.map(({ sip_id, amount, taksit_id }) => ({
    sip_id,
    amount,
    taksit_id,
    day: notAhead(entry.day, businessDay(call.now)),
    source: 'statement',
    writeOffUpTo,
    on_odeme: entry.on_odeme,
  }))

/** Books the parts of a payment; answers the receipts in their order. */
export async function bookParts(
  call: Acting,
  entry: Movement,
  parts: readonly DecisionPart[],
  writeOffUpTo: number,
): Promise<number[]> {
  const booked = await bookReceipts(call, receiptsOf(call, entry, parts, writeOffUpTo))
  return booked.map(({ id }) => id)
}
