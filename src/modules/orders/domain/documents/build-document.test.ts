import { describe, expect, test } from 'vitest'
import { formatEuro } from '#core/money/money.ts'
import type { DocumentBlock, DocumentModel } from '#core/document.ts'
import { bankOf } from './company.ts'
import { countryCode } from './country.ts'
import {
  austrianCompany,
  company,
  creditNote,
  documentSource,
  swissCompany,
} from '#test/fixtures/documents.ts'
import { litresOf } from './goods.ts'
import { copyToPrint } from './issued.ts'
import { litrePrice } from '#modules/stock/domain/litres.ts'
import { documentKinds, whyNoDocument, type DocumentKind } from './document-rules.ts'
import { buildDocument } from './build-document.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'
import { giroCode } from './transfer.ts'

/** All words of a document, one block per entry. */
function wordsOf({ body, terms = [] }: DocumentModel): string[] {
  return [...body, ...terms].map((block) => (block.type === 'text' ? block.text : block.type))
}

function blockOf<Type extends DocumentBlock['type']>(model: DocumentModel, type: Type) {
  return [...model.body, ...(model.terms ?? [])].find((block) => block.type === type) as
    | Extract<DocumentBlock, { type: Type }>
    | undefined
}

const totalsOf = (model: DocumentModel) =>
  Object.fromEntries((blockOf(model, 'totals')?.rows ?? []).map((row) => [row.label, row.amount]))

const factsOf = (model: DocumentModel) => Object.fromEntries(model.facts.map((one) => [one.label, one.value]))

describe('the invoice', () => {
  const model = buildDocument('fatura', documentSource())

  test('says everything that § 14 UStG asks for', () => {
    expect(model).toMatchObject({
      fileName: 'Rechnung-100023.pdf',
      title: 'Rechnung 100023',
      date: '2026-01-15',
      recipient: ['Frau Ayşe Yılmaz', 'Weinstraße 1', '67146 Deidesheim'],
    })
    expect(model.sender.columns.flat()).toEqual(
      expect.arrayContaining([
        'Am Weinhof 12',
        'Steuernummer 215/5801/0427',
        'USt-IdNr. DE297786702',
        'IBAN DE89 3704 0044 0532 0130 00',
      ]),
    )
    expect(factsOf(model)).toMatchObject({
      Rechnung: '100023',
      Rechnungsdatum: '15.01.2026',
      Lieferdatum: '15.01.2026',
      Kundennummer: '815',
    })
    expect(blockOf(model, 'table')?.rows).toEqual([
      ['1', 'RT-101', { text: 'Spätburgunder trocken 2021', detail: 'Jahrgang 2021 · 0,75 l' }, 6, 9.9, 59.4],
      ['2', 'WS-204', { text: 'Riesling Kabinett 2023', detail: 'Jahrgang 2023 · 0,75 l' }, 12, 14.5, 174],
    ])
    expect(totalsOf(model)).toEqual({
      Warenwert: 233.4,
      [`Rabatt (5 %, ${formatEuro(10)})`]: -21.67,
      Zwischensumme: 211.73,
      Versandkosten: 8.9,
      Rechnungsbetrag: 220.63,
      'enthaltener Nettobetrag': 185.4,
      'enthaltene USt. 19 %': 35.23,
    })
    expect(wordsOf(model).join('\n')).toContain('Der Liefertermin entspricht dem Rechnungsdatum.')
  })

  test('the tax number is on it however long the bank block is', () => {
    const k3_1 = Array.from({ length: 12 }, (_, index) => `Bank ${index}`).join('\n')
    const { columns } = buildDocument('fatura', documentSource({}, { company: { ...company, k3_1 } })).sender
    expect(columns[2]).toHaveLength(8)
    expect(columns[2]?.at(-1)).toBe('USt-IdNr. DE297786702')
  })

  test('names the day of delivery once the parcel has left', () => {
    const sent = buildDocument('fatura', documentSource({ s_gon_tar: '2026-01-18' }))
    expect(factsOf(sent).Lieferdatum).toBe('18.01.2026')
    expect(wordsOf(sent).join('\n')).not.toContain('Liefertermin entspricht')
  })

  test.each([
    { agreed: '2026-01-12', due: '29.01.2026', note: false },
    { agreed: '2026-01-19', due: '19.01.2026', note: false },
    { agreed: '2026-01-26', due: '26.01.2026', note: false },
    { agreed: '2026-01-27', due: '27.01.2026', note: true },
  ])('payable by $due when $agreed was agreed; note $note', ({ agreed, due, note }) => {
    const text = wordsOf(buildDocument('fatura', documentSource({ s_odeme_tarihi: agreed }))).join('\n')
    expect(text).toContain(`bis zum ${due}`)
    expect(text.includes('Vereinbartes Zahlungsziel')).toBe(note)
  })

  test('instalments take the place of the due day', () => {
    const instalments = [
      { tak_tar: '2026-01-31', tak_tutar: 110.31 },
      { tak_tar: '2026-02-28', tak_tutar: 110.32 },
    ]
    const document = buildDocument('fatura', documentSource({}, { instalments }))
    expect(document.terms?.[0]).toMatchObject({
      title: 'Ratenplan',
      rows: [
        ['1', '2026-01-31', 110.31, null],
        ['2', '2026-02-28', 110.32, null],
      ],
    })
    expect(wordsOf(document).join('\n')).not.toContain('bis zum 29.01.2026')
    expect(blockOf(document, 'transfer')).toBeUndefined()
  })

  test.each([
    ['the next instalment', { kalan: 110.32 }, '110.32'],
    ['what is overdue', { kalan: 120.32, vadesi_gecen: 42.5 }, '42.50'],
  ])('a bank slip asks for %s and not for all that is open', (_, order, amount) => {
    const instalments = [
      { tak_tar: '2026-01-31', tak_tutar: 110.31, filled: [{ day: '2026-01-30', tutar: 110.31 }] },
      { tak_tar: '2026-02-28', tak_tutar: 110.32, filled: [] },
    ]
    const document = buildDocument('banka', documentSource(order, { instalments }))
    expect(blockOf(document, 'transfer')?.code).toContain(`EUR${amount}`)
  })

  test('direct debit asks for nothing', () => {
    const document = buildDocument(
      'fatura',
      documentSource({ s_lastschrift: '1', s_last_y: 3, s_man_y: 0, s_ikt_m: 0 }),
    )
    expect(wordsOf(document).join('\n')).toContain('per SEPA-Lastschrift')
    expect(totalsOf(document)).toHaveProperty(['Rabatt (3 % Lastschrift)'])
    expect(blockOf(document, 'transfer')).toBeUndefined()
  })

  const byDebit = { s_lastschrift: '1', s_last_y: 3, s_man_y: 0, s_ikt_m: 0 } as const

  test.each(['fatura', 'siparis_onayi'] as const)(
    '%s names mandate and creditor id of a direct debit',
    (kind) => {
      const words = wordsOf(buildDocument(kind, documentSource(byDebit))).join('\n')
      expect(words).toContain('Mandatsreferenz: WK-1-1')
      expect(words).toContain('Gläubiger-Identifikationsnummer: DE98ZZZ09999999999')
    },
  )

  test.each([
    ['no mandate is signed', { mandate: null }],
    ['the company has no creditor id', { company: { ...documentSource().company, creditor_id: null } }],
  ])('a direct debit is transferred while %s', (_, more) => {
    const document = buildDocument('fatura', documentSource(byDebit, more))
    const words = wordsOf(document).join('\n')
    expect(words).toContain('noch kein unterschriebenes SEPA-Mandat')
    expect(words).toContain('Bitte überweisen Sie')
    expect(words).not.toContain('Wir ziehen')
    expect(blockOf(document, 'transfer')).toBeDefined()
  })

  const shown = (kind: DocumentKind, order: Partial<DocumentOrder>) => {
    const source = documentSource(order)
    return copyToPrint(kind, buildDocument(kind, source), source.order)
  }

  test('what happens later leaves the document alone', () => {
    const later = {
      sd_cancel_on: '1',
      sd_iptal_tar: '2026-02-01',
      f_close: '1',
      f_odeme_tar: '2026-02-01',
    } as const
    expect(buildDocument('fatura', documentSource(later))).toEqual(model)
    expect(shown('fatura', {})).toBeNull()
    expect(shown('fatura', { f_close: '1', f_odeme_tar: '2026-02-01' })).toBeNull()
  })

  test('the copy of a cancelled one says so, asks for nothing and carries no data', () => {
    const source = documentSource({ sd_cancel_on: '1', sd_iptal_tar: '2026-02-01' })
    const data = { eInvoice: { xml: '<x/>' } }
    const copy = copyToPrint('fatura', { ...model, ...data }, source.order)
    expect(copy).toMatchObject({ watermark: 'STORNIERT', title: model.title })
    expect(copy).not.toHaveProperty('eInvoice')
    expect(copy).not.toHaveProperty('terms')
    const words = copy ? wordsOf(copy).join('\n') : ''
    expect(words).toContain('am 01.02.2026 mit der Stornorechnung ST000007 storniert')
    expect(words).not.toContain('überweisen')
  })

  test('the copy that is handed over on closing says when it was paid and asks for nothing', () => {
    const copy = shown('fatura_odendi', { f_close: '1', f_odeme_tar: '2026-02-03' })
    expect(copy?.fileName).toBe('Rechnung-100023-bezahlt.pdf')
    const words = copy ? wordsOf(copy).join('\n') : ''
    expect(words).toContain('bezahlt (03.02.2026)')
    expect(words).not.toContain('überweisen')
    expect(words).not.toContain('transfer')
  })

  test('the code to pay with is on it', () => {
    expect(blockOf(model, 'transfer')?.code).toContain('EUR220.63')
  })

  test('payments made later are not on it', () => {
    expect(
      buildDocument(
        'fatura',
        documentSource({ kalan: 0 }, { payments: [{ islem_zamani: '2026-02-01', borc: 220.63 }] }),
      ),
    ).toEqual(model)
  })
})

describe('tax', () => {
  test.each([
    [austrianCompany, 'innergemeinschaftliche Lieferung', 'ÖSTERREICH'],
    [swissCompany, 'Ausfuhrlieferung (Schweiz)', 'SCHWEIZ'],
  ])('tax-free document %# names the reason, both VAT ids and no tax', (source, reason, country) => {
    const model = buildDocument('fatura', source)
    const text = wordsOf(model).join('\n')
    expect(text).toContain(reason)
    expect(text).toContain('Unsere USt-IdNr.: DE297786702')
    if (source.order.cus_atu_no) expect(text).toContain(`Ihre USt-IdNr.: ${source.order.cus_atu_no}`)
    expect(model.recipient.at(-1)).toBe(country)
    expect(totalsOf(model)).toMatchObject({ Rechnungsbetrag: 206.96, '0 % USt.': 0 })
  })

  test('the rate is the order’s, not always 19', () => {
    const model = buildDocument(
      'fatura',
      documentSource({
        kdv_oran: 20,
        s_kdv: 14.08,
        s_g_toplam: 84.5,
        cus_country_code: 'AT',
        f_ulke: 'Avusturya',
      }),
    )
    expect(totalsOf(model)).toMatchObject({ 'enthaltene USt. 20 %': 14.08, 'enthaltener Nettobetrag': 70.42 })
    expect(wordsOf(model).join('\n')).toContain('enthalten 20 % Umsatzsteuer')
  })

  test.each([
    ['DE', null, 'DE'],
    ['Österreich', 'DE', 'AT'],
    ['İsviçre', 'DE', 'CH'],
    ['Germany', 'AT', 'DE'],
    ['', 'AT', 'AT'],
    [null, null, 'DE'],
  ])('country %s with fallback %s is %s', (typed, fallback, code) => {
    expect(countryCode(typed, fallback)).toBe(code)
  })
})

test('a cancellation takes everything back and names its invoice', () => {
  const model = buildDocument(
    'iptal_faturasi',
    documentSource({ sd_cancel_on: '1', sd_iptal_tar: '2026-01-20' }),
  )
  expect(model).toMatchObject({
    title: 'Stornorechnung ST000007',
    subtitle: 'zur Rechnung 100023 vom 15.01.2026',
    date: '2026-01-20',
  })
  expect(blockOf(model, 'table')?.rows[0]).toEqual([
    '1',
    'RT-101',
    { text: 'Spätburgunder trocken 2021', detail: 'Jahrgang 2021 · 0,75 l' },
    -6,
    9.9,
    -59.4,
  ])
  expect(totalsOf(model)).toMatchObject({ Stornobetrag: -220.63, 'enthaltene USt. 19 %': -35.23 })
})

describe('the credit note', () => {
  test('refers to the invoice that it corrects, in positive amounts', () => {
    const model = buildDocument('gutschrift', documentSource(creditNote))
    expect(model).toMatchObject({
      title: 'Rechnungskorrektur G100004',
      subtitle: 'Gutschrift zur Rechnung 100023 vom 15.01.2026',
    })
    expect(model.watermark).toBeUndefined()
    expect(totalsOf(model)).toMatchObject({ Gutschriftbetrag: 59.4, 'enthaltene USt. 19 %': 9.48 })
  })

  test('is a draft until it has a number', () => {
    const model = buildDocument(
      'gutschrift',
      documentSource({ ...creditNote, f_no: null, f_tarih: null, fd_fon: '0' }),
    )
    expect(model).toMatchObject({ watermark: 'ENTWURF', fileName: 'Rechnungskorrektur-Entwurf-4711.pdf' })
  })
})

describe('the delivery note', () => {
  const elsewhere = {
    s_adres_f_g_on: '0',
    g_alici: 'Petra Sommer',
    g_adres: 'Rosenweg 4',
    g_pk: '80331',
    g_sehir: 'München',
    g_ulke: 'DE',
  } as const

  test('goes to the delivery address and counts bottles and litres', () => {
    const model = buildDocument('irsaliye', documentSource(elsewhere))
    expect(model.recipient).toEqual(['Petra Sommer', 'Rosenweg 4', '80331 München'])
    expect(wordsOf(model).join('\n')).toContain('18 Flaschen mit zusammen 13,5 Litern')
    expect(blockOf(model, 'table')?.columns.map((column) => column.kind)).toContain('money')
  })

  test('of a gift shows no price and no invoice', () => {
    const model = buildDocument('irsaliye', documentSource({ ...elsewhere, s_prasentrechnung: '1' }))
    expect(blockOf(model, 'table')?.columns.map((column) => column.kind)).not.toContain('money')
    expect(JSON.stringify(model.body)).not.toContain('9.9')
    expect(factsOf(model)).not.toHaveProperty('Rechnung')
  })

  test('comes with a return form that speaks of bottles only, and to whoever got a present not of the invoice', () => {
    const model = buildDocument('iade_formu', documentSource({ ...elsewhere, sd_gonderi_status: '1' }))
    const columns = blockOf(model, 'table')?.columns.map(({ kind }) => kind)
    expect(columns).toEqual(['text', 'text', 'count', 'text'])
    expect(model.recipient).toEqual(['Petra Sommer', 'Rosenweg 4', '80331 München'])
    expect(factsOf(model)).toHaveProperty('Rechnung')
    const present = documentSource({ ...elsewhere, s_prasentrechnung: '1' })
    expect(factsOf(buildDocument('iade_formu', present))).not.toHaveProperty('Rechnung')
  })

  test('a size that is known counts, and the usual one otherwise', () => {
    const { lines } = documentSource()
    expect(litresOf({ ...documentSource(), lines: lines.map((line) => ({ ...line, litre: 1.5 })) })).toBe(27)
    expect(litresOf({ ...documentSource(), lines: lines.map((line) => ({ ...line, litre: null })) })).toBe(
      13.5,
    )
  })
})

test('a quote is confirmed as a quote', () => {
  expect(buildDocument('siparis_onayi', documentSource({ s_is_teklif: 1, f_no: null }))).toMatchObject({
    title: 'Angebot 4711',
    fileName: 'Angebot-4711.pdf',
  })
})

describe('the price of a litre', () => {
  test.each([
    [9.9, 0.75, 13.2],
    [9.95, 0.75, 13.27],
    [10, null, 13.33],
    [20, 1.5, 13.33],
    [7.5, 1, 7.5],
    [10, 0, 13.33],
  ])('%s € for %s l', (price, litre, expected) => {
    expect(litrePrice(price, litre)).toBe(expected)
  })

  test('is printed where goods are offered, and nowhere else', () => {
    const quote = { s_is_teklif: 1, f_no: null } as const
    const table = (kind: DocumentKind, values = {}) =>
      blockOf(buildDocument(kind, documentSource(values)), 'table')
    const labels = (kind: DocumentKind, values = {}) => table(kind, values)?.columns.map(({ label }) => label)
    expect(labels('siparis_onayi', quote)).toContain('€ je Liter')
    expect(labels('siparis_formu')).toContain('€ je Liter')
    for (const kind of ['siparis_onayi', 'fatura', 'irsaliye'] as const)
      expect(labels(kind)).not.toContain('€ je Liter')
    const { lines } = documentSource()
    expect(table('siparis_formu')?.rows.map((row) => row.at(-2))).toEqual(
      lines.map(({ stk_birim, litre }) => litrePrice(stk_birim, litre)),
    )
    for (const { columns, rows } of [table('siparis_formu'), table('fatura')].filter((one) => !!one))
      for (const row of rows) expect(row).toHaveLength(columns.length)
  })
})

test('the order form is signed', () => {
  expect(blockOf(buildDocument('siparis_formu', documentSource()), 'signature')?.labels).toEqual([
    'Ort, Datum',
    'Unterschrift',
  ])
})

describe('the bank slip', () => {
  test('carries what is left, in plain letters', () => {
    const bank = { holder: 'Weinhaus Müller & Söhne Şti', iban: 'DE89370400440532013000', bic: null }
    expect(giroCode(bank, 120.6, 'Rechnung 100023 Kunde 815')).toBe(
      'BCD\n002\n1\nSCT\n\nWeinhaus Mueller + Soehne Sti\nDE89370400440532013000\nEUR120.60\n\n\nRechnung 100023 Kunde 815',
    )
    const model = buildDocument(
      'banka',
      documentSource({ kalan: 120.63 }, { payments: [{ islem_zamani: '2026-02-01', borc: 100 }] }),
    )
    expect(blockOf(model, 'transfer')?.facts).toContainEqual({ label: 'Betrag', value: formatEuro(120.63) })
    expect(blockOf(model, 'table')?.rows).toEqual([['2026-02-01', 100, null]])
  })

  test('the account belongs to its holder, and to the company where none is named', () => {
    const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
    expect(bankOf(company)).toEqual({ ...account, holder: 'Weinkontor Handels GmbH' })
    expect(bankOf({ ...company, account_holder: 'Brandt Treuhand' })?.holder).toBe('Brandt Treuhand')
    expect(bankOf({ ...company, iban: null })).toBeNull()
  })
})

describe('which documents an order has', () => {
  const admin = { user_level: 1 }
  const staff = { user_level: 2 }
  const open: Partial<DocumentOrder> = { fd_fon: '0', f_no: null, f_tarih: null }
  const allowed = (source: DocumentSource, actor = staff) =>
    documentKinds.filter(
      (kind) => whyNoDocument(kind, source.order, { actor, hasBank: source.bank !== null }) === null,
    )

  test.each<[string, DocumentSource, DocumentKind[]]>([
    ['a new order', documentSource(open), ['siparis_onayi', 'siparis_formu', 'irsaliye']],
    ['a quote', documentSource({ ...open, s_is_teklif: 1 }), ['siparis_onayi', 'siparis_formu']],
    ['a credit note', documentSource(creditNote), ['gutschrift']],
    ['an invoice', documentSource(), ['siparis_onayi', 'siparis_formu', 'fatura', 'irsaliye', 'banka']],
    [
      'a paid invoice',
      documentSource({ kalan: 0 }),
      ['siparis_onayi', 'siparis_formu', 'fatura', 'irsaliye'],
    ],
    [
      'an order that was sent',
      documentSource({ ...open, sd_gonderi_status: '1' }),
      ['siparis_onayi', 'siparis_formu', 'irsaliye', 'iade_formu'],
    ],
    [
      'a cancelled invoice',
      documentSource({ sd_cancel_on: '1' }),
      ['siparis_onayi', 'siparis_formu', 'fatura', 'iptal_faturasi', 'irsaliye'],
    ],
    [
      'a reminded invoice',
      documentSource({ sd_uyari_1_is: '1' }, { bank: null }),
      ['siparis_onayi', 'siparis_formu', 'fatura', 'irsaliye', 'uyari_1'],
    ],
  ])('%s', (_, source, kinds) => {
    expect(allowed(source)).toEqual(kinds)
  })

  test('administrators look at the next reminder before it is sent', () => {
    expect(allowed(documentSource(), admin)).toContain('uyari_1')
    expect(allowed(documentSource(), admin)).not.toContain('uyari_2')
  })
})
