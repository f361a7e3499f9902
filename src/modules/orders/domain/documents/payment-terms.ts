import { debitDay } from '#core/days/banking-days.ts'
import type { DocumentBlock } from '#core/document.ts'
import { formatEuro } from '#core/money/money.ts'
import { dueDate, needsTermNote, paymentTerm } from '../money/due.ts'
import { isDirectDebit } from '../money/payment-mode.ts'
import { dated, text } from './letters/letter.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'
import { purposeOf, transferBlock } from './transfer.ts'

/** The payment type with a text of its own; others are named. */
const BY_TRANSFER = 1

/** Direct debit needs a signed mandate and the company's creditor id; until then the customer transfers. */
export const isDrawn = ({ order, mandate, company }: DocumentSource) =>
  isDirectDebit(order) && mandate !== null && company.creditor_id !== null

const lacksMandate = (source: DocumentSource) => isDirectDebit(source.order) && !isDrawn(source)

const isTransfer = (source: DocumentSource) =>
  lacksMandate(source) || (!isDirectDebit(source.order) && source.order.s_odeme_tip === BY_TRANSFER)

/** The references by which the debtor recognises the debit. */
const drawnBy = ({ mandate, company }: DocumentSource) =>
  `Mandatsreferenz: ${mandate}, Gläubiger-Identifikationsnummer: ${company.creditor_id}.`

const NO_MANDATE =
  'Für den Einzug per Lastschrift liegt uns noch kein unterschriebenes SEPA-Mandat vor; bis dahin bitten wir um Überweisung.'

const dueOf = (order: DocumentOrder) => dueDate(order)

/** The banking day on which an amount that is due can be drawn. */
const drawnOn = ({ order, debitLeadDays }: DocumentSource) =>
  debitDay(dueOf(order), order.f_tarih ?? order.orderDay, debitLeadDays)

const instalmentTable = ({ instalments }: DocumentSource): DocumentBlock => ({
  type: 'table',
  title: 'Ratenplan',
  columns: [
    { label: 'Rate', kind: 'text', width: 18 },
    { label: 'Fällig am', kind: 'date', width: 40 },
    { label: 'Betrag €', kind: 'money', width: 34 },
    { label: '', kind: 'text' },
  ],
  rows: instalments.map((part, index) => [String(index + 1), part.tak_tar, part.tak_tutar, null]),
})

function howToPay(source: DocumentSource, due: string): string {
  const { order, paymentType } = source
  if (isDrawn(source))
    return `Wir ziehen den Betrag von ${formatEuro(order.s_g_toplam)} zum ${dated(drawnOn(source))} per SEPA-Lastschrift von Ihrem Konto ein. ${drawnBy(source)} Sie brauchen nichts weiter zu tun. Vielen Dank!`
  if (!isTransfer(source)) return `Zahlungsart: ${paymentType}. Der Betrag ist fällig am ${due}.`
  const why = lacksMandate(source) ? `${NO_MANDATE} ` : ''
  return `${why}Bitte überweisen Sie ${formatEuro(order.s_g_toplam)} bis zum ${due} und geben Sie als Verwendungszweck „${purposeOf(order)}“ an. Vielen Dank!`
}

/** The first day on which something is due. */
export const firstDue = ({ order, instalments }: DocumentSource) => instalments[0]?.tak_tar ?? dueOf(order)

function howToPayInstalments(source: DocumentSource): string {
  if (isDrawn(source))
    return `Wir ziehen die Raten zum jeweiligen Tag, an Wochenenden und Bankfeiertagen am nächsten Bankarbeitstag, per SEPA-Lastschrift von Ihrem Konto ein. ${drawnBy(source)}`
  const why = lacksMandate(source) ? `${NO_MANDATE} ` : ''
  return `${why}Bitte zahlen Sie jede Rate bis zum genannten Tag. Verwendungszweck: ${purposeOf(source.order)}.`
}

/** The printed terms in one text, for the data of the invoice. */
export function termsText(source: DocumentSource): string {
  const { order, instalments } = source
  if (order.s_g_toplam === 0) return 'Es ist nichts zu zahlen.'
  if (!instalments.length) return howToPay(source, dated(dueOf(order)))
  const plan = instalments.map(
    (part, index) => `${index + 1}. Rate ${formatEuro(part.tak_tutar)} fällig am ${dated(part.tak_tar)}`,
  )
  return [...plan, howToPayInstalments(source)].join('\n')
}

const longTermNote = (order: DocumentOrder) =>
  needsTermNote(order)
    ? [
        text(
          `Vereinbartes Zahlungsziel: ${paymentTerm(order)} Tage, fällig am ${dated(dueOf(order))}.`,
          'strong',
        ),
      ]
    : []

/** How and when an invoice is paid; the text never changes, so later payments are not in it. */
export function invoiceTerms(source: DocumentSource): DocumentBlock[] {
  const { order, instalments, bank } = source
  if (order.s_g_toplam === 0) return []
  if (instalments.length) {
    return [instalmentTable(source), text(howToPayInstalments(source))]
  }
  const due = dated(dueOf(order))
  return [
    text(howToPay(source, due)),
    ...longTermNote(order),
    ...(bank && isTransfer(source) ? [transferBlock(bank, order.s_g_toplam, order)] : []),
  ]
}

/** The same before the invoice exists, with a number of days instead of a date. */
export function orderTerms(source: DocumentSource): DocumentBlock[] {
  const { order, instalments, paymentType } = source
  if (order.s_g_toplam === 0) return []
  if (instalments.length) return [instalmentTable(source)]
  if (needsTermNote(order)) return [text(orderWay(source, paymentType)), ...longTermNote(order)]
  return [
    text(
      isDrawn(source)
        ? orderWay(source, paymentType)
        : `${orderWay(source, paymentType)} Zahlbar innerhalb von ${paymentTerm(order)} Tagen.`,
    ),
  ]
}

function orderWay(source: DocumentSource, paymentType: string): string {
  if (isDrawn(source))
    return `Wir ziehen den Rechnungsbetrag per SEPA-Lastschrift von Ihrem Konto ein. ${drawnBy(source)}`
  return lacksMandate(source) ? NO_MANDATE : `Zahlungsart: ${paymentType}.`
}
