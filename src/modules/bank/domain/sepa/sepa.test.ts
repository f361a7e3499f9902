import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankingDaysAfter, isBankingDay, nextBankingDay } from '#core/days/banking-days.ts'
import { sepaReference, sepaText } from './characters.ts'
import { pain001, type Transfer } from './pain001.ts'
import { pain008, type Debit } from './pain008.ts'

const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]*$/

describe('letters', () => {
  test.each([
    ['Jürgen Groß & Söhne', 'Juergen Gross + Soehne'],
    ['Ayşe Yıldız İğdır', 'Ayse Yildiz Igdir'],
    ['Château d’Yquem', 'Chateau d Yquem'],
    ['Łukasz Đorđe Øre', 'Lukasz Dorde Ore'],
    ['„Zum Löwen“ #1', 'Zum Loewen 1'],
    ['//RG/1//', 'RG/1'],
    ['日本', ''],
  ])('%s', (text, folded) => expect(sepaText(text, 70)).toBe(folded))

  test('property: only letters that banks take, never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (text, longest) => {
        expect(sepaText(text, longest)).toMatch(ALLOWED)
        expect(sepaText(text, longest).length).toBeLessThanOrEqual(longest)
        expect(sepaReference(text)).toMatch(/^[^ ]{0,35}$/)
      }),
    )
  })
})

describe('banking days', () => {
  test.each([
    ['2026-11-16', true],
    ['2026-11-15', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-04-07', true],
    ['2026-05-01', false],
    ['2026-12-25', false],
    ['2026-10-03', false],
    ['2026-10-05', true],
    ['2027-03-26', false],
    ['2027-03-29', false],
  ])('%s: %s', (day, isOne) => expect(isBankingDay(day)).toBe(isOne))
  test('the next one, and some later', () => {
    expect(nextBankingDay('2026-04-03')).toBe('2026-04-07')
    expect(bankingDaysAfter('2026-11-13', 2)).toBe('2026-11-17')
    expect(bankingDaysAfter('2026-12-24', 1)).toBe('2026-12-28')
  })
})

const creditor = {
  name: 'Weinkontor GmbH',
  iban: 'DE89370400440532013000',
  bic: null,
  creditorId: 'DE98ZZZ09999999999',
}
const debit = (values: Partial<Debit> = {}): Debit => ({
  endToEndId: 'L1-1-101851',
  amount: 108.9,
  mandate: { reference: 'WK-2472-1', signedOn: '2026-01-02' },
  debtor: { name: 'Jürgen Groß', iban: 'DE02120300000000202051', bic: null, address: null },
  purpose: 'Rechnung 101851 Kunde 2472',
  ...values,
})
const file = (debits: Debit[]) => ({
  messageId: 'WK-L1',
  batchId: 'L1',
  madeAt: '2026-11-16T08:00:00Z',
  day: '2026-11-18',
  creditor,
  debits,
})

/** The names of the elements in their order, without those of the single payments but the first. */
const order = (xml: string) => [...xml.matchAll(/<([A-Za-z]+)[ >]/g)].map(([, name]) => name)
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value ?? '')

describe('direct debits', () => {
  test('the elements are in the order of the format', () => {
    expect(order(pain008(file([debit()])))).toEqual(
      (
        'Document CstmrDrctDbtInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm PmtInf PmtInfId PmtMtd BtchBookg ' +
        'NbOfTxs CtrlSum PmtTpInf SvcLvl Cd LclInstrm Cd SeqTp ReqdColltnDt Cdtr Nm CdtrAcct Id IBAN CdtrAgt FinInstnId ' +
        'Othr Id ChrgBr CdtrSchmeId Id PrvtId Othr Id SchmeNm Prtry DrctDbtTxInf PmtId EndToEndId InstdAmt DrctDbtTx ' +
        'MndtRltdInf MndtId DtOfSgntr DbtrAgt FinInstnId Othr Id Dbtr Nm DbtrAcct Id IBAN RmtInf Ustrd'
      ).split(' '),
    )
  })

  test('a Swiss debtor has a hybrid address, others none', () => {
    const address = { street: 'Rue du Château 4', postcode: '1000', town: 'Lausanne', country: 'CH' }
    const xml = pain008(file([debit({ debtor: { ...debit().debtor, address } })]))
    expect(xml).toContain(
      '<PstlAdr><PstCd>1000</PstCd><TwnNm>Lausanne</TwnNm><Ctry>CH</Ctry><AdrLine>Rue du Chateau 4</AdrLine></PstlAdr>',
    )
    expect(pain008(file([debit()]))).not.toContain('PstlAdr')
  })

  test('property: sums, numbers, lengths and letters', () => {
    const any = fc.record({
      amount: fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100),
      name: fc.string({ unit: 'grapheme', maxLength: 120 }),
      purpose: fc.string({ unit: 'grapheme', maxLength: 300 }),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (given) => {
        const debits = given.map(({ amount, name, purpose }) =>
          debit({ amount, purpose, debtor: { ...debit().debtor, name } }),
        )
        const xml = pain008(file(debits))
        const sum = valuesOf(xml, 'InstdAmt').reduce(
          (total, value) => total + Math.round(Number(value) * 100),
          0,
        )
        expect(valuesOf(xml, 'CtrlSum').map((value) => Math.round(Number(value) * 100))).toEqual([sum, sum])
        expect(valuesOf(xml, 'NbOfTxs')).toEqual([String(given.length), String(given.length)])
        for (const value of valuesOf(xml, 'Nm')) expect(value.length).toBeLessThanOrEqual(70)
        for (const name of ['Nm', 'Ustrd', 'EndToEndId', 'MndtId', 'MsgId', 'PmtInfId'])
          for (const value of valuesOf(xml, name)) expect(value).toMatch(ALLOWED)
        for (const value of valuesOf(xml, 'Ustrd')) expect(value.length).toBeLessThanOrEqual(140)
      }),
      { numRuns: 50 },
    )
  })
})

test('transfers: elements in the order of the format', () => {
  const transfer: Transfer = {
    endToEndId: 'T1-1',
    amount: 11.1,
    creditor: { name: 'Ayşe', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    purpose: 'Gutschrift 7',
  }
  const { creditorId: _id, ...debtor } = creditor
  const xml = pain001({ ...file([]), debtor, transfers: [transfer] })
  expect(order(xml)).toEqual(
    (
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm PmtInf PmtInfId PmtMtd BtchBookg NbOfTxs ' +
      'CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dt Dbtr Nm DbtrAcct Id IBAN DbtrAgt FinInstnId Othr Id ChrgBr CdtTrfTxInf PmtId ' +
      'EndToEndId Amt InstdAmt CdtrAgt FinInstnId BICFI Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd'
    ).split(' '),
  )
})
