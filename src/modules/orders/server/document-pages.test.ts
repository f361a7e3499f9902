import { expect, test } from 'vitest'
import { renderPdf } from '#platform/server/documents/pdf.ts'
import { pdfPages, pdfPlaces, type PrintedText } from '#test/server/pdf-text.ts'
import { documentSource } from '#test/fixtures/documents.ts'
import { invoiceDocument } from '../domain/documents/invoice-documents.ts'
import type { DocumentSource } from '../domain/documents/source.ts'

const source = documentSource()
const instalments = [1, 2, 3].map((month) => ({
  tak_tar: `2026-0${month}-12`,
  tak_tutar: 73.54,
  filled: [],
}))

/** An invoice with a discount and this many lines. */
function invoiceOf(count: number, more: Partial<DocumentSource>) {
  const [line] = source.lines
  if (!line) throw new Error('the fixture has a line')
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    stk_adi: `Wein Nummer ${index + 1}.`,
  }))
  return invoiceDocument({ ...source, ...more, lines })
}

const ways = [
  ['by transfer', {}, 'Empfänger'],
  ['by direct debit', { order: { ...source.order, s_lastschrift: '1' } }, 'Mandatsreferenz'],
  ['in instalments', { instalments }, 'Ratenplan'],
] as const satisfies readonly (readonly [string, Partial<DocumentSource>, string])[]

/** Texts whose capitals reach into the descenders of the text above. */
const crowded = (texts: readonly PrintedText[]) =>
  texts.filter((one) =>
    texts.some((other) => {
      const gap = other.y - one.y
      return Math.abs(other.x - one.x) < 1 && gap > 0.01 && gap < 0.75 * one.size + 0.22 * other.size
    }),
  )

test.each(
  ways.flatMap(([way, more, end]) =>
    (
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [12, 1],
        [40, 3],
      ] as const
    ).map(([count, pages]) => [count, pages, way, more, end] as const),
  ),
)('%i lines take %i pages, %s', async (count, pages, _, more, end) => {
  const file = await renderPdf(invoiceOf(count, more))
  const printed = pdfPages(file)
  expect(pdfPlaces(file).map(crowded)).toEqual(printed.map(() => []))
  expect(printed).toHaveLength(pages)
  const text = printed.join('\n')
  for (const part of ['Wein Nummer 1.', `Wein Nummer ${count}.`, 'Rabatt', 'Rechnungsbetrag'])
    expect(text).toContain(part)
  // How to pay is beside the total and not alone on the last page, unless the goods have filled the one before.
  expect(printed.at(-1)).toContain(end)
  expect(text.match(/Rechnungsbetrag/g)).toHaveLength(1)
  // One of the discount, and one carried over at each break of the table.
  expect(text.match(/Zwischensumme/g)?.length).toBe(1 + (text.match(/Übertrag/g)?.length ?? 0))
})

test('only what fits one page that way is drawn closer together', async () => {
  const gaps = async (count: number) => {
    const [page = []] = pdfPlaces(await renderPdf(invoiceOf(count, {})))
    const numbers = page.filter(({ x, size }) => x < 72 && size === 9).map(({ y }) => y)
    return Math.max(...numbers.slice(1).map((y, index) => (numbers[index] ?? 0) - y))
  }
  expect(await gaps(2)).toBeCloseTo(await gaps(40), 1)
  expect(await gaps(12)).toBeLessThan(await gaps(2))
})
