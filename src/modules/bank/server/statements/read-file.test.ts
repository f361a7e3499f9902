import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#core/errors.ts'
import { camtOf, statementOver } from '../../domain/camt-writer.ts'
import { CsvMapping } from '../../domain/csv.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { MAX_FILE_BYTES, missingNumbers } from '../../domain/statement.ts'
import { readStatements } from './read-file.ts'

const head = { iban: OWN_IBAN, statementId: 'A-214', sequence: 214, day: '2026-11-13', opening: 1000 }
const read = (text: string | Buffer) => readStatements(Buffer.from(text), null)

function refusalOf(work: () => unknown): { code: string; params: object } {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, params: error.params }
    throw error
  }
  throw new Error('nothing was refused')
}

const document = (body: string, version = 'camt.053.001.08') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><BkToCstmrStmt>${body}</BkToCstmrStmt></Document>`

const statement = (entries: string, id = 'S1') =>
  `<Stmt><Id>${id}</Id><CreDtTm>2026-11-13T20:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>${entries}</Stmt>`

const amount = (value: string, side = 'CRDT') => `<Amt Ccy="EUR">${value}</Amt><CdtDbtInd>${side}</CdtDbtInd>`
const day = '<BookgDt><Dt>2026-11-12</Dt></BookgDt>'

/** An archive as other programs pack it. */
function zipOf(files: readonly { name: string; text: string }[], claimed?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const { name, text } of files) {
    const packed = deflateRawSync(Buffer.from(text))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(text.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(place, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    place += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(claimed ?? files.length, 10)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...parts, ...directory, end])
}

describe('camt.053.001.08', () => {
  test('what was written is read', () => {
    const entries = [
      bankEntry({ purpose: 'RG 101851 & KD <2472>', reference: 'B1' }),
      bankEntry({
        amount: -49.67,
        returnCode: 'MS03',
        charges: 1.08,
        originalAmount: 48.59,
        endToEndId: 'R1',
        reference: 'B2',
      }),
      bankEntry({ amount: 12.5, name: null, iban: null, batchId: 'L-7', mandateId: 'M-1', isReversal: true }),
    ]
    const written = statementOver(head, entries)
    expect(read(camtOf([written]))).toEqual([written])
  })

  test('property: any text survives the way there and back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) =>
      value
        .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
        .normalize()
        .trim()
        .replace(/\s+/g, ' '),
    )
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 10_000_000 }), (purpose, name, cents) => {
        const entry = bankEntry({ purpose, name: name || null, amount: cents / 100 })
        expect(read(camtOf([statementOver(head, [entry])]))[0]?.entries).toEqual([entry])
      }),
      { numRuns: 60 },
    )
  })

  test('a batch is its payments where their amounts make it up, else one entry', () => {
    const detail = (value: string, id: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="EUR">${value}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`
    const entry = (second: string) =>
      `<Ntry>${amount('30.00')}<Sts><Cd>BOOK</Cd></Sts>${day}<NtryDtls>${detail('10.00', 'A')}${detail(second, 'B')}</NtryDtls></Ntry>`
    const [whole, other] = read(document(statement(entry('20.00')) + statement(entry('21.00'), 'S2')))
    expect(whole?.entries.map((one) => [one.amount, one.endToEndId])).toEqual([
      [10, 'A'],
      [20, 'B'],
    ])
    expect(other?.entries.map((one) => one.amount)).toEqual([30])
    expect([whole?.total, other?.total]).toEqual([30, 30])
  })

  test('a batch whose payments do not make it up keeps their texts', () => {
    const detail = (value: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${value}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const entry = `<Ntry>${amount('30.00')}${day}<NtryDtls>${detail('10.00', 'RG 1')}${detail('21.00', 'RG 2')}</NtryDtls></Ntry>`
    expect(read(document(statement(entry)))[0]?.entries).toMatchObject([
      { amount: 30, purpose: 'RG 1 · RG 2' },
    ])
  })

  test('numbers of paid documents and references of the creditor are read', () => {
    const strd =
      '<Strd><RfrdDocInf><Nb>101851</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>'
    const entry = `<Ntry>${amount('30.00')}${day}<NtryDtls><TxDtls><RmtInf><Ustrd>Wein</Ustrd>${strd}</RmtInf></TxDtls></NtryDtls></Ntry>`
    expect(read(document(statement(entry)))[0]?.entries[0]?.purpose).toBe(
      'Wein Rechnung 101851 RF18539007547034',
    )
  })

  test('what is not booked yet is left out', () => {
    const entry = `<Ntry>${amount('5.00')}<Sts><Cd>PDNG</Cd></Sts>${day}</Ntry>`
    expect(read(document(statement(entry)))[0]).toMatchObject({ entries: [], total: 0 })
  })
})

describe('older files and notices', () => {
  test('camt.053.001.02 has names and states elsewhere', () => {
    const entry = `<Ntry>${amount('8.50')}<Sts>BOOK</Sts>${day}<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Karl Graf</Nm></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>RG 10</Ustrd><Ustrd>1851</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    expect(read(document(statement(entry), 'camt.053.001.02'))[0]?.entries).toMatchObject([
      { amount: 8.5, name: 'Karl Graf', iban: 'DE02120300000000202051', purpose: 'RG 10 1851' },
    ])
  })

  test('camt.054 has no balances', () => {
    const body = statement(`<Ntry>${amount('8.50', 'DBIT')}<Sts><Cd>BOOK</Cd></Sts>${day}</Ntry>`)
    const notice = document(body.replaceAll('Stmt>', 'Ntfctn>'), 'camt.054.001.08')
    expect(read(notice)[0]).toMatchObject({ kind: 'camt.054', opening: null, entries: [{ amount: -8.5 }] })
  })

  test('other alphabets are read', () => {
    const text = camtOf([statementOver(head, [bankEntry({ name: 'Jürgen Groß' })])])
    const latin = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect(readStatements(latin, null)[0]?.entries[0]?.name).toBe('Jürgen Groß')
    expect(readStatements(Buffer.from(`\u{feff}${text}`, 'utf16le'), null)[0]?.entries[0]?.name).toBe(
      'Jürgen Groß',
    )
  })
})

describe('what is refused', () => {
  const good = camtOf([statementOver(head, [bankEntry()])])
  const bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
  test.each([
    ['plain text', 'Umsätze vom 13.11.', 'statement_not_xml'],
    ['nothing', '', 'statement_empty'],
    ['nothing but blanks', ' \n ', 'statement_empty'],
    [
      'an amount beyond all accounts',
      good.replaceAll('>100.00<', '>999999999999.99<'),
      'statement_amount_impossible',
    ],
    ['broken XML', good.replace('</Ntry>', ''), 'statement_not_xml'],
    ['XML that ends early', good.slice(0, -40), 'statement_not_xml'],
    ['bytes that are no text', Buffer.from([0x3c, 0xff, 0xfe, 0xfa]), 'statement_not_xml'],
    ['a DTD', good.replace('<Document', `${bomb}<Document`), 'statement_has_dtd'],
    [
      'an outer entity',
      good.replace('<Document', '<!DOCTYPE d SYSTEM "file:///etc/passwd"><Document'),
      'statement_has_dtd',
    ],
    ['an unknown entity', good.replace('Gisela', '&secret;'), 'statement_has_dtd'],
    ['another format', document(statement(''), 'pain.008.001.08'), 'statement_wrong_format'],
    ['no namespace', good.replace(/ xmlns="[^"]+"/, ''), 'statement_wrong_format'],
    ['a page of the web', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'statement_wrong_format'],
    ['no statement', document(''), 'statement_broken'],
    ['an amount that is none', good.replace('>100.00<', '>1e9<'), 'statement_broken'],
    [
      'a day that is none',
      good.replace(/<BookgDt>.*?<\/BookgDt>/, '<BookgDt><Dt>2026-13-40</Dt></BookgDt>'),
      'statement_broken',
    ],
    ['a statement without account', document('<Stmt><Id>1</Id></Stmt>'), 'statement_broken'],
    ['endless depth', document('<a>'.repeat(5000)), 'statement_broken'],
    ['MT940', ':20:STARTUMS\r\n:25:37040044/0532013000\r\n:60F:C261112EUR1,00', 'statement_is_mt940'],
    ['MT940 with a head', '{1:F01COBADEFFAXXX0000000000}{4:\r\n:20:X', 'statement_is_mt940'],
    ['a zip without statements', zipOf([{ name: 'readme.txt', text: 'x' }]), 'statement_broken'],
    ['a zip that lies about its files', zipOf([{ name: 'a.xml', text: good }], 3), 'statement_broken'],
    ['a broken zip', Buffer.from('PK\u0003\u0004 nothing'), 'statement_broken'],
    ['a zip bomb', zipOf([{ name: 'a.xml', text: ' '.repeat(MAX_FILE_BYTES + 1) }]), 'file_too_large'],
    [
      'two halves of a zip bomb',
      zipOf(['a.xml', 'b.xml'].map((name) => ({ name, text: ' '.repeat(MAX_FILE_BYTES / 2 + 1) }))),
      'file_too_large',
    ],
    ['a file that is too large', Buffer.alloc(MAX_FILE_BYTES + 1, 32), 'file_too_large'],
  ])('%s', (_what, file, code) => expect(refusalOf(() => read(file)).code).toBe(code))

  test('more than 100,000 entries', () => {
    const entry = `<Ntry>${amount('1.00')}${day}</Ntry>`
    const file = document(statement(entry.repeat(100_001)))
    expect(file.length).toBeLessThan(MAX_FILE_BYTES)
    expect(refusalOf(() => read(file)).code).toBe('statement_too_long')
  })

  test('property: no bytes throw anything but a named refusal', () => {
    const cut = fc.tuple(fc.nat(good.length), fc.nat(good.length), fc.string({ maxLength: 8 }))
    fc.assert(
      fc.property(cut, ([from, to, put]) => {
        const text = good.slice(0, Math.min(from, to)) + put + good.slice(Math.max(from, to))
        try {
          read(text)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('several statements of a zip are read, whatever lies beside them', () => {
  const second = statementOver({ ...head, statementId: 'A-215', sequence: 215 }, [bankEntry()])
  const zip = zipOf([
    { name: 'c53/1.xml', text: camtOf([statementOver(head, [bankEntry()])]) },
    { name: 'c53/2.XML', text: camtOf([second]) },
    { name: 'c53/info.pdf', text: '%PDF' },
  ])
  expect(readStatements(zip, null).map(({ statementId }) => statementId)).toEqual(['A-214', 'A-215'])
})

describe('CSV by a saved mapping', () => {
  const mapping = CsvMapping.parse({
    day: 'Buchungstag',
    amount: 'Betrag',
    name: 'Name',
    purpose: 'Zweck',
    iban: 'IBAN',
  })
  const lines =
    'Konto;DE89\n\nBuchungstag;Name;IBAN;Zweck;Betrag\n13.11.26;"Graf; Karl";DE02 1203 0000 0000 2020 51;"RG ""101844""";1.630,50\n2026-11-12;Miete;;;-800,00\n'
  const readCsvText = (text: string | Buffer) =>
    readStatements(Buffer.from(text), { iban: OWN_IBAN, mapping })

  test('cells, days and amounts as banks write them', () => {
    expect(readCsvText(lines)[0]).toMatchObject({
      kind: 'csv',
      iban: OWN_IBAN,
      total: 830.5,
      entries: [
        {
          day: '2026-11-13',
          amount: 1630.5,
          name: 'Graf; Karl',
          iban: 'DE02120300000000202051',
          purpose: 'RG "101844"',
        },
        { day: '2026-11-12', amount: -800, name: 'Miete', iban: null },
      ],
    })
    expect(readCsvText(Buffer.from(lines.replace('Karl', 'Jürg'), 'latin1'))[0]?.entries[0]?.name).toBe(
      'Graf; Jürg',
    )
  })

  test.each([
    [
      'a column that is not there',
      lines.replace('Betrag', 'Summe'),
      'csv_columns_missing',
      { columns: 'Buchungstag, Betrag' },
    ],
    [
      'an amount that is none',
      lines.replace('-800,00', 'viel'),
      'csv_row_broken',
      { row: 4, field: 'Betrag' },
    ],
    [
      'a day that is none',
      lines.replace('2026-11-12', '31.02.2026'),
      'csv_row_broken',
      { row: 4, field: 'Buchungstag' },
    ],
  ])('%s', (_what, text, code, params) =>
    expect(refusalOf(() => readCsvText(text))).toMatchObject({ code, params }),
  )
})

describe('numbers of statements', () => {
  test.each([
    [213, 214, []],
    [214, 214, []],
    [210, 214, [211, 212, 213]],
    [null, 214, []],
    [214, null, []],
    [250, 1, []],
  ])('after %s comes %s', (last, next, missing) => expect(missingNumbers(last, next)).toEqual(missing))
})
