import type { Actor } from '#core/actor.ts'
import { cents } from '#core/money/money.ts'
import { everyOpenItem, notOpenInvoices } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { createBook, invoicesOf, type OpenBook } from '../domain/matching/book.ts'
import type { KnownIbans } from '../domain/matching/match.ts'
import { invoiceKey, numbersIn, withReferences } from '../domain/matching/purpose.ts'
import type { BankEntry } from '../domain/statement.ts'
import { takesBack, type PlacedEntry } from '../domain/matching/taken-back.ts'
import { readOwnDebits } from './own-debits.ts'

/** A limit above the number of open invoices of any company. */
const ALL = 1_000_000

async function readKnownIbans(db: Database, ibans: readonly string[]): Promise<KnownIbans> {
  const rows = await allRows(db)<{ iban: string; cus_id: number }>`
    select iban, cus_id from customer_ibans where iban = any(${ibans}::text[])
    union select compact_iban(cus_bank_iban), id from customers
    where cus_bank_iban is not null and cus_del = '0' and compact_iban(cus_bank_iban) collate "C" = any(${ibans}::text[])`
  const known = new Map<string, number[]>()
  for (const { iban, cus_id } of rows) known.set(iban, [...(known.get(iban) ?? []), cus_id])
  return known
}

/** End-to-end ids of the reversing entries that earlier entries have used. */
async function readUsedIds(db: Database, placed: readonly PlacedEntry[]): Promise<ReadonlySet<string>> {
  const ids = placed.flatMap(({ entry }) => (takesBack(entry) ? (entry.endToEndId ?? []) : []))
  if (!ids.length) return new Set()
  const own = placed.flatMap(({ id }) => id ?? [])
  const rows = await allRows(db)<{ end_to_end_id: string }>`
    select distinct end_to_end_id from bank_entries
    where end_to_end_id = any(${ids}::text[]) and id <> all(${own}::integer[])`
  return new Set(rows.map(({ end_to_end_id }) => end_to_end_id))
}

const textsOf = ({ purpose, endToEndId }: BankEntry) => [purpose, endToEndId ?? ''].map(withReferences)

/** Everything that these entries are compared with. */
export async function loadBook(
  db: Database,
  actor: Actor,
  placed: readonly PlacedEntry[],
): Promise<{ book: OpenBook; knownIbans: KnownIbans; usedIds: ReadonlySet<string> }> {
  const entries = placed.map(({ entry }) => entry)
  const incoming = entries.filter(({ amount }) => amount > 0)
  const keys = new Set(incoming.flatMap(textsOf).flatMap(numbersIn))
  const open = invoicesOf(await everyOpenItem(db, actor, ALL))
  const openKeys = new Set(open.map(({ f_no }) => invoiceKey(f_no)))
  const others = await notOpenInvoices(db, actor, [...keys], (key) => openKeys.has(key))
  const named = others.map(({ total, ...invoice }) => ({ ...invoice, open: cents(total), parts: [] }))
  const ibans = new Set(incoming.flatMap(({ iban }) => iban ?? []))
  return {
    book: createBook([...named, ...open], await readOwnDebits(db, entries)),
    knownIbans: await readKnownIbans(db, [...ibans]),
    usedIds: await readUsedIds(db, placed),
  }
}
