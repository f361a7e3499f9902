import { cents, euros, type Cents } from '#core/money/money.ts'
import type { OpenItem } from '#modules/orders/domain/money/open-items.ts'
import { nameWords } from './names.ts'
import { invoiceKey } from './purpose.ts'

/** The state of an invoice that a payment may be for. */
export type InvoiceState = 'open' | 'closed' | 'cancelled' | 'not_invoiced'

export type BookInvoice = {
  sip_id: number
  f_no: string
  cus_id: number
  name: string
  state: InvoiceState
  /** What is open of it, and of its instalments by their days. */
  open: Cents
  parts: { taksit_id: number; open: Cents }[]
}

/** A debit of ours that the bank may credit or send back. */
export type OwnDebit = {
  endToEndId: string
  batchId: string
  sip_id: number
  taksit_id: number | null
  cus_id: number
  amount: number
  state: 'in_flight' | 'credited' | 'returned'
}

/** The open items and debits that entries are compared with, updated by each decided entry. */
export type OpenBook = {
  named(key: string): BookInvoice | undefined
  /** The record with this number of an order. */
  order(sip_id: number): BookInvoice | undefined
  /** Invoices with exactly this open amount, in total or of an instalment. */
  withAmount(amount: Cents): BookInvoice[]
  ofCustomer(cus_id: number): BookInvoice[]
  /** Open invoices of customers whose name has one of these words. */
  withName(words: readonly string[]): BookInvoice[]
  hasCustomer(cus_id: number): boolean
  debit(endToEndId: string): OwnDebit | undefined
  batch(batchId: string): OwnDebit[]
  /** Reduces the open amount by a payment, so that later entries find only the rest. */
  take(sip_id: number, amount: number, taksit_id: number | null): void
  /** The bank has credited these debits of ours. */
  credit(endToEndIds: readonly string[]): void
  /** A debit of ours came back: its amount is open again, and the charge of the bank with it. */
  giveBack(endToEndId: string, charges: number): void
  /** The invoices that were changed, with what was open of them before. */
  changed(): ReadonlyMap<number, Cents>
  /** The words of a customer's name, split once per name. */
  wordsOf(name: string): readonly string[]
  /** How long the numbers of invoices are. */
  lengths: ReadonlySet<number>
}

/** The open items of each invoice, put together. */
export function invoicesOf(items: readonly OpenItem[]): BookInvoice[] {
  const invoices = new Map<number, BookInvoice>()
  for (const { sip_id, f_no, cus_id, name, kalan, taksit_id, open } of items) {
    const invoice = invoices.get(sip_id) ?? {
      sip_id,
      f_no,
      cus_id,
      name,
      state: 'open',
      open: cents(kalan),
      parts: [],
    }
    if (taksit_id !== null) invoice.parts.push({ taksit_id, open: cents(open) })
    invoices.set(sip_id, invoice)
  }
  return [...invoices.values()]
}

const amountsOf = ({ state, open, parts }: BookInvoice): Set<number> =>
  state === 'open'
    ? new Set([open, ...parts.map((part) => part.open)].filter((amount) => amount > 0))
    : new Set()

function addTo<Key>(map: Map<Key, Set<BookInvoice>>, key: Key, invoice: BookInvoice): void {
  const found = map.get(key)
  if (found) found.add(invoice)
  else map.set(key, new Set([invoice]))
}

function indexedByWord(invoices: Iterable<BookInvoice>, wordsOf: (name: string) => readonly string[]) {
  const index = new Map<string, Set<BookInvoice>>()
  for (const invoice of invoices) for (const word of wordsOf(invoice.name)) addTo(index, word, invoice)
  return index
}

const bySize = (a: BookInvoice, b: BookInvoice) => a.sip_id - b.sip_id

const copyOf = (invoice: BookInvoice): BookInvoice => ({
  ...invoice,
  parts: invoice.parts.map((part) => ({ ...part })),
})

export function createBook(invoices: readonly BookInvoice[], debits: readonly OwnDebit[] = []): OpenBook {
  const byId = new Map(invoices.map((invoice) => [invoice.sip_id, copyOf(invoice)]))
  const byKey = new Map([...byId.values()].map((invoice) => [invoiceKey(invoice.f_no), invoice]))
  const byAmount = new Map<number, Set<BookInvoice>>()
  const byCustomer = new Map<number, Set<BookInvoice>>()
  const byEndToEnd = new Map(debits.map((debit) => [debit.endToEndId, { ...debit }]))
  const byBatch = Map.groupBy(byEndToEnd.values(), ({ batchId }) => batchId)
  const before = new Map<number, Cents>()
  const words = new Map<string, readonly string[]>()
  for (const invoice of byId.values()) {
    addTo(byCustomer, invoice.cus_id, invoice)
    for (const amount of amountsOf(invoice)) addTo(byAmount, amount, invoice)
  }
  let byWord: Map<string, Set<BookInvoice>> | null = null
  function wordsOf(name: string): readonly string[] {
    const known = words.get(name) ?? nameWords(name)
    words.set(name, known)
    return known
  }
  const isOpen = ({ state }: BookInvoice) => state === 'open'
  function change(invoice: BookInvoice, act: () => void) {
    if (!before.has(invoice.sip_id)) before.set(invoice.sip_id, invoice.open)
    for (const amount of amountsOf(invoice)) byAmount.get(amount)?.delete(invoice)
    act()
    for (const amount of amountsOf(invoice)) addTo(byAmount, amount, invoice)
  }
  function setState(endToEndId: string, state: OwnDebit['state']): OwnDebit | undefined {
    const debit = byEndToEnd.get(endToEndId)
    if (debit) debit.state = state
    return debit
  }
  return {
    named: (key) => byKey.get(key),
    order: (sip_id) => byId.get(sip_id),
    withAmount: (amount) => [...(byAmount.get(amount) ?? [])].toSorted(bySize),
    withName: (wanted) => {
      byWord ??= indexedByWord(byId.values(), wordsOf)
      return [...new Set(wanted.flatMap((word) => [...(byWord?.get(word) ?? [])]))].filter(isOpen)
    },
    ofCustomer: (cus_id) => [...(byCustomer.get(cus_id) ?? [])].filter(isOpen).toSorted(bySize),
    hasCustomer: (cus_id) => byCustomer.has(cus_id),
    debit: (endToEndId) => byEndToEnd.get(endToEndId),
    batch: (batchId) => byBatch.get(batchId) ?? [],
    take: (sip_id, amount, taksit_id) => {
      const invoice = byId.get(sip_id)
      if (invoice?.state === 'open') change(invoice, () => pay(invoice, cents(amount), taksit_id))
    },
    credit: (endToEndIds) => {
      for (const id of endToEndIds) setState(id, 'credited')
    },
    giveBack: (endToEndId, charges) => {
      const debit = setState(endToEndId, 'returned')
      const invoice = debit && byId.get(debit.sip_id)
      // An invoice that was closed from the start was loaded without the data needed to reopen it.
      if (!invoice || (invoice.state !== 'open' && !before.has(invoice.sip_id))) return
      change(invoice, () => reopen(invoice, debit, cents(charges)))
    },
    changed: () => before,
    wordsOf,
    lengths: new Set([...byKey.keys()].flatMap((key) => /\d+$/.exec(key)?.[0].length ?? [])),
  }
}

/** The named instalment first, then the others by their days; an invoice without anything open is closed. */
function pay(invoice: BookInvoice, amount: Cents, taksit_id: number | null): void {
  let left: number = amount
  const named = invoice.parts.filter((part) => part.taksit_id === taksit_id)
  for (const part of new Set([...named, ...invoice.parts])) {
    const taken = Math.min(part.open, left)
    part.open = (part.open - taken) as Cents
    left -= taken
  }
  invoice.open = Math.max(0, invoice.open - amount) as Cents
  if (invoice.open === 0) invoice.state = 'closed'
}

/** Reopens the debited instalment, or the invoice itself if it has no plan. */
function reopen(invoice: BookInvoice, { amount, taksit_id }: OwnDebit, charges: Cents): void {
  const part = invoice.parts.find((one) => one.taksit_id === taksit_id)
  if (part) part.open = (part.open + cents(amount)) as Cents
  invoice.open = (invoice.open + cents(amount) + charges) as Cents
  invoice.state = 'open'
}

export const inEuros = (amount: number) => euros(amount as Cents)
