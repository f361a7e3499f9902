import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { create } from 'fontkit'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { DocumentModel } from '#core/document.ts'
import { asPrinted, unprintableIn } from '#core/texts/printable.ts'
import { pdfAttachment, pdfPages, pdfText } from '#test/server/pdf-text.ts'
import { renderPdf } from './pdf.ts'
import { startDocuments } from './renderer.ts'

const model: DocumentModel = {
  fileName: 'Probe.pdf',
  title: 'Probe 1',
  date: '2026-01-15',
  sender: {
    name: 'Weinhaus & Söhne',
    returnLine: 'Weinhaus · Köln',
    columns: [['Köln'], ['Telefon'], ['IBAN']],
  },
  recipient: ['Ayşe Yılmaz', 'Weg 1', '50667 Köln'],
  facts: [{ label: 'Nummer', value: '1' }],
  body: [{ type: 'text', text: 'Größe, Straße, Şarap, İzmir, ğ, „Zitat“ – 5 €' }],
}

const goods = (count: number): DocumentModel => ({
  ...model,
  body: [
    {
      type: 'table',
      columns: [
        { label: 'Wein', kind: 'text' },
        { label: 'Flaschen', kind: 'count', width: 30 },
        { label: 'Betrag €', kind: 'money', width: 30, isCarried: true },
      ],
      rows: Array.from({ length: count }, (_, index) => [`Wein ${index + 1}`, 1000, 0.1]),
    },
    { type: 'totals', rows: [{ label: 'Summe', amount: -1234.5, style: 'strong' }] },
  ],
})

describe('drawing', () => {
  test('German and Turkish letters reach the page', async () => {
    const text = pdfText(await renderPdf(model))
    for (const part of [
      'Größe, Straße, Şarap, İzmir, ğ, „Zitat“ – 5 €',
      'Ayşe Yılmaz',
      'Weinhaus & Söhne',
      'Probe 1',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Seite')
  })

  test('Greek, Cyrillic and the letters of all of Europe reach the page', async () => {
    const names = ['Ελένη Παπαδοπούλου', 'Юлія Щербак', 'Łódź, Đorđe, Ștefan, Ģirts', 'Nguyễn']
    const text = pdfText(await renderPdf({ ...model, recipient: names }))
    for (const name of names) expect(text).toContain(name)
  })

  test.each(['Regular', 'SemiBold'])('the %s face has every letter that counts as printable', (weight) => {
    const face = create(readFileSync(new URL(`./fonts/HankenGrotesk-${weight}.ttf`, import.meta.url)))
    const has = new Set(face.characterSet)
    const letters = Array.from({ length: 0x2500 }, (_, code) => String.fromCodePoint(code))
    const promised = letters.filter((letter) => asPrinted(letter) === letter && !unprintableIn(letter).length)
    const lacking = promised.filter(
      (letter) => /\P{Cn}/u.test(letter) && !has.has(letter.codePointAt(0) ?? 0),
    )
    expect(promised.length).toBeGreaterThan(1_300)
    expect(lacking).toEqual([])
  })

  test('letters that were first drawn as a part of others are still letters', async () => {
    const saying = (text: string): DocumentModel => ({
      ...model,
      title: text,
      recipient: [],
      facts: [],
      body: [],
    })
    await renderPdf(saying('ÜÄÖŞĞİ'))
    expect(pdfText(await renderPdf(saying('UAOSGI')))).toContain('UAOSGI')
  })

  test('the same model gives the same bytes', async () => {
    const archived = { ...goods(3), eInvoice: { xml: '<rechnung/>' } }
    for (const one of [model, goods(80), archived]) expect(await renderPdf(one)).toEqual(await renderPdf(one))
  })

  test('a long table repeats its head, carries its sum and counts the pages', async () => {
    const pages = pdfPages(await renderPdf(goods(80)))
    expect(pages).toHaveLength(3)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Wein\nFlaschen\nBetrag €')
      expect(page).toContain(`Seite ${index + 1} von 3`)
      expect(page.includes('Übertrag')).toBe(index > 0)
    }
    const [first = '', second = ''] = pages
    const printed = first.match(/Wein \d+/g)?.length ?? 0
    const carried = (printed / 10).toFixed(2).replace('.', ',')
    expect(first).toContain(`Zwischensumme\n${carried}`)
    expect(second).toContain(`Übertrag\n${carried}`)
    expect(pages.join('\n').match(/Wein \d+/g)).toHaveLength(80)
    expect(pages.at(-1)).toContain('−1.234,50')
  })

  test('the last row of a table is never alone on a page', async () => {
    const rowsOn = async (count: number, isCarried: boolean) => {
      const columns = [
        { label: 'Wein', kind: 'text' as const },
        { label: 'Betrag €', kind: 'money' as const, width: 30, ...(isCarried ? { isCarried } : {}) },
      ]
      const rows = Array.from({ length: count }, (_, index) => [
        index === count - 1 ? `Wein ${count}\nmit\nlangem\nNamen` : `Wein ${index + 1}`,
        1,
      ])
      const pages = pdfPages(await renderPdf({ ...model, body: [{ type: 'table', columns, rows }] }))
      return pages.map((page) => page.match(/Wein \d+/g)?.length ?? 0)
    }
    for (const isCarried of [true, false])
      for (let count = 22; count < 30; count += 1)
        expect(await rowsOn(count, isCarried), `${count} rows`).not.toContain(1)
  })

  test('words that fit nowhere are broken, and nothing is lost', async () => {
    const word = 'x'.repeat(400)
    expect(
      pdfText(await renderPdf({ ...model, body: [{ type: 'text', text: word }] })).replaceAll('\n', ''),
    ).toContain(word)
  })

  test('a code to pay with that does not fit moves to the next page', async () => {
    const transfer = {
      type: 'transfer' as const,
      facts: [{ label: 'IBAN', value: 'DE89 3704' }],
      code: 'BCD',
      caption: 'Bezahlen',
    }
    const text = { type: 'text' as const, text: 'Zeile\n'.repeat(38).trim() }
    const pages = pdfPages(await renderPdf({ ...model, body: [text], terms: [transfer] }))
    expect(pages).toHaveLength(2)
    expect(pages[0]).not.toContain('DE89 3704')
    expect(pages[1]).toContain('DE89 3704')
  })

  test('closing words stay with the sum instead of being alone on the next page', async () => {
    const filling = { type: 'text' as const, text: 'Zeile\n'.repeat(36).trim() }
    const closing = [{ type: 'text' as const, text: 'Schluss\nWort\nEnde' }]
    const totals = { type: 'totals' as const, rows: [{ label: 'Summe', amount: 1 }], closing }
    const pages = pdfPages(await renderPdf({ ...model, body: [filling, totals] }))
    expect(pages).toHaveLength(2)
    expect(pages[0]).not.toContain('Summe')
    expect(pages[1]).toContain('Summe')
    expect(pages[1]).toContain('Schluss')
  })

  test('a long address wraps, and every line of it reaches the window', async () => {
    const recipient = [
      'Erste Rheinhessische Weinhandelsgesellschaft mit beschränkter Haftung & Co. Kommanditgesellschaft',
      'Abteilung Einkauf',
      'Frau Dr. Ayşe Yılmaz',
      'Gewerbehof am Alten Hafen',
      'Hinterhaus, Tor 3',
      'Uferstraße 1',
      '50667 Köln',
      'ÖSTERREICH',
    ]
    const text = pdfText(await renderPdf({ ...model, recipient })).replace(/\s+/g, ' ')
    expect(text).not.toContain('…')
    for (const line of recipient) expect(text).toContain(line)
  })

  test('an e-invoice makes it PDF/A-3 with the data inside', async () => {
    const file = await renderPdf({ ...model, eInvoice: { xml: '<rechnung>ü</rechnung>' } })
    expect(pdfAttachment(file)).toBe('<rechnung>ü</rechnung>')
    const raw = Buffer.from(file).toString('latin1')
    for (const part of [
      '<pdfaid:part>3<',
      'factur-x.xml',
      '/AFRelationship /Alternative',
      '<fx:ConformanceLevel>EN 16931<',
    ])
      expect(raw).toContain(part)
    expect(pdfAttachment(await renderPdf(model))).toBeNull()
  })
})

describe('the drawing thread', () => {
  const documents = startDocuments((error) => {
    throw error
  })
  afterAll(() => documents.close())

  test('draws the same as in place', async () => {
    expect(await documents.render(model)).toEqual(await renderPdf(model))
  })

  test('a bundle holds its documents in their order, each with its own page numbers', async () => {
    const bundle = await documents.bundle({ title: 'Alle', date: '2026-01-15', author: 'Weinhaus' })
    await bundle.add({ ...model, title: 'Erste' })
    await bundle.add({ ...goods(80), title: 'Zweite' })
    const single = documents.render(model)
    await bundle.add({ ...model, title: 'Dritte' })
    const pages = pdfPages(await bundle.finish())
    expect(pages).toHaveLength(5)
    expect(pages.map((page) => /Erste|Zweite|Dritte/.exec(page)?.[0])).toEqual([
      'Erste',
      'Zweite',
      'Zweite',
      'Zweite',
      'Dritte',
    ])
    expect(pages[3]).toContain('Seite 3 von 3')
    expect(pdfText(await single)).toContain('Probe 1')
  })

  test('a document that cannot be drawn is refused, and the next one is drawn', async () => {
    const broken = {
      ...model,
      body: [{ type: 'transfer', facts: [], code: 'x'.repeat(5_000), caption: '' }],
    } as const
    await expect(documents.render(broken)).rejects.toThrow('too big to be stored in a QR Code')
    expect(await documents.render(model)).toBeInstanceOf(Uint8Array)
  })

  test('one that died is replaced', async () => {
    const started: Worker[] = []
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      ...given
    ) {
      started.push(this)
      post.mockRestore()
      this.postMessage(...given)
    })
    const running = documents.render(goods(5_000))
    const refused = expect(running).rejects.toThrow('ended')
    await started[0]?.terminate()
    await refused
    expect(await documents.render(model)).toBeInstanceOf(Uint8Array)
  })

  test('after closing nothing is drawn any more', async () => {
    const other = startDocuments(() => undefined)
    const running = other.render(goods(5_000))
    const refused = expect(running).rejects.toThrow('closing')
    await other.close()
    await refused
    await expect(other.render(model)).rejects.toThrow('closing')
  })
})
