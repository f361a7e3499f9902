import { groupedIban } from '#core/money/bank.ts'
import type { Company } from '#core/company/company-fields.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { DocumentModel } from '#core/document.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'
import { pdfName, text } from '#modules/orders/domain/documents/letters/letter.ts'

export type MandateFacts = { reference: string; iban: string; bic: string | null; holder: string }

type Source = {
  company: Company
  creditorId: string
  mandate: MandateFacts
  /** Lines of the customer's address. */
  recipient: readonly string[]
  today: IsoDate
}

/** The form of a SEPA mandate, to be signed by the customer. */
export function mandateForm({ company, creditorId, mandate, recipient, today }: Source): DocumentModel {
  const name = company.legal_name ?? ''
  return {
    fileName: pdfName('SEPA-Mandat', mandate.reference),
    title: 'SEPA-Lastschriftmandat',
    subtitle: 'für wiederkehrende Zahlungen',
    date: today,
    sender: senderOf(company),
    recipient,
    facts: [
      { label: 'Gläubiger-ID', value: creditorId },
      { label: 'Mandatsreferenz', value: mandate.reference },
    ],
    body: [
      text(
        `Ich ermächtige (Wir ermächtigen) ${name}, Zahlungen von meinem (unserem) Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein (weisen wir unser) Kreditinstitut an, die von ${name} auf mein (unser) Konto gezogenen Lastschriften einzulösen.`,
      ),
      text(
        'Hinweis: Ich kann (Wir können) innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem (unserem) Kreditinstitut vereinbarten Bedingungen.',
      ),
      {
        type: 'table',
        title: 'Konto',
        columns: [
          { label: 'Angabe', kind: 'text', width: 45 },
          { label: '', kind: 'text' },
        ],
        rows: [
          ['Kontoinhaber', mandate.holder],
          ['IBAN', groupedIban(mandate.iban)],
          ...(mandate.bic ? [['BIC', mandate.bic]] : []),
          ['Zahlungsempfänger', name],
          ['Gläubiger-ID', creditorId],
          ['Mandatsreferenz', mandate.reference],
        ],
      },
      { type: 'signature', labels: ['Ort, Datum', 'Unterschrift des Kontoinhabers'] },
      text('Bitte senden Sie das unterschriebene Mandat an uns zurück.', 'small'),
    ],
  }
}
