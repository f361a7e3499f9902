import { compactNumber, isIban } from '#core/money/bank.ts'
import { isIsoDate, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { bankRefusals } from './refusals.ts'
import { MOST_AMOUNT, type BankEntry, type Statement, type StatementKind } from './statement.ts'

/** An element of the file with what lies in it; attributes other than the currency are not needed. */
export type XmlNode = { name: string; currency: string | null; text: string; children: XmlNode[] }

const broken = (what: string) => new AppError(bankRefusals.statement_broken, { what })

/** The first element at a path of names; a name may have alternatives. */
function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node
  for (const step of path) {
    const names = step.split('|')
    found = found?.children.find(({ name }) => names.includes(name))
  }
  return found
}

const all = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []

function textAt(node: XmlNode | undefined, ...path: string[]): string | null {
  const text = at(node, ...path)?.text.trim()
  return text || null
}

const AMOUNT = /^\d{1,12}(?:\.\d{1,5})?$/

function bookable(text: string): Cents {
  const amount = cents(text)
  if (amount > cents(MOST_AMOUNT))
    throw new AppError(bankRefusals.statement_amount_impossible, { amount: text })
  return amount
}

function amountOf(node: XmlNode | undefined, what: string): { amount: Cents; currency: string } {
  const text = node?.text.trim() ?? ''
  if (!AMOUNT.test(text)) throw broken(what)
  return { amount: bookable(text), currency: node?.currency ?? '' }
}

function dayOf(node: XmlNode | undefined, what: string): IsoDate {
  const text = (textAt(node, 'Dt') ?? textAt(node, 'DtTm'))?.slice(0, 10) ?? ''
  if (!isIsoDate(text)) throw broken(what)
  return text
}

const signOf = (node: XmlNode) => (textAt(node, 'CdtDbtInd') === 'DBIT' ? -1 : 1)

/** A person: in newer files inside of `Pty`. */
const partyName = (node: XmlNode | undefined) => textAt(node, 'Pty', 'Nm') ?? textAt(node, 'Nm')

const given = (text: string | null) => (text === null || /^NOT ?PROVIDED$/i.test(text) ? null : text)

/** How the bank names a movement; words and zeros that stand for nothing are no name. */
function referenceAt(node: XmlNode | undefined, ...path: string[]): string | null {
  const text = given(textAt(node, ...path))
  return text === null || /^(?:NO ?REF|NONE|N\/?A|0+)$/i.test(text) ? null : text.slice(0, 100)
}

/** Numbers of the documents that are paid, announced as invoices, and the reference of the creditor. */
const structuredTexts = (structured: XmlNode): string[] => [
  ...all(structured, 'RfrdDocInf').flatMap((document) => {
    const number = textAt(document, 'Nb')
    return number ? `Rechnung ${number}` : []
  }),
  ...[textAt(structured, 'CdtrRefInf', 'Ref')].flatMap((reference) => reference ?? []),
]

function purposeOf(details: XmlNode | undefined, entry: XmlNode): string {
  const remittance = at(details, 'RmtInf')
  const lines = [
    ...all(remittance, 'Ustrd').map(({ text }) => text.trim()),
    ...all(remittance, 'Strd').flatMap(structuredTexts),
  ].filter(Boolean)
  const text = lines.length
    ? lines.join(' ')
    : (textAt(details, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf') ?? '')
  return text.slice(0, 1000)
}

function chargesOf(node: XmlNode | undefined): Cents {
  const charges = at(node, 'Chrgs')
  const amounts = [...all(charges, 'Rcrd'), ...(charges && !at(charges, 'Rcrd') ? [charges] : [])]
  return sumCents(
    amounts.flatMap((record) => (at(record, 'Amt') ? amountOf(at(record, 'Amt'), 'Chrgs').amount : [])),
  )
}

/** The amount of one payment inside of an entry; a single one has that of the entry. */
function detailAmount(details: XmlNode, entry: XmlNode, isSingle: boolean) {
  const own = at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt')
  return amountOf(isSingle ? at(entry, 'Amt') : (own ?? at(details, 'AmtDtls', 'InstdAmt', 'Amt')), 'Amt')
}

/** The names of a movement and of the entry around it; a number that only counts within its statement names nothing. */
function namesOf(entry: XmlNode, details: XmlNode | undefined, isPart: boolean) {
  const whole = referenceAt(entry, 'AcctSvcrRef')
  const reference = referenceAt(details, 'Refs', 'AcctSvcrRef') ?? whole
  const around = isPart ? (whole ?? batchOf(entry, details)) : whole
  return { reference, entryReference: isPart || around !== reference ? around : null }
}

/** Name of the batch of payments; more than one where an entry combines several. */
const batchOf = (entry: XmlNode, details: XmlNode | undefined) =>
  (textAt(details, 'Refs', 'PmtInfId') ?? textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId'))?.slice(0, 35) ?? null

type Part = { amount: Cents; currency: string; batchTotal: Cents | null }

function oneEntry(entry: XmlNode, details: XmlNode | undefined, part: Part): BankEntry {
  const { amount, currency, batchTotal } = part
  const sign = details && at(details, 'CdtDbtInd') ? signOf(details) : signOf(entry)
  const returnCode = textAt(details, 'RtrInf', 'Rsn', 'Cd') ?? textAt(details, 'RtrInf', 'Rsn', 'Prtry')
  const parties = at(details, 'RltdPties')
  // A returned payment had been drawn from the debtor, whichever way the money goes now.
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  const side = sign > 0 || returnCode || isReversal ? 'Dbtr' : 'Cdtr'
  const account = textAt(parties, `${side}Acct`, 'Id', 'IBAN')
  const instructed = at(details, 'AmtDtls', 'InstdAmt', 'Amt')
  return {
    day: dayOf(at(entry, 'BookgDt') ?? at(entry, 'ValDt'), 'BookgDt'),
    amount: euros((sign * amount) as Cents),
    currency,
    name: (partyName(at(parties, side)) ?? partyName(at(parties, `Ultmt${side}`)))?.slice(0, 140) ?? null,
    iban: account && isIban(account) ? compactNumber(account) : null,
    purpose: purposeOf(details, entry),
    endToEndId: given(textAt(details, 'Refs', 'EndToEndId'))?.slice(0, 35) ?? null,
    mandateId: given(textAt(details, 'Refs', 'MndtId'))?.slice(0, 35) ?? null,
    batchId: batchOf(entry, details),
    ...namesOf(entry, details, batchTotal !== null),
    batchTotal: batchTotal === null ? null : euros(batchTotal),
    returnCode: returnCode?.slice(0, 10) ?? null,
    charges: euros(chargesOf(details)),
    originalAmount: returnCode && instructed ? euros(amountOf(instructed, 'InstdAmt').amount) : null,
    isReversal,
  }
}

/** Whether an entry is booked: an announced one is sent again when it is booked. */
const isBooked = (entry: XmlNode) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

/**
 * The payments of one `Ntry`: one for each of its details where their amounts make up the entry, else the entry as it
 * is. Nothing where it is not booked.
 */
export function entriesOf(entry: XmlNode): { entries: BankEntry[]; total: Cents } {
  if (!isBooked(entry)) return { entries: [], total: 0 as Cents }
  const { amount, currency } = amountOf(at(entry, 'Amt'), 'Amt')
  const total = (signOf(entry) * amount) as Cents
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'))
  const whole = { amount, currency, batchTotal: null }
  if (details.length < 2) return { entries: [oneEntry(entry, details[0], whole)], total }
  const hasAmounts = details.every((one) => at(one, 'Amt') ?? at(one, 'AmtDtls'))
  const amounts = hasAmounts ? details.map((one) => detailAmount(one, entry, false)) : []
  const isWhole = hasAmounts && sumCents(amounts.map((one) => one.amount)) === amount
  if (!isWhole) {
    const purpose = [...new Set(details.map((one) => purposeOf(one, entry)))].filter(Boolean).join(' · ')
    return { entries: [{ ...oneEntry(entry, undefined, whole), purpose: purpose.slice(0, 1000) }], total }
  }
  return {
    entries: details.map((one, index) =>
      oneEntry(entry, one, {
        amount: amounts[index]?.amount ?? (0 as Cents),
        currency: amounts[index]?.currency || currency,
        batchTotal: total,
      }),
    ),
    total,
  }
}

function balance(statement: XmlNode, ...codes: string[]): number | null {
  for (const code of codes) {
    const found = all(statement, 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code)
    if (found) return euros((signOf(found) * amountOf(at(found, 'Amt'), 'Bal').amount) as Cents)
  }
  return null
}

/** The head of a statement; its entries were read as they came. */
export function statementOf(
  kind: StatementKind,
  node: XmlNode,
  read: { entries: BankEntry[]; total: Cents },
): Statement {
  const iban = compactNumber(
    textAt(node, 'Acct', 'Id', 'IBAN') ?? textAt(node, 'Acct', 'Id', 'Othr', 'Id') ?? '',
  )
  const statementId = textAt(node, 'Id')
  if (!iban) throw broken('Acct')
  if (!statementId) throw broken('Id')
  const sequence = textAt(node, 'ElctrncSeqNb') ?? textAt(node, 'LglSeqNb')
  const created = (textAt(node, 'FrToDt', 'ToDtTm') ?? textAt(node, 'CreDtTm'))?.slice(0, 10) ?? ''
  const day = isIsoDate(created) ? created : read.entries.at(-1)?.day
  if (!day) throw broken('CreDtTm')
  return {
    kind,
    iban,
    currency: textAt(node, 'Acct', 'Ccy') ?? read.entries[0]?.currency ?? 'EUR',
    statementId: statementId.slice(0, 100),
    sequence: sequence && /^\d{1,9}$/.test(sequence) ? Number(sequence) : null,
    day,
    opening: kind === 'camt.053' ? balance(node, 'OPBD', 'PRCD') : null,
    closing: kind === 'camt.053' ? balance(node, 'CLBD') : null,
    total: euros(read.total),
    entries: read.entries,
  }
}
