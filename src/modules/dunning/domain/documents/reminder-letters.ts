import type { IsoDate } from '#core/dates.ts'
import type { DocumentBlock, DocumentModel, TotalRow } from '#core/document.ts'
import { cents, euros, formatEuro, sumCents } from '#core/money.ts'
import type { PaperOrder, PaperSource } from '#modules/orders/domain/documents/source.ts'
import {
  customerFacts,
  dated,
  fact,
  greeting,
  letter,
  pdfName,
  salutation,
  text,
} from '#modules/orders/domain/documents/letter.ts'
import { purposeOf, transferBlock } from '#modules/orders/domain/documents/transfer.ts'
import { isStageSent, letterDeadline, openInLetter, stageFees, type Stage } from '../fees.ts'

type Words = {
  title: string
  file: string
  opening(source: PaperSource): string
  demand(day: string): string
  closing: string
}

const invoiceWords = ({ order }: PaperSource) => `Rechnung ${order.f_no} vom ${dated(order.f_tarih)}`

const words: Readonly<Record<Stage, Words>> = {
  1: {
    title: 'Zahlungserinnerung',
    file: 'Zahlungserinnerung',
    opening: (source) =>
      `sicher haben Sie es nur übersehen: Für unsere ${invoiceWords(source)}, fällig am ${dated(source.order.vade_tar)}, konnten wir noch keinen vollständigen Zahlungseingang feststellen.`,
    demand: (day) => `Bitte gleichen Sie den offenen Betrag bis zum ${day} aus.`,
    closing:
      'Sollte sich Ihre Zahlung mit diesem Schreiben überschnitten haben, betrachten Sie es bitte als gegenstandslos.',
  },
  2: {
    title: 'Mahnung',
    file: 'Mahnung',
    opening: (source) =>
      `auf unsere Zahlungserinnerung haben Sie bisher nicht reagiert. Unsere ${invoiceWords(source)} ist seit dem ${dated(source.order.vade_tar)} fällig und noch offen. Für diese Mahnung berechnen wir eine Gebühr von ${formatEuro(stageFees[2])}.`,
    demand: (day) => `Bitte überweisen Sie den Gesamtbetrag bis spätestens zum ${day}.`,
    closing:
      'Haben Sie inzwischen gezahlt, ist dieses Schreiben gegenstandslos. Bei Fragen rufen Sie uns bitte an.',
  },
  3: {
    title: 'LETZTE MAHNUNG',
    file: 'Letzte-Mahnung',
    opening: (source) =>
      `trotz Zahlungserinnerung und Mahnung ist unsere ${invoiceWords(source)}, fällig seit dem ${dated(source.order.vade_tar)}, weiterhin nicht ausgeglichen. Die Mahngebühr beträgt jetzt ${formatEuro(stageFees[3])} und ersetzt die frühere.`,
    demand: (day) => `Wir fordern Sie letztmalig auf, den Gesamtbetrag bis zum ${day} zu zahlen.`,
    closing:
      'Geht bis zu diesem Tag keine Zahlung ein, übergeben wir die Forderung ohne weitere Ankündigung einem Inkassounternehmen. Die dadurch entstehenden Kosten gehen zu Ihren Lasten.',
  },
}

/** The day of the letter: that on which the stage was sent; today for one that is only looked at. */
export const letterDay = (order: PaperOrder, stage: Stage, today: IsoDate): IsoDate =>
  order[`sd_uyari_${stage}_is_tar`] ?? today

/** Payments up to the day of the letter, so that a copy says what the letter said. */
function paidBy({ payments }: PaperSource, day: IsoDate): number {
  return euros(sumCents(payments.filter((one) => one.islem_zamani <= day).map((one) => cents(one.borc))))
}

function claim(source: PaperSource, stage: Stage, paid: number): DocumentBlock {
  const { s_g_toplam } = source.order
  const rows: TotalRow[] = [{ label: 'Rechnungsbetrag', amount: s_g_toplam }]
  if (stageFees[stage]) rows.push({ label: 'Mahngebühr', amount: stageFees[stage] })
  if (paid) rows.push({ label: 'bereits gezahlt', amount: -paid })
  rows.push({ label: 'Offener Betrag', amount: openInLetter(s_g_toplam, paid, stage), style: 'strong' })
  return { type: 'totals', rows }
}

export const PREVIEW = 'VORSCHAU'

export function reminderLetter(source: PaperSource, stage: Stage): DocumentModel {
  const { order, bank } = source
  const { title, file, opening, demand, closing } = words[stage]
  const day = letterDay(order, stage, source.today)
  const paid = paidBy(source, day)
  const open = openInLetter(order.s_g_toplam, paid, stage)
  return letter(source, {
    fileName: pdfName(file, order.f_no ?? order.id),
    title,
    subtitle: `zu unserer ${invoiceWords(source)}`,
    date: day,
    watermark: isStageSent(order, stage) ? undefined : PREVIEW,
    facts: [
      ...fact('Datum', dated(day)),
      ...fact('Rechnung', order.f_no),
      ...fact('Rechnungsdatum', dated(order.f_tarih)),
      ...customerFacts(source),
    ],
    body: [
      text(salutation(source)),
      text(opening(source)),
      claim(source, stage, paid),
      text(demand(dated(letterDeadline(day))), 'strong'),
      ...(bank && open > 0 ? [transferBlock(bank, open, purposeOf(order))] : []),
      text(closing),
      greeting(source),
    ],
  })
}
