import type { DocumentBlock, DocumentModel } from '#core/document.ts'
import { formatInteger, formatNumber } from '#core/money/money.ts'
import { bottlesOf, goodsTable, litresOf, wineDetail } from '../goods.ts'
import { customerFacts, dated, deliveryAddress, fact, letter, pdfName, text } from './letter.ts'
import { cancelledMark } from '../order-documents.ts'
import type { DocumentSource } from '../source.ts'

/** Bottles and litres without prices: the parcel may be a present. */
const pricelessTable = ({ lines }: DocumentSource): DocumentBlock => ({
  type: 'table',
  columns: [
    { label: 'Pos.', kind: 'text', width: 11 },
    { label: 'Artikel', kind: 'text', width: 24 },
    { label: 'Bezeichnung', kind: 'text' },
    { label: 'Flaschen', kind: 'count', width: 20 },
  ],
  rows: lines.map((line, index) => [
    String(index + 1),
    line.stk_kodu,
    { text: line.stk_adi, detail: wineDetail(line) },
    line.stk_adet,
  ]),
})

export function deliveryNote(source: DocumentSource): DocumentModel {
  const { order } = source
  const isGift = order.s_prasentrechnung === '1'
  const bottles = bottlesOf(source)
  return letter(source, {
    fileName: pdfName('Lieferschein', order.id),
    title: `Lieferschein ${order.id}`,
    date: order.s_gon_tar ?? order.f_tarih ?? order.orderDay,
    recipient: deliveryAddress(source),
    watermark: cancelledMark(source),
    facts: [
      ...fact('Lieferschein', order.id),
      ...fact('Bestelldatum', dated(order.orderDay)),
      ...fact('Lieferdatum', dated(order.s_gon_tar)),
      ...(isGift ? [] : fact('Rechnung', order.f_no)),
      ...customerFacts(source).filter(({ label }) => label !== 'Ihre USt-IdNr.'),
    ],
    body: [
      text(
        isGift
          ? 'Diese Weine wurden als Präsent für Sie bestellt. Wir wünschen viel Freude damit.'
          : 'Wir liefern Ihnen wie bestellt:',
      ),
      isGift ? pricelessTable(source) : goodsTable(source),
      text(
        `Insgesamt ${formatInteger(bottles)} ${bottles === 1 ? 'Flasche' : 'Flaschen'} mit zusammen ${formatNumber(litresOf(source))} Litern.`,
        'strong',
      ),
      text('Bitte prüfen Sie die Sendung bei der Annahme auf Vollständigkeit und Schäden.'),
      { type: 'signature', labels: ['Datum', 'Ware erhalten (Unterschrift)'] },
    ],
  })
}
