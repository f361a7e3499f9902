import { euros, type Cents } from '#core/money.ts'
import { bankEntry } from '../fixtures.ts'
import type { BankEntry } from '../statement.ts'
import type { BookInvoice, OwnDebit } from './book.ts'
import type { DecisionPart } from './decision.ts'

/** A month of a bank account generated from a seed, each entry with its true purpose. */

export type GoldenEntry = {
  kind: string
  entry: BankEntry
  /** The only correct booking; null if nothing may be booked automatically. */
  truth: { action: 'book' | 'return'; parts: DecisionPart[] } | null
}

export type GoldenMonth = {
  invoices: BookInvoice[]
  debits: OwnDebit[]
  knownIbans: Map<string, number[]>
  entries: GoldenEntry[]
}

/** A small generator of pseudo-random numbers (mulberry32), so that the month is the same everywhere. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return Math.floor(((value ^ (value >>> 14)) >>> 0) / (0x1_0000_0000 / sides))
  }
}

const firstNames = [
  'Karl',
  'Heike',
  'Gisela',
  'Tobias',
  'Brigitte',
  'Mehmet',
  'Ayşe',
  'Jürgen',
  'Renate',
  'Uwe',
  'Sabine',
  'Emre',
]
const surnames = [
  'Graf',
  'Hofmann',
  'Schneider',
  'Wyss',
  'Koch',
  'Demir',
  'Yıldız',
  'Groß',
  'Müller',
  'Busch',
  'Lehner',
  'Prohaska',
  'Winkler',
  'Öztürk',
  'Maier',
]
/** Few prices, so that many invoices have the same amount. */
const prices = [5990, 8990, 10_890, 11_900, 14_850, 17_940, 23_413, 29_700, 35_640, 59_330, 63_050]
export const returnCodes = ['AC01', 'AC04', 'AC06', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03']

const CUSTOMERS = 620
const INVOICES = 1400
const FIRST_NUMBER = 101_001

const ibanOf = (customer: number) => {
  const account = `50010517${String(1_000_000_000 + customer * 7919).slice(0, 10)}`
  const rest = Number(BigInt(`${account}131400`) % 97n)
  return `DE${String(98 - rest).padStart(2, '0')}${account}`
}

export function goldenMonth(seed: number): GoldenMonth {
  const roll = dice(seed)
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[roll(values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  const nameOf = new Map<number, string>()
  for (let id = 1; id <= CUSTOMERS; id += 1) nameOf.set(2000 + id, `${pick(firstNames)} ${pick(surnames)}`)
  const knownIbans = new Map<string, number[]>()
  for (const id of nameOf.keys()) if (roll(10) < 7) knownIbans.set(ibanOf(id), [id])

  const invoices: BookInvoice[] = Array.from({ length: INVOICES }, (_, index) => {
    const cus_id = 2001 + roll(CUSTOMERS)
    const open = pick(prices) as Cents
    const isInstalments = index % 12 === 0
    const third = Math.floor(open / 3)
    const parts = [third, third, open - 2 * third].map((part, place) => ({
      taksit_id: index * 3 + place + 1,
      open: part as Cents,
    }))
    return {
      sip_id: index + 1,
      f_no: String(FIRST_NUMBER + index),
      cus_id,
      name: nameOf.get(cus_id) ?? '',
      state: index % 70 === 69 ? 'cancelled' : index % 70 === 68 ? 'closed' : 'open',
      open,
      parts: isInstalments ? parts : [],
    }
  })

  const free = invoices.filter(({ state, parts }) => state === 'open' && !parts.length)
  const instalments = invoices.filter(({ state, parts }) => state === 'open' && parts.length)
  const draw = (from: BookInvoice[], fits: (invoice: BookInvoice) => boolean = () => true): BookInvoice => {
    const start = roll(from.length)
    for (let step = 0; step < from.length; step += 1) {
      const place = (start + step) % from.length
      const invoice = from[place]
      if (invoice && fits(invoice)) {
        from.splice(place, 1)
        return invoice
      }
    }
    throw new Error('no invoice is left')
  }

  const entries: GoldenEntry[] = []
  const debits: OwnDebit[] = []
  const payer = ({ cus_id, name }: BookInvoice, values: Partial<BankEntry>): BankEntry =>
    bankEntry({ name, iban: ibanOf(cus_id), ...values })
  const whole = ({ sip_id, open }: BookInvoice, taksit_id: number | null = null): DecisionPart => ({
    sip_id,
    amount: euros(open),
    taksit_id,
  })
  const add = (
    kind: string,
    entry: BankEntry,
    parts: DecisionPart[] | null,
    action: 'book' | 'return' = 'book',
  ) =>
    entries.push({
      kind,
      entry: { ...entry, reference: `B${entries.length}` },
      truth: parts && { action, parts },
    })
  const many = (count: number, make: () => void) => {
    for (let index = 0; index < count; index += 1) make()
  }

  const wordings: ((invoice: BookInvoice) => string)[] = [
    ({ f_no }) => `RG ${f_no}`,
    ({ f_no, cus_id }) => `Rechnung ${f_no} Kunde ${cus_id}`,
    ({ f_no }) => f_no,
    ({ f_no }) => `RE-NR.${f_no} vom 30.10.2026`,
    ({ f_no, cus_id }) => `KD-NR ${cus_id}, RG${f_no} danke`,
    ({ f_no }) => `Wein Rechnungsnr:${f_no}/2026`,
  ]
  many(565, () => {
    const invoice = draw(free)
    add('number', payer(invoice, { amount: euros(invoice.open), purpose: pick(wordings)(invoice) }), [
      whole(invoice),
    ])
  })
  const torn: ((number: string) => string)[] = [
    (number) => `${number.slice(0, 3)} ${number.slice(3)}`,
    (number) => number.replaceAll('0', 'O'),
    (number) =>
      number
        .split('')
        .join(' ')
        .replace(/ (\d) (\d)$/, ' $1$2'),
    (number) => `${number.slice(0, 2)}.${number.slice(2)}`,
    (number) => `${number.slice(0, 5)}\n${number.slice(5)}`,
  ]
  many(95, () => {
    const invoice = draw(free)
    add(
      'spelling',
      payer(invoice, { amount: euros(invoice.open), purpose: `RG ${pick(torn)(invoice.f_no)}` }),
      [whole(invoice)],
    )
  })
  many(60, () => {
    const invoice = draw(instalments)
    const part = invoice.parts[0]
    const amount = euros(part?.open ?? (0 as Cents))
    add('instalment', payer(invoice, { amount, purpose: `Rate 1 RG ${invoice.f_no}` }), [
      { sip_id: invoice.sip_id, amount, taksit_id: null },
    ])
  })
  const isKnown = ({ cus_id }: BookInvoice) => knownIbans.has(ibanOf(cus_id))
  const openOf = (cus_id: number) => invoices.filter((one) => one.state === 'open' && one.cus_id === cus_id)
  /** Nothing else of the customer has this amount, so that the account and the amount say which it is. */
  const isOnly = (invoice: BookInvoice) =>
    isKnown(invoice) &&
    openOf(invoice.cus_id).every(
      (one) =>
        one === invoice ||
        (one.open !== invoice.open && one.parts.every(({ open }) => open !== invoice.open)),
    )
  many(48, () => {
    const invoice = draw(free, isOnly)
    add(
      'account',
      payer(invoice, {
        amount: euros(invoice.open),
        purpose: pick(['danke', 'Wein', '', 'Lieferung Oktober']),
      }),
      [whole(invoice)],
    )
  })
  const slip = (number: string) => {
    const at = 1 + roll(number.length - 2)
    const digit = (Number(number[at]) + 1 + roll(8)) % 10
    return roll(2)
      ? number.slice(0, at) + (number[at + 1] ?? '') + (number[at] ?? '') + number.slice(at + 2)
      : number.slice(0, at) + digit + number.slice(at + 1)
  }
  many(40, () => {
    const invoice = draw(free, isOnly)
    // Whether it hits another of our numbers is left to chance: then nothing may be booked on that one.
    add('typo', payer(invoice, { amount: euros(invoice.open), purpose: `Rechnung ${slip(invoice.f_no)}` }), [
      whole(invoice),
    ])
  })
  many(30, () => {
    const invoice = draw(free)
    const name = `${pick(firstNames)} Neumann`
    add(
      'relative',
      bankEntry({
        name,
        iban: ibanOf(9000 + roll(500)),
        amount: euros(invoice.open),
        purpose: `für ${invoice.name} ${invoice.f_no}`,
      }),
      [whole(invoice)],
    )
  })
  many(20, () => {
    const invoice = draw(free)
    const amount = euros((invoice.open + roll(11) - 5) as Cents)
    add('cents', payer(invoice, { amount, purpose: `RG ${invoice.f_no}` }), [{ ...whole(invoice), amount }])
  })
  const debitOf = (state: OwnDebit['state']): { debit: OwnDebit; invoice: BookInvoice } => {
    const invoice = draw(free)
    const debit: OwnDebit = {
      endToEndId: `WK-${invoice.f_no}-1`,
      batchId: 'L-1',
      sip_id: invoice.sip_id,
      taksit_id: null,
      cus_id: invoice.cus_id,
      amount: euros(invoice.open),
      state,
    }
    debits.push(debit)
    return { debit, invoice }
  }
  many(50, () => {
    const { debit, invoice } = debitOf('in_flight')
    add(
      'debit',
      payer(invoice, { amount: debit.amount, endToEndId: debit.endToEndId, purpose: 'Lastschrift' }),
      [whole(invoice)],
    )
  })
  for (const returnCode of returnCodes)
    many(3, () => {
      const { debit, invoice } = debitOf('credited')
      const values = {
        amount: -(debit.amount * 100 + 108) / 100,
        charges: 1.08,
        endToEndId: debit.endToEndId,
        returnCode,
      }
      add('return', payer(invoice, { ...values, originalAmount: debit.amount }), [whole(invoice)], 'return')
    })

  // The credit and its return are on the same statement, one after the other.
  many(5, () => {
    const { debit, invoice } = debitOf('in_flight')
    const endToEndId = debit.endToEndId
    const back = { returnCode: pick(returnCodes), charges: 1.08, originalAmount: debit.amount }
    add('debit', payer(invoice, { amount: debit.amount, endToEndId }), [whole(invoice)])
    add(
      'returned at once',
      payer(invoice, { amount: -(debit.amount * 100 + 108) / 100, endToEndId, ...back }),
      [whole(invoice)],
      'return',
    )
  })
  // The bank, or the payer's bank, takes a payment back on the same statement: nothing may be booked for either.
  many(5, () => {
    const invoice = draw(free)
    const paid = payer(invoice, { amount: euros(invoice.open), purpose: `RG ${invoice.f_no}` })
    const endToEndId = `E-${invoice.f_no}`
    const how = roll(2) ? { isReversal: true } : { returnCode: 'CUST' }
    add('taken back', { ...paid, endToEndId }, null)
    add('taken back', { ...paid, ...how, endToEndId, amount: -paid.amount }, null)
  })

  const another = (invoice: BookInvoice) => openOf(invoice.cus_id).find((one) => one !== invoice)
  many(6, () => {
    const invoice = draw(free, (one) => another(one) !== undefined)
    const other = another(invoice) ?? invoice
    const amount = euros((invoice.open + other.open) as Cents)
    add('several', payer(invoice, { amount, purpose: `Rechnungen ${invoice.f_no} und ${other.f_no}` }), null)
  })
  many(4, () => {
    const invoice = draw(free)
    add(
      'overpaid',
      payer(invoice, { amount: euros((invoice.open + 1374) as Cents), purpose: invoice.f_no }),
      null,
    )
  })
  many(4, () => {
    const invoice = draw(free)
    add('partly', payer(invoice, { amount: 11.5, purpose: `RG ${invoice.f_no} RESTBETRAG` }), null)
  })
  const dead = (state: 'cancelled' | 'closed') => invoices.filter((one) => one.state === state)
  many(4, () => {
    const invoice = pick(dead(roll(2) ? 'cancelled' : 'closed'))
    add(
      'no longer open',
      payer(invoice, { amount: euros(invoice.open), purpose: `RG ${invoice.f_no}` }),
      null,
    )
  })
  many(4, () => {
    const invoice = draw(free, (one) => !isKnown(one))
    add('name only', payer(invoice, { amount: euros(invoice.open), purpose: 'Wein' }), null)
  })
  many(3, () =>
    add(
      'foreign currency',
      bankEntry({ currency: 'CHF', amount: 108.9, purpose: pick(invoices).f_no }),
      null,
    ),
  )
  many(3, () => add('reversal', bankEntry({ isReversal: true, amount: -108.9 }), null))
  many(5, () =>
    add(
      'shop',
      bankEntry({
        name: pick(['REWE', 'Aral Station', 'Telekom']),
        iban: ibanOf(7000 + roll(50)),
        amount: -(1 + roll(9000)) / 100,
        purpose: `Karte ${pick(invoices).f_no}`,
      }),
      null,
    ),
  )
  many(10, () =>
    add('salary', bankEntry({ name: pick(firstNames), amount: -2450.5, purpose: 'Lohn 10/2026' }), null),
  )
  many(5, () => {
    const paid = pick(entries.filter(({ kind }) => kind === 'number'))
    add('paid twice', { ...paid.entry }, null)
  })
  return { invoices, debits, knownIbans, entries }
}
