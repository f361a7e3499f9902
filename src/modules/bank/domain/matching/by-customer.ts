import type { Cents } from '#core/money/money.ts'
import { inEuros, type BookInvoice } from './book.ts'
import type { Decision, Evidence } from './decision.ts'
import { fittingPart, type Context } from './context.ts'
import { isNear, SAME_NAME } from './names.ts'
import { invoiceKey } from './purpose.ts'

/** Tiers D, E and F: the purpose names no invoice. */
export function matchByCustomer(context: Context): Decision | null {
  return matchByIban(context) ?? matchByName(context) ?? matchSubset(context)
}

const partOf = (invoice: BookInvoice, amount: Cents) => ({
  sip_id: invoice.sip_id,
  amount: inEuros(amount),
  taksit_id: fittingPart(invoice, amount) ?? null,
})

/** D: the account is known for one customer, of whose items just one has this amount. */
function matchByIban(context: Context): Decision | null {
  const { book, known, amount } = context
  const [cus_id] = known
  const fitting = known
    .flatMap((id) => book.ofCustomer(id))
    .filter((one) => fittingPart(one, amount) !== undefined)
  const [invoice] = fitting
  if (cus_id === undefined || !invoice) return null
  const evidence: Evidence[] = [{ code: 'iban_known' }]
  if (known.length > 1 || fitting.length > 1) {
    const text = fitting.map(({ f_no }) => f_no).join(', ')
    const proposal = fitting.length === 1 ? [partOf(invoice, amount)] : []
    return asking(
      'D',
      [...evidence, { code: 'two_candidates', text }],
      proposal,
      known.length > 1 ? null : cus_id,
    )
  }
  const doubt = doubtOf(context, invoice)
  const typo = context.purpose.strangers.some((number) => isNear(number, invoiceKey(invoice.f_no)))
  const found: Evidence[] = [
    ...evidence,
    { code: 'unique_amount' },
    ...(typo ? [{ code: 'number_typo' as const, text: invoice.f_no }] : []),
    ...(doubt ? [doubt] : []),
  ]
  const decision = asking('D', found, [partOf(invoice, amount)], invoice.cus_id)
  return doubt ? decision : { ...decision, action: 'book' }
}

const asking = (
  tier: Decision['tier'],
  evidence: Evidence[],
  parts: Decision['parts'],
  cus_id: number | null,
): Decision => ({ action: 'ask', tier, evidence, parts, cus_id })

/** Evidence against the only item of a known account: the purpose names another customer or an unknown number. */
function doubtOf({ likeness, book, purpose, amount }: Context, invoice: BookInvoice): Evidence | null {
  const other = purpose.customers.find((cus_id) => cus_id !== invoice.cus_id)
  if (other !== undefined) return { code: 'other_customer', text: String(other) }
  const stranger = purpose.strangers.find((number) => !isNear(number, invoiceKey(invoice.f_no)))
  if (stranger !== undefined) return { code: 'unknown_number', text: stranger }
  if (likeness(invoice.name) >= SAME_NAME) return null
  const rival = book
    .withAmount(amount)
    .find(({ cus_id, name }) => cus_id !== invoice.cus_id && likeness(name) >= SAME_NAME)
  return rival ? { code: 'two_candidates', text: rival.f_no } : null
}

/** E: the customer is named by number or name, and one item has this amount. */
function matchByName({ likeness, words, book, purpose, amount }: Context): Decision | null {
  const fitting = book.withAmount(amount)
  const named = fitting.filter(({ cus_id }) => purpose.customers.includes(cus_id))
  const alike = fitting.filter(({ name }) => likeness(name) >= SAME_NAME)
  const found = named.length ? named : alike
  const [invoice, ...others] = found
  if (!invoice) return onlyAmount(fitting, likeness, amount)
  const why: Evidence = named.length
    ? { code: 'customer_named', text: String(invoice.cus_id) }
    : { code: 'same_name', text: invoice.name }
  if (others.length) {
    const text = found.map(({ f_no }) => f_no).join(', ')
    return asking('E', [why, { code: 'two_candidates', text }], [], null)
  }
  const namesake = named.length ? undefined : namesakeOf(book.withName(words), invoice, likeness)
  return asking(
    'E',
    [
      why,
      { code: 'unique_amount' },
      ...(namesake ? [{ code: 'namesake' as const, text: String(namesake.cus_id) }] : []),
    ],
    [partOf(invoice, amount)],
    invoice.cus_id,
  )
}

/** Another customer who is called alike and owes something else. */
const namesakeOf = (
  invoices: readonly BookInvoice[],
  { cus_id }: BookInvoice,
  likeness: Context['likeness'],
) => invoices.find((one) => one.cus_id !== cus_id && likeness(one.name) >= SAME_NAME)

/** A similar name is enough for a proposal if only one invoice has this amount. */
function onlyAmount(
  fitting: readonly BookInvoice[],
  likeness: Context['likeness'],
  amount: Cents,
): Decision | null {
  const [invoice, ...others] = fitting
  if (!invoice || others.length || likeness(invoice.name) === 0) return null
  return asking(
    'E',
    [{ code: 'other_name', text: invoice.name }, { code: 'unique_amount' }],
    [partOf(invoice, amount)],
    invoice.cus_id,
  )
}

const MAX_ITEMS = 14
const MAX_SIZE = 5

/** F: some invoices of one customer make up the amount, in just one way. */
function matchSubset({ book, purpose, known, amount }: Context): Decision | null {
  const ids = known.length ? known : purpose.customers
  const [cus_id] = ids
  if (cus_id === undefined || ids.length > 1) return null
  const invoices = book.ofCustomer(cus_id)
  if (!invoices.length) return null
  const why: Evidence = known.length
    ? { code: 'iban_known' }
    : { code: 'customer_named', text: String(cus_id) }
  const sets = subsetsOf(invoices.slice(0, MAX_ITEMS), amount)
  const [set] = sets
  if (!set) return oldestFirst(invoices, amount, why, cus_id)
  const text = set.map(({ f_no }) => f_no).join(' + ')
  if (sets.length > 1) return asking('F', [why, { code: 'two_candidates', text }], [], cus_id)
  const parts = set.map((invoice) => partOf(invoice, invoice.open))
  return asking('F', [why, { code: 'sum_fits', text }], parts, cus_id)
}

/** The customer is known but no amount fits: the oldest invoices are proposed. */
function oldestFirst(
  invoices: readonly BookInvoice[],
  amount: Cents,
  why: Evidence,
  cus_id: number,
): Decision {
  let left: number = amount
  const taken = invoices.map(({ sip_id, open }) => {
    const part = Math.min(left, open)
    left -= part
    return { sip_id, part }
  })
  // The overpaid rest is added to the first part and goes to the customer's balance.
  const parts = taken
    .map(({ sip_id, part }, place) => ({
      sip_id,
      amount: inEuros(place ? part : part + left),
      taksit_id: null,
    }))
    .filter((part) => part.amount > 0)
  return asking('F', [why, { code: left > 0 ? 'too_much' : 'too_little' }], parts, cus_id)
}

/** Sets of two to five invoices that add up to the amount; two sets are enough to know that it is ambiguous. */
export function subsetsOf(invoices: readonly BookInvoice[], amount: Cents): BookInvoice[][] {
  const found: BookInvoice[][] = []
  const walk = (start: number, left: number, chosen: BookInvoice[]): void => {
    if (found.length > 1) return
    if (left === 0 && chosen.length > 1) found.push(chosen)
    if (left <= 0 || chosen.length === MAX_SIZE) return
    for (const [place, invoice] of invoices.entries())
      if (place >= start) walk(place + 1, left - invoice.open, [...chosen, invoice])
  }
  walk(0, amount, [])
  return found
}
