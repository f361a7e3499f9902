import type { DocumentBlock, DocumentModel } from '#core/document.ts'
import { wineDetail } from '../goods.ts'
import { customerFacts, dated, deliveryAddress, fact, letter, pdfName, text } from './letter.ts'
import type { DocumentSource } from '../source.ts'

/** The bottles that were sent, and room to write how many come back. */
const returnedGoods = ({ lines }: DocumentSource): DocumentBlock => ({
  type: 'table',
  columns: [
    { label: 'Artikel', kind: 'text', width: 24 },
    { label: 'Bezeichnung', kind: 'text' },
    { label: 'Geliefert', kind: 'count', width: 20 },
    { label: 'Zurück', kind: 'text', width: 24 },
  ],
  rows: lines.map((line) => [
    line.stk_kodu,
    { text: line.stk_adi, detail: wineDetail(line) },
    line.stk_adet,
    '__________',
  ]),
})

/** Enclosed by a customer who returns bottles, so that the parcel can be assigned. */
export function returnForm(source: DocumentSource): DocumentModel {
  const { order } = source
  return letter(source, {
    fileName: pdfName('Ruecksendeschein', order.id),
    title: `Rücksendeschein ${order.id}`,
    date: source.today,
    recipient: deliveryAddress(source),
    facts: [
      ...fact('Auftrag', order.id),
      ...(order.s_prasentrechnung === '1' ? [] : fact('Rechnung', order.f_no)),
      ...fact('Lieferdatum', dated(order.s_gon_tar)),
      ...customerFacts(source).filter(({ label }) => label !== 'Ihre USt-IdNr.'),
    ],
    body: [
      text(
        'Bitte tragen Sie ein, wie viele Flaschen Sie zurückschicken, und legen Sie diesen Schein in das Paket. Polstern Sie die Flaschen so, wie sie bei Ihnen angekommen sind.',
      ),
      returnedGoods(source),
      text('Grund der Rücksendung (freiwillig): ______________________________________________'),
      { type: 'signature', labels: ['Datum', 'Unterschrift'] },
    ],
  })
}
