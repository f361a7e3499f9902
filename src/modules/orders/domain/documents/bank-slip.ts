import type { DocumentModel } from '#core/document.ts'
import { AppError } from '#core/errors.ts'
import { cents, euros, formatEuro, sumCents, type Cents } from '#core/money/money.ts'
import { expectedNext } from '../money/payments.ts'
import { ordersRefusals } from '../refusals.ts'
import { customerFacts, dated, fact, greeting, letter, pdfName, salutation, text } from './letters/letter.ts'
import type { DocumentInstalment, DocumentSource } from './source.ts'
import { transferBlock } from './transfer.ts'

const openOf = ({ tak_tutar, filled = [] }: DocumentInstalment) => ({
  kalan: euros((cents(tak_tutar) - sumCents(filled.map((one) => cents(one.tutar)))) as Cents),
})

/** Names the open amount, and with instalments that only a part of it is due. */
function request(source: DocumentSource, amount: number): string {
  const { order, payments } = source
  const open = `für Ihre Rechnung ${order.f_no} ${payments.length ? 'sind noch' : 'sind'} ${formatEuro(order.kalan)} offen`
  return amount === order.kalan
    ? `${open}. Mit diesen Angaben erreicht uns Ihre Zahlung:`
    : `${open}; als Nächstes sind davon ${formatEuro(amount)} zu zahlen. Mit diesen Angaben erreicht uns Ihre Zahlung:`
}

/** The next payment, with a code for banking apps. */
export function bankSlip(source: DocumentSource): DocumentModel {
  const { order, bank, payments, instalments } = source
  const amount = expectedNext(order, instalments.map(openOf))
  if (!bank) throw new AppError(ordersRefusals.company_iban_invalid)
  const paid = payments.length > 0
  return letter(source, {
    fileName: pdfName('Ueberweisung', order.f_no ?? order.id),
    title: 'Überweisung',
    subtitle: `zur Rechnung ${order.f_no} vom ${dated(order.f_tarih)}`,
    date: source.today,
    facts: [
      ...fact('Datum', dated(source.today)),
      ...fact('Rechnung', order.f_no),
      ...fact('Rechnungsdatum', dated(order.f_tarih)),
      ...customerFacts(source),
    ],
    body: [
      text(`${salutation(source)}\n${request(source, amount)}`),
      transferBlock(bank, amount, order),
      ...(paid
        ? [
            {
              type: 'table' as const,
              title: 'Ihre bisherigen Zahlungen',
              columns: [
                { label: 'Eingang', kind: 'date' as const, width: 40 },
                { label: 'Betrag €', kind: 'money' as const, width: 34 },
                { label: '', kind: 'text' as const },
              ],
              rows: payments.map((payment) => [payment.islem_zamani, payment.borc, null]),
            },
          ]
        : []),
      text(
        'Öffnen Sie Ihre Banking-App, wählen Sie „Foto-Überweisung“ oder „QR-Code“ und prüfen Sie die Angaben.',
      ),
      greeting(source),
    ],
  })
}
