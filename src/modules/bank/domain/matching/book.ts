import { cents, euros, type Cents } from '#core/money.ts'
import type { OpenItem } from '#modules/orders/domain/open-items.ts'
import { invoiceKey } from './purpose.ts'

/** How an invoice stands that a payment may be for. */
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

/** Everything that payments are compared with; what a payment takes is gone for the next one. */
export type OpenBook = {
  named(key: string): BookInvoice | undefined
  /** The record with this number of an order. */
  order(sip_id: number): BookInvoice | undefined
  /** Invoices of which just this amount is open: in whole, or as an instalment. */
  withAmount(amount: Cents): BookInvoice[]
  ofCustomer(cus_id: number): BookInvoice[]
  hasCustomer(cus_id: number): boolean
  debit(endToEndId: string): OwnDebit | undefined
  batch(batchId: string): OwnDebit[]
  openOf(sip_id: number): Cents
  take(sip_id: number, amount: number, taksit_id: number | null): void
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
  for (const invoice of byId.values()) {
    addTo(byCustomer, invoice.cus_id, invoice)
    for (const amount of amountsOf(invoice)) addTo(byAmount, amount, invoice)
  }
  const isOpen = ({ state }: BookInvoice) => state === 'open'
  return {
    named: (key) => byKey.get(key),
    order: (sip_id) => byId.get(sip_id),
    withAmount: (amount) => [...(byAmount.get(amount) ?? [])].toSorted(bySize),
    ofCustomer: (cus_id) => [...(byCustomer.get(cus_id) ?? [])].filter(isOpen).toSorted(bySize),
    hasCustomer: (cus_id) => byCustomer.has(cus_id),
    debit: (endToEndId) => byEndToEnd.get(endToEndId),
    batch: (batchId) => [...byEndToEnd.values()].filter((debit) => debit.batchId === batchId),
    openOf: (sip_id) => byId.get(sip_id)?.open ?? (0 as Cents),
    take: (sip_id, amount, taksit_id) => {
      const invoice = byId.get(sip_id)
      if (!invoice || invoice.state !== 'open') return
      for (const before of amountsOf(invoice)) byAmount.get(before)?.delete(invoice)
      pay(invoice, cents(amount), taksit_id)
      for (const after of amountsOf(invoice)) addTo(byAmount, after, invoice)
    },
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
  invoice.parts = invoice.parts.filter(({ open }) => open > 0)
  invoice.open = Math.max(0, invoice.open - amount) as Cents
  if (invoice.open === 0) invoice.state = 'closed'
}

export const inEuros = (amount: number) => euros(amount as Cents)
