import type { DocumentModel } from '#core/document.ts'
import { AppError } from '#core/errors.ts'
import { formatEuro } from '#core/money.ts'
import { customerFacts, dated, fact, greeting, letter, pdfName, salutation, text } from './letter.ts'
import type { PaperSource } from './source.ts'
import { purposeOf, transferBlock } from './transfer.ts'

/** What is still open, ready for the banking app. */
export function bankSlip(source: PaperSource): DocumentModel {
  const { order, bank, payments } = source
  if (!bank) throw new AppError('company_iban_invalid')
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
      text(
        `${salutation(source)}\nfür Ihre Rechnung ${order.f_no} ${paid ? 'sind noch' : 'sind'} ${formatEuro(order.kalan)} offen. Mit diesen Angaben erreicht uns Ihre Zahlung:`,
      ),
      transferBlock(bank, order.kalan, purposeOf(order)),
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
