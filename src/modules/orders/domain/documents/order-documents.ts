import type { DocumentBlock, DocumentModel } from '#core/document.ts'
import { isCancelled, isQuote } from '../order/order-state.ts'
import { goodsTable, offerTable, taxNote, totals } from './goods.ts'
import {
  customerFacts,
  dated,
  deliveryAddress,
  fact,
  greeting,
  letter,
  pdfName,
  salutation,
  text,
} from './letters/letter.ts'
import { orderTerms } from './payment-terms.ts'
import type { DocumentSource } from './source.ts'
import { closingWords, titleRetention, withdrawalBlocks } from './switched-texts.ts'

export const CANCELLED = 'STORNIERT'

export const cancelledMark = ({ order }: DocumentSource) => (isCancelled(order) ? CANCELLED : undefined)

/** The delivery address, unless it is that of the letter. */
export function deliveryBlocks(source: DocumentSource): DocumentBlock[] {
  if (source.order.s_adres_f_g_on === '1') return []
  return [text('Lieferadresse', 'heading'), text(deliveryAddress(source).join('\n'))]
}

const orderFacts = (source: DocumentSource, label: string) => [
  ...fact(label, source.order.id),
  ...fact('Datum', dated(source.order.orderDay)),
  ...fact('Liefertermin', dated(source.order.s_gon_tar)),
  ...customerFacts(source),
]

/** The order confirmation; a quote is the same letter before the order. */
export function orderConfirmation(source: DocumentSource): DocumentModel {
  const { order } = source
  const words = isQuote(order)
    ? {
        kind: 'Angebot',
        file: 'Angebot',
        opening: 'vielen Dank für Ihr Interesse. Gern bieten wir Ihnen an:',
        closing: [text('Wir freuen uns auf Ihre Bestellung.')],
      }
    : {
        kind: 'Auftragsbestätigung',
        file: 'Auftragsbestaetigung',
        opening: 'vielen Dank für Ihre Bestellung, die wir Ihnen hiermit bestätigen.',
        closing: [...titleRetention(source, 'confirmation'), ...closingWords(source, 'confirmation')],
      }
  return letter(source, {
    fileName: pdfName(words.file, order.id),
    title: `${words.kind} ${order.id}`,
    date: order.orderDay,
    facts: orderFacts(source, isQuote(order) ? 'Angebot' : 'Auftrag'),
    watermark: cancelledMark(source),
    body: [
      text(`${salutation(source)}\n${words.opening}`),
      isQuote(order) ? offerTable(source) : goodsTable(source),
      totals(source, 'Gesamtbetrag'),
      text(taxNote(source), 'small'),
      ...orderTerms(source),
      ...deliveryBlocks(source),
      ...words.closing,
      greeting(source),
      ...(isQuote(order) ? [] : withdrawalBlocks(source, 'confirmation')),
    ],
  })
}

/** The order sheet that the customer signs. */
export function orderForm(source: DocumentSource): DocumentModel {
  const { order } = source
  return letter(source, {
    fileName: pdfName('Bestellschein', order.id),
    title: `Bestellschein ${order.id}`,
    date: order.orderDay,
    facts: orderFacts(source, 'Auftrag'),
    watermark: cancelledMark(source),
    body: [
      text('Hiermit bestelle ich verbindlich die folgenden Weine:'),
      offerTable(source),
      totals(source, 'Gesamtbetrag'),
      text(taxNote(source), 'small'),
      ...orderTerms(source),
      text('Lieferadresse', 'heading'),
      text(deliveryAddress(source).join('\n')),
      text(
        'Mit der Unterschrift bestätige ich, dass ich mindestens 18 Jahre alt bin und die Angaben stimmen.',
        'small',
      ),
      { type: 'signature', labels: ['Ort, Datum', 'Unterschrift'] },
    ],
  })
}
