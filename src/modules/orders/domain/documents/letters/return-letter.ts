import type { DocumentModel, TotalRow } from '#core/document.ts'
import { formatEuro } from '#core/money/money.ts'
import type { AfterReturn } from '#modules/orders/domain/money/after-return.ts'
import { letterDeadline } from '#modules/orders/domain/reminders/fees.ts'
import { customerFacts, dated, fact, greeting, letter, pdfName, salutation, text } from './letter.ts'
import type { DocumentSource } from '../source.ts'
import { transferBlock } from '../transfer.ts'

/** Return codes of banks in words for a customer; other codes are printed as they are. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'die Kontonummer ist falsch',
  AC04: 'das Konto ist geschlossen',
  AC06: 'das Konto ist gesperrt',
  AM04: 'das Konto war nicht gedeckt',
  MD01: 'der Bank liegt kein gültiges Mandat vor',
  MD06: 'Sie haben der Lastschrift widersprochen',
  MS02: 'die Einlösung wurde abgelehnt',
  MS03: 'die Bank hat keinen Grund genannt',
}

const unpaid = (deadline: string, rest: number) =>
  rest > 0 ? ` Die restlichen ${formatEuro(rest)} überweisen Sie bitte bis zum ${deadline}.` : ''

/** What happens next, in the words of the letter and of its mail. */
function nextStep(after: AfterReturn, deadline: string): string {
  if (after.kind === 'settled') return 'Der Betrag ist inzwischen ausgeglichen. Sie müssen nichts weiter tun.'
  if (after.kind === 'disputed')
    return 'Sie haben der Rechnung widersprochen. Bis das geklärt ist, ziehen wir nichts ein und bitten Sie um keine Zahlung.'
  const amount = formatEuro(after.amount)
  if (after.kind === 'transfer')
    return `Wir ziehen den Betrag nicht noch einmal ein. Bitte überweisen Sie ${amount} bis zum ${deadline}.`
  const day = dated(after.day)
  const drawn =
    after.kind === 'again_on' ? `am ${day} noch einmal ein` : `noch einmal ein, frühestens am ${day}`
  return `Wir ziehen ${amount} ${drawn}. Bitte sorgen Sie für Deckung und überweisen Sie diesen Betrag nicht.${unpaid(deadline, after.rest)}`
}

function toTransfer(after: AfterReturn): number {
  if (after.kind === 'transfer') return after.amount
  return after.kind === 'again_on' || after.kind === 'again_from' ? after.rest : 0
}

/** Tells the customer that a debit came back, what the bank charged for it, and what happens next. */
export function returnLetter(source: DocumentSource): DocumentModel {
  const { order, bank, returned, today, reminders } = source
  const after = returned?.after ?? { kind: 'settled' }
  const gist = nextStep(after, dated(letterDeadline(today, reminders.reminder_days)))
  const transferred = toTransfer(after)
  const charge = returned?.charge ?? 0
  const code = returned?.code ?? ''
  const rows: TotalRow[] = [
    { label: 'Zurückgegebene Lastschrift', amount: returned?.amount ?? 0 },
    ...(charge ? [{ label: 'Gebühr der Bank', amount: charge }] : []),
    { label: 'Offener Betrag', amount: order.kalan, style: 'strong' },
  ]
  return letter(source, {
    fileName: pdfName('Ruecklastschrift', order.f_no ?? order.id),
    title: 'Rücklastschrift',
    subtitle: `zu unserer Rechnung ${order.f_no} vom ${dated(order.f_tarih)}`,
    date: today,
    gist,
    facts: [...fact('Datum', dated(today)), ...fact('Rechnung', order.f_no), ...customerFacts(source)],
    body: [
      text(salutation(source)),
      text(
        `unsere Lastschrift vom ${dated(returned?.day ?? null)} über ${formatEuro(returned?.amount ?? 0)} wurde am ${dated(returned?.returned_on ?? null)} zurückgegeben (${[code, reasons[code]].filter(Boolean).join(': ')}). Damit ist der Betrag wieder offen.`,
      ),
      ...(charge
        ? [
            text(
              `Die Bank hat uns für die Rückgabe ${formatEuro(charge)} berechnet. Diesen Betrag geben wir ohne Aufschlag an Sie weiter.`,
            ),
          ]
        : []),
      { type: 'totals', rows },
      text(gist, 'strong'),
      ...(bank && transferred > 0 ? [transferBlock(bank, transferred, order)] : []),
      text(
        'Haben Sie inzwischen gezahlt, ist dieses Schreiben gegenstandslos. Bei Fragen rufen Sie uns bitte an.',
      ),
      greeting(source),
    ],
  })
}
