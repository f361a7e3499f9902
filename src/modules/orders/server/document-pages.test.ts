import { expect, test } from 'vitest'
import { renderPdf } from '#platform/server/documents/pdf.ts'
import { pdfPages } from '#test/server/pdf-text.ts'
import { documentSource } from '../domain/documents/fixtures.ts'
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

test.each(
  ways.flatMap(([way, more, end]) =>
    (
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [12, 2],
        [40, 3],
      ] as const
    ).map(([count, pages]) => [count, pages, way, more, end] as const),
  ),
)('%i lines take %i pages, %s', async (count, pages, _, more, end) => {
  const printed = pdfPages(await renderPdf(invoiceOf(count, more)))
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
