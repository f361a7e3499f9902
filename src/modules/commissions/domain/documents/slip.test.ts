import { companyOf } from '#core/company/company.ts'
import { expect, test } from 'vitest'
import type { DocumentBlock } from '#core/document.ts'
import { commissionSlip, type SlipSource, whyNotTaxed } from './slip.ts'

const order = {
  f_no: '100123',
  f_tarih: '2026-03-02',
  customer: 'Gasthof Adler',
  net_t: 1000,
  provizyon: 12.5,
  prim_net: 125,
}

const source: SlipSource = {
  slip: {
    fis_no: 'P00007',
    islem_tar: '2026-04-01',
    prim_donemi: '03/2026',
    start_date: '2026-03-01',
    end_date: '2026-03-31',
    vergisiz: '0',
    kdv_oran: 19,
    aciklama: null,
    prim_toplam: 125,
    iptal_toplam: 25,
    prim_net: 100,
    kdv: 19,
    prim_brut: 119,
    avans: 50,
    avans_kdv: 7.98,
    odenecek: 69,
    borc: 0,
  },
  party: { adi: 'Donau Weine OG', adres: 'Lerchenfelder Straße 41, 1070 Wien', ustid: 'ATU59216495' },
  company: companyOf({ legal_name: 'Weinkontor GmbH', steuer: '215/5801/0427' }),
  orders: [order],
  clawBacks: [{ ...order, f_no: '100099', net_t: 200, prim_net: 25 }],
  advances: [{ tarihi: '2026-03-05', tutar: 50 }],
}

const tables = (given: SlipSource) => commissionSlip(given).body.filter((block) => block.type === 'table')
const totals = (given: SlipSource) =>
  commissionSlip(given).body.flatMap((block) =>
    block.type === 'totals' ? block.rows.map(({ label, amount }) => [label, amount]) : [],
  )
const paragraphs = (block: DocumentBlock): readonly DocumentBlock[] =>
  block.type === 'totals' ? (block.closing ?? []) : [block]

const words = (given: SlipSource) =>
  commissionSlip(given)
    .body.flatMap(paragraphs)
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n')

test('names both parties, number, day and period', () => {
  const document = commissionSlip(source)
  expect(document).toMatchObject({
    title: 'Gutschrift P00007',
    fileName: 'Provisionsabrechnung-P00007.pdf',
    date: '2026-04-01',
    recipient: ['Donau Weine OG', 'Lerchenfelder Straße 41', '1070 Wien'],
  })
  expect(document.sender.columns.flat()).toContain('Steuernummer 215/5801/0427')
  expect(document.facts).toEqual([
    { label: 'Gutschrift', value: 'P00007' },
    { label: 'Datum', value: '01.04.2026' },
    { label: 'Leistungszeitraum', value: '01.03.2026 – 31.03.2026' },
    { label: 'Ihre USt-IdNr.', value: 'ATU59216495' },
  ])
  expect(words(source)).toContain('Gutschrift im Sinne des § 14 Abs. 2 UStG')
})

test.each([
  [{ adres: null, ustid: 'ATU59216495' }, 'payee_tax_data_missing'],
  [{ adres: 'Weg 1, 1070 Wien', ustid: ' ' }, 'payee_tax_data_missing'],
  [{ adres: 'Weg 1, 1070 Wien', ustid: '12/345' }, null],
])('%o may get a slip that shows tax: %s', (data, code) => {
  expect(whyNotTaxed({ adi: 'Anna', ...data })?.code ?? null).toBe(code)
})

test('a tax number is called one', () => {
  const { facts } = commissionSlip({ ...source, party: { ...source.party, ustid: '215/5801/0427' } })
  expect(facts.at(-1)).toEqual({ label: 'Ihre Steuernummer', value: '215/5801/0427' })
})

test('lists what was earned, taken back and given in advance', () => {
  expect(tables(source).map(({ rows }) => rows)).toEqual([
    [['100123', '2026-03-02', 'Gasthof Adler', 1000, 12.5, 125]],
    [['100099', '2026-03-02', 'Gasthof Adler', -200, 12.5, -25]],
    [['2026-03-05', 42.02, 7.98, 50]],
  ])
  expect(totals(source)).toEqual([
    ['Provisionen', 125],
    ['Zurückgenommen', -25],
    ['Nettobetrag', 100],
    ['Umsatzsteuer 19 %', 19],
    ['Bruttobetrag', 119],
    ['Abzüglich Vorschüsse', -50],
    ['darin Umsatzsteuer', -7.98],
    ['Auszahlungsbetrag', 69],
  ])
})

test('without tax it says why, and repeats no sum', () => {
  const slip = {
    ...source.slip,
    vergisiz: '1',
    iptal_toplam: 0,
    kdv: 0,
    avans: 0,
    avans_kdv: 0,
    odenecek: 100,
  } as const
  const plain = { ...source, slip, clawBacks: [], advances: [] }
  expect(totals(plain)).toEqual([
    ['Nettobetrag', 100],
    ['Auszahlungsbetrag', 100],
  ])
  expect(tables(plain)).toHaveLength(1)
  expect(words(plain)).toContain('§ 13b UStG')
  expect(words({ ...plain, party: { ...plain.party, ustid: 'DE795468943' } })).toContain('keine Umsatzsteuer')
  expect(words({ ...plain, party: { ...plain.party, ustid: null } })).toContain('keine Umsatzsteuer')
})

test('a long address loses no line', () => {
  const adres = 'a\nb\nc\nd\ne\nf\ng'
  expect(commissionSlip({ ...source, party: { ...source.party, adres } }).recipient).toHaveLength(8)
})
