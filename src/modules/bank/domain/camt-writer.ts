import { cents, euros, type Cents } from '#core/money/money.ts'
import { element, elements, type XmlPart } from './xml.ts'
import type { BankEntry, Statement } from './statement.ts'

const amountOf = (name: string, amount: number, currency: string) =>
  element(name, Math.abs(euros(cents(amount))).toFixed(2), { Ccy: currency })

const side = (amount: number) => element('CdtDbtInd', amount < 0 ? 'DBIT' : 'CRDT')

function balance(code: string, amount: number, { day, currency }: Statement): XmlPart {
  return elements('Bal', [
    elements('Tp', [elements('CdOrPrtry', [element('Cd', code)])]),
    amountOf('Amt', amount, currency),
    side(amount),
    elements('Dt', [element('Dt', day)]),
  ])
}

function details(entry: BankEntry): XmlPart {
  const who = entry.amount > 0 || entry.returnCode ? 'Dbtr' : 'Cdtr'
  return elements('TxDtls', [
    elements('Refs', [
      element('AcctSvcrRef', entry.reference),
      element('PmtInfId', entry.batchId),
      element('EndToEndId', entry.endToEndId ?? 'NOTPROVIDED'),
      element('MndtId', entry.mandateId),
    ]),
    amountOf('Amt', entry.amount, entry.currency),
    side(entry.amount),
    entry.originalAmount !== null &&
      elements('AmtDtls', [elements('InstdAmt', [amountOf('Amt', entry.originalAmount, entry.currency)])]),
    entry.charges > 0 &&
      elements('Chrgs', [elements('Rcrd', [amountOf('Amt', entry.charges, entry.currency)])]),
    elements('RltdPties', [
      entry.name && elements(who, [elements('Pty', [element('Nm', entry.name)])]),
      entry.iban && elements(`${who}Acct`, [elements('Id', [element('IBAN', entry.iban)])]),
    ]),
    entry.purpose && elements('RmtInf', [element('Ustrd', entry.purpose.slice(0, 140))]),
    entry.returnCode && elements('RtrInf', [elements('Rsn', [element('Cd', entry.returnCode)])]),
  ])
}

/** Payments that the bank combines in one entry. */
function groupsOf(entries: readonly BankEntry[]): BankEntry[][] {
  const groups: BankEntry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const isPart = entry.batchTotal !== null && group?.[0]?.entryReference === entry.entryReference
    if (isPart && group?.[0]?.batchTotal === entry.batchTotal) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

function entryOf(group: readonly BankEntry[]): XmlPart {
  const [first] = group
  if (!first) return null
  const { day, currency, isReversal } = first
  const amount = first.batchTotal ?? first.amount
  return elements('Ntry', [
    amountOf('Amt', amount, currency),
    side(amount),
    isReversal && element('RvslInd', 'true'),
    elements('Sts', [element('Cd', 'BOOK')]),
    elements('BookgDt', [element('Dt', day)]),
    elements('ValDt', [element('Dt', day)]),
    element('AcctSvcrRef', (first.entryReference ?? first.reference)?.slice(0, 35)),
    elements('BkTxCd', [
      elements('Domn', [
        element('Cd', 'PMNT'),
        elements('Fmly', [element('Cd', 'RCDT'), element('SubFmlyCd', 'ESCT')]),
      ]),
    ]),
    elements('NtryDtls', group.map(details)),
  ])
}

/** What the parts of a file are called, by its kind. */
const shapes = {
  'camt.052': { message: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  'camt.053': { message: 'BkToCstmrStmt', statement: 'Stmt' },
  'camt.054': { message: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
} as const

/** Statements as a bank would send them (001.08), for the demo company and for tests. */
export function camtOf(statements: readonly Statement[]): string {
  const [first] = statements
  if (!first || first.kind === 'csv') return ''
  const shape = shapes[first.kind]
  const document = elements(
    'Document',
    [
      elements(shape.message, [
        elements('GrpHdr', [
          element('MsgId', first.statementId),
          element('CreDtTm', `${first.day}T20:00:00`),
        ]),
        ...statements.map((one) => statementPart(shape.statement, one)),
      ]),
    ],
    { xmlns: `urn:iso:std:iso:20022:tech:xsd:${first.kind}.001.08` },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

const statementPart = (name: string, statement: Statement) =>
  elements(name, [
    element('Id', statement.statementId),
    element('ElctrncSeqNb', statement.sequence),
    element('CreDtTm', `${statement.day}T20:00:00`),
    elements('Acct', [elements('Id', [element('IBAN', statement.iban)]), element('Ccy', statement.currency)]),
    statement.opening !== null && balance('OPBD', statement.opening, statement),
    statement.closing !== null && balance('CLBD', statement.closing, statement),
    ...groupsOf(statement.entries).map(entryOf),
  ])

/** A statement over these entries, with the balances that belong to them. */
export function statementOver(
  head: Pick<Statement, 'iban' | 'statementId' | 'sequence' | 'day'> & { opening: number },
  entries: readonly BankEntry[],
): Statement {
  const total = entries.reduce((sum, { amount }) => sum + cents(amount), 0)
  return {
    ...head,
    kind: 'camt.053',
    currency: 'EUR',
    closing: euros((cents(head.opening) + total) as Cents),
    total: euros(total as Cents),
    entries: [...entries],
  }
}
