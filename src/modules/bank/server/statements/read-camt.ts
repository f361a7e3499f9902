import { SaxesParser, type SaxesTagNS } from 'saxes'
import { AppError } from '#core/errors.ts'
import { sumCents, type Cents } from '#core/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { entriesOf, statementOf, type XmlNode } from '../../domain/camt.ts'
import { bankRefusals } from '../../domain/refusals.ts'
import { MAX_ENTRIES, type BankEntry, type Statement, type StatementKind } from '../../domain/statement.ts'

const refusals = defineRefusals({
  statement_has_dtd: {
    tr: 'Dosyada DTD veya entity var; güvenlik nedeniyle okunmaz.',
    de: 'Die Datei enthält eine DTD oder Entities und wird aus Sicherheitsgründen nicht gelesen.',
    en: 'The file contains a DTD or entities and is not read for security reasons.',
  },
  statement_wrong_format: {
    tr: 'Bu biçim okunmuyor: {format}. camt.052, camt.053 ve camt.054 (001.02 ve 001.08) okunur.',
    de: 'Dieses Format wird nicht gelesen: {format}. Gelesen werden camt.052, camt.053 und camt.054 (001.02 und 001.08).',
    en: 'This format is not read: {format}. camt.052, camt.053 and camt.054 (001.02 and 001.08) are.',
  },
})

const MAX_DEPTH = 40
/** How many characters are passed to the parser at once. */
const CHUNK = 65_536
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[234])\.001\.(?:02|08)$/

/** Elements that are repeated are parsed and freed one by one. */
const STATEMENTS = new Set(['Rpt', 'Stmt', 'Ntfctn'])

type Reading = { kind: StatementKind; open: XmlNode[]; statements: Statement[] } & Running

type Running = { entries: BankEntry[]; totals: Cents[]; count: number }

const broken = (what: string) => new AppError(bankRefusals.statement_broken, { what: what.slice(0, 100) })

/** Statements of a camt.052, camt.053 or camt.054 file. Only elements and texts are read: a DTD or an entity ends the reading. */
export function readCamt(text: string): Statement[] {
  const reading: Reading = { kind: 'camt.053', open: [], statements: [], entries: [], totals: [], count: 0 }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new AppError(refusals.statement_has_dtd)
  })
  parser.on('error', (error) => {
    throw /entity/i.test(error.message)
      ? new AppError(refusals.statement_has_dtd)
      : new AppError(bankRefusals.statement_not_xml)
  })
  parser.on('opentag', (tag) => open(reading, tag))
  parser.on('text', (part) => {
    const node = reading.open.at(-1)
    if (node) node.text += part
  })
  parser.on('cdata', (part) => {
    const node = reading.open.at(-1)
    if (node) node.text += part
  })
  parser.on('closetag', () => close(reading))
  for (let start = 0; start < text.length; start += CHUNK) parser.write(text.slice(start, start + CHUNK))
  parser.close()
  if (!reading.statements.length) throw broken('Stmt')
  return reading.statements
}

function open(reading: Reading, tag: SaxesTagNS): void {
  if (!reading.open.length) reading.kind = kindOf(tag)
  if (reading.open.length >= MAX_DEPTH) throw broken(`> ${MAX_DEPTH}`)
  if (STATEMENTS.has(tag.local)) Object.assign(reading, { entries: [], totals: [] })
  if (tag.local === 'TxDtls') countUp(reading)
  reading.open.push({
    name: tag.local,
    currency: tag.attributes.Ccy?.value ?? null,
    text: '',
    children: [],
  })
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
