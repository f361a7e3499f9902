import type { SaxesTagNS } from 'saxes'
import { AppError } from '#core/errors.ts'
import { sumCents, type Cents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { entriesOf, statementOf, type XmlNode } from '../../domain/camt.ts'
import { bankRefusals } from '../../domain/refusals.ts'
import { MAX_ENTRIES, type BankEntry, type Statement, type StatementKind } from '../../domain/statement.ts'
import { nodeOf, readXml } from './xml-events.ts'

const refusals = defineRefusals({
  statement_wrong_format: {
    tr: 'Bu biçim okunmuyor: {format}. camt.052, camt.053 ve camt.054 (001.02 ve 001.08) okunur.',
    de: 'Dieses Format wird nicht gelesen: {format}. Gelesen werden camt.052, camt.053 und camt.054 (001.02 und 001.08).',
    en: 'This format is not read: {format}. camt.052, camt.053 and camt.054 (001.02 and 001.08) are.',
  },
})

const MAX_DEPTH = 40
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[234])\.001\.(?:02|08)$/

/** Elements that are repeated are parsed and freed one by one. */
const STATEMENTS = new Set(['Rpt', 'Stmt', 'Ntfctn'])

type Reading = { kind: StatementKind; open: XmlNode[]; statements: Statement[] } & Running

type Running = { entries: BankEntry[]; totals: Cents[]; count: number }

const broken = (what: string) => new AppError(bankRefusals.statement_broken, { what: what.slice(0, 100) })

/** Statements of a camt.052, camt.053 or camt.054 file. Only elements and texts are read: a DTD or an entity ends the reading. */
export function readCamt(text: string): Statement[] {
  const reading: Reading = { kind: 'camt.053', open: [], statements: [], entries: [], totals: [], count: 0 }
  readXml(text, {
    open: (tag) => open(reading, tag),
    text: (part) => {
      const node = reading.open.at(-1)
      if (node) node.text += part
    },
    close: () => close(reading),
  })
  if (!reading.statements.length) throw broken('Stmt')
  return reading.statements
}

function open(reading: Reading, tag: SaxesTagNS): void {
  if (!reading.open.length) reading.kind = kindOf(tag)
  if (reading.open.length >= MAX_DEPTH) throw broken(`> ${MAX_DEPTH}`)
  if (STATEMENTS.has(tag.local)) Object.assign(reading, { entries: [], totals: [] })
  if (tag.local === 'TxDtls') countUp(reading)
  reading.open.push(nodeOf(tag))
}

function kindOf({ local, uri }: SaxesTagNS): StatementKind {
  const kind = NAMESPACE.exec(uri)?.[1]
  if (local !== 'Document' || !kind)
    throw new AppError(refusals.statement_wrong_format, { format: uri || local })
  return kind as StatementKind
}

function countUp(reading: Running): void {
  reading.count += 1
  if (reading.count > MAX_ENTRIES) throw new AppError(bankRefusals.statement_too_long, { max: MAX_ENTRIES })
}

function close(reading: Reading): void {
  const node = reading.open.pop()
  if (!node) return
  if (node.name === 'Ntry') {
    countUp(reading)
    const { entries, total } = entriesOf(node)
    reading.entries.push(...entries)
    reading.totals.push(total)
  } else if (STATEMENTS.has(node.name)) {
    const { entries, totals } = reading
    reading.statements.push(statementOf(reading.kind, node, { entries, total: sumCents(totals) }))
  } else reading.open.at(-1)?.children.push(node)
}
