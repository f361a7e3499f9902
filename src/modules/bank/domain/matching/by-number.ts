import { cents, formatAmount, sumCents } from '#core/money/money.ts'
import { inEuros, type BookInvoice } from './book.ts'
import type { Decision, Evidence } from './decision.ts'
import { fittingPart, type Context } from './context.ts'
import { SAME_NAME } from './names.ts'

/** Tiers B and C: the purpose names invoices of the company. */
export function matchByNumber(context: Context): Decision | null {
  const { book, purpose, amount } = context
  // A number that belongs to an order without an invoice counts only after a keyword or with its exact amount.
  const numbered = purpose.keys
    .flatMap((key) => book.named(key) ?? [])
    .filter(({ state, open }) => state !== 'not_invoiced' || open === amount)
  const invoices = [...new Set([...numbered, ...purpose.orders.flatMap((id) => book.order(id) ?? [])])]
  const [first, ...others] = invoices
  if (!first) return null
  return others.length ? matchSeveral(context, invoices) : matchOne(context, first)
}

function matchOne(context: Context, invoice: BookInvoice): Decision {
  const { amount, limits } = context
  const evidence: Evidence[] = [{ code: 'number', text: invoice.f_no }, ...aboutPayer(context, invoice)]
  if (invoice.state !== 'open') return notOpen(context, invoice, evidence)
  const whole = { sip_id: invoice.sip_id, amount: inEuros(amount), taksit_id: null }
  const fitting = fittingPart(invoice, amount)
  const difference = amount - invoice.open
  const isSmall = Math.abs(difference) <= cents(limits.writeOffUpTo)
  if (fitting === undefined && !isSmall) {
    const code = difference > 0 ? 'too_much' : 'too_little'
    return {
      action: 'ask',
      tier: 'C',
      evidence: [...evidence, { code, text: formatAmount(inEuros(Math.abs(difference))) }],
      parts: [whole],
      cus_id: invoice.cus_id,
    }
  }
  const found: Evidence =
    fitting === undefined
      ? { code: 'small_difference', text: formatAmount(inEuros(Math.abs(difference))) }
      : { code: invoice.open === amount ? 'amount_fits' : 'part_fits' }
  const doubt = doubtOf(context, invoice)
  return {
    action: doubt ? 'ask' : 'book',
    tier: 'B',
    evidence: [...evidence, found, ...(doubt ? [doubt] : [])],
    parts: [{ ...whole, taksit_id: fitting ?? null }],
    cus_id: invoice.cus_id,
  }
}

/** Payment of an invoice that is not open: proposed for the balance, or kept until there is an invoice. */
function notOpen({ amount }: Context, invoice: BookInvoice, evidence: Evidence[]): Decision {
  const codes = {
    closed: 'already_paid',
    cancelled: 'cancelled',
    not_invoiced: 'not_invoiced',
    open: 'number',
  } as const
  const isBookable = invoice.state !== 'not_invoiced'
  return {
    action: 'ask',
    tier: 'C',
    evidence: [...evidence, { code: codes[invoice.state] }],
    parts: isBookable ? [{ sip_id: invoice.sip_id, amount: inEuros(amount), taksit_id: null }] : [],
    cus_id: invoice.cus_id,
  }
}

function aboutPayer({ likeness, known, purpose }: Context, { cus_id, name }: BookInvoice): Evidence[] {
  const isNamed = purpose.customers.includes(cus_id)
  const isSame = likeness(name) >= SAME_NAME
  return [
    ...(isNamed ? [{ code: 'customer_named' as const, text: String(cus_id) }] : []),
    known.includes(cus_id) ? { code: 'iban_known' } : { code: 'iban_new' },
    isSame ? { code: 'same_name' } : { code: 'other_name', text: name },
  ]
}

/** Evidence for another invoice although number and amount fit: a typo can hit an existing number. */
function doubtOf({ likeness, book, purpose, known, amount }: Context, invoice: BookInvoice): Evidence | null {
  const named = purpose.customers.filter((cus_id) => book.hasCustomer(cus_id))
  if (named.length && !named.includes(invoice.cus_id))
    return { code: 'other_customer', text: String(named[0]) }
  if (known.includes(invoice.cus_id)) return null
  const isOtherPayer = likeness(invoice.name) < SAME_NAME
  // Most payers are the customers, and the account is known for nobody else: no other candidate is searched.
  if (!isOtherPayer && !known.length) return null
  const rival = book
    .withAmount(amount)
    .find(
      ({ cus_id, name }) =>
        cus_id !== invoice.cus_id &&
        (known.includes(cus_id) || (isOtherPayer && likeness(name) >= SAME_NAME)),
    )
  return rival ? { code: 'two_candidates', text: rival.f_no } : null
}

/** Several numbers in one purpose are never booked automatically. */
function matchSeveral({ amount }: Context, invoices: readonly BookInvoice[]): Decision {
  const numbers = invoices.map(({ f_no }) => f_no).join(' + ')
  const open = invoices.filter(({ state }) => state === 'open')
  const customers = new Set(open.map(({ cus_id }) => cus_id))
  const [customer] = customers
  const total = sumCents(open.map((invoice) => invoice.open))
  const isSum = open.length > 1 && customers.size === 1 && total === amount
  const exact = open.filter((invoice) => fittingPart(invoice, amount) !== undefined)
  const parts = isSum
    ? open.map((invoice) => ({ sip_id: invoice.sip_id, amount: inEuros(invoice.open), taksit_id: null }))
    : exact.length === 1
      ? exact.map(({ sip_id }) => ({ sip_id, amount: inEuros(amount), taksit_id: null }))
      : []
  return {
    action: 'ask',
    tier: isSum ? 'F' : 'C',
    evidence: [{ code: 'several_numbers', text: numbers }, ...(isSum ? [{ code: 'sum_fits' as const }] : [])],
    parts,
    cus_id: customers.size === 1 ? (customer ?? null) : null,
  }
}
