import type { DocumentModel } from '#core/document.ts'
import { formatEuro } from '#core/money/money.ts'
import { goodsTable, taxNote, totals } from './goods.ts'
import { customerFacts, dated, fact, greeting, letter, pdfName, salutation, text } from './letters/letter.ts'
import { deliveryBlocks } from './order-documents.ts'
import { invoiceTerms } from './payment-terms.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'
import { closingWords, titleRetention, withdrawalBlocks } from './switched-texts.ts'

const deliveryDay = (order: DocumentOrder) => dated(order.s_gon_tar ?? order.f_tarih)

/** The law requires the day of delivery; before the parcel was sent it is that of the invoice. */
const notes = (source: DocumentSource) =>
  text(
    [taxNote(source), source.order.s_gon_tar ? '' : 'Der Liefertermin entspricht dem Rechnungsdatum.']
      .filter(Boolean)
      .join('\n'),
    'small',
  )

export function invoiceDocument(source: DocumentSource): DocumentModel {
  const { order } = source
  return letter(source, {
    fileName: pdfName('Rechnung', order.f_no ?? order.id),
    title: `Rechnung ${order.f_no}`,
    subtitle: `zu Ihrer Bestellung ${order.id} vom ${dated(order.orderDay)}`,
    date: order.f_tarih ?? order.orderDay,
    facts: [
      ...fact('Rechnung', order.f_no),
      ...fact('Rechnungsdatum', dated(order.f_tarih)),
      ...fact('Lieferdatum', deliveryDay(order)),
      ...customerFacts(source),
    ],
    body: [
      text(`${salutation(source)}\nfür die Lieferung unserer Weine berechnen wir Ihnen:`),
      goodsTable(source),
      totals(source, 'Rechnungsbetrag'),
      notes(source),
      ...(order.fat_note?.trim() ? [text(order.fat_note.trim())] : []),
      ...deliveryBlocks(source),
      ...titleRetention(source, 'invoice'),
      ...closingWords(source, 'invoice'),
      ...withdrawalBlocks(source, 'invoice'),
    ],
    terms: invoiceTerms(source),
  })
}

/** The number of a cancellation; older ones without a number of their own derive it from the invoice. */
export const cancellationNumber = (order: Pick<DocumentOrder, 'f_no' | 'iptal_no'>) =>
  order.iptal_no ?? `S${order.f_no}`

export function cancellationDocument(source: DocumentSource): DocumentModel {
  const { order } = source
  const number = cancellationNumber(order)
  const reference = `zur Rechnung ${order.f_no} vom ${dated(order.f_tarih)}`
  const day = order.sd_iptal_tar ?? source.today
  return letter(source, {
    fileName: pdfName('Stornorechnung', number),
    title: `Stornorechnung ${number}`,
    subtitle: reference,
    date: day,
    facts: [
      ...fact('Stornorechnung', number),
      ...fact('Datum', dated(day)),
      ...fact('Rechnung', order.f_no),
      ...fact('Rechnungsdatum', dated(order.f_tarih)),
      ...fact('Lieferdatum', deliveryDay(order)),
      ...customerFacts(source),
    ],
    body: [
      text(
        `${salutation(source)}\nhiermit stornieren wir unsere Rechnung ${order.f_no} vom ${dated(order.f_tarih)} vollständig.`,
      ),
      goodsTable(source, -1),
      totals(source, 'Stornobetrag', -1),
      text(taxNote(source), 'small'),
      text('Eine Zahlung ist nicht mehr nötig. Bereits gezahlte Beträge erstatten wir Ihnen.'),
      greeting(source),
    ],
  })
}

const DRAFT = 'ENTWURF'

/** A credit note gets its number when it is settled; until then it is marked as a draft. */
export function creditNoteDocument(source: DocumentSource): DocumentModel {
  const { order } = source
  const number = order.f_no ?? `Entwurf ${order.id}`
  const day = order.f_tarih ?? order.orderDay
  const reference = order.gutschrift_f_no
    ? `zur Rechnung ${order.gutschrift_f_no} vom ${dated(order.gutschrift_f_tarih)}`
    : null
  return letter(source, {
    fileName: pdfName('Rechnungskorrektur', order.f_no ?? `Entwurf-${order.id}`),
    title: `Rechnungskorrektur ${number}`,
    subtitle: reference ? `Gutschrift ${reference}` : 'Gutschrift',
    date: day,
    watermark: order.f_no ? undefined : DRAFT,
    facts: [
      ...fact('Gutschrift', order.f_no),
      ...fact('Datum', dated(day)),
      ...fact('Rechnung', order.gutschrift_f_no),
      ...fact('Rechnungsdatum', dated(order.gutschrift_f_tarih)),
      ...customerFacts(source),
    ],
    body: [
      text(
        `${salutation(source)}\n${reference ? `wir schreiben Ihnen ${reference} gut:` : 'wir schreiben Ihnen gut:'}`,
      ),
      goodsTable(source),
      totals(source, 'Gutschriftbetrag'),
      text(taxNote(source), 'small'),
      text(
        `Der Betrag von ${formatEuro(order.s_g_toplam)} wird Ihnen erstattet oder mit offenen Rechnungen verrechnet.`,
      ),
      ...(order.fat_note?.trim() ? [text(order.fat_note.trim())] : []),
      greeting(source),
    ],
  })
}
