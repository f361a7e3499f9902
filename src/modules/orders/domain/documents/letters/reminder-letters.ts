import type { IsoDate } from '#core/days/dates.ts'
import type { DocumentBlock, DocumentModel, TotalRow } from '#core/document.ts'
import { cents, euros, formatEuro, sumCents, type Cents } from '#core/money/money.ts'
import { nextOpenPart, openOf, type Part } from '#modules/orders/domain/money/allocations.ts'
import type { DocumentOrder, DocumentSource } from '../source.ts'
import { customerFacts, dated, fact, greeting, letter, pdfName, salutation, text } from './letter.ts'
import { transferBlock } from '../transfer.ts'
import {
  isStageSent,
  letterDeadline,
  openInLetter,
  proportionateFee,
  sentFee,
  stageTerms,
  type StageTerms,
} from '#modules/orders/domain/reminders/fees.ts'
import type { Stage } from '#core/reminder-stages.ts'
import { stageNames } from '#core/reminder-stages.ts'

type Words = {
  title: string
  file: string
  opening(source: DocumentSource, fee: number, isDue: boolean): string
  demand(day: string): string
  closing: string
}

const invoiceWords = ({ order }: DocumentSource) => `Rechnung ${order.f_no} vom ${dated(order.f_tarih)}`

const words: Readonly<Record<Stage, Words>> = {
  1: {
    title: stageNames[1].de,
    file: 'Zahlungserinnerung',
    opening: (source, _fee, isDue) =>
      !isDue
        ? `unsere ${invoiceWords(source)} wird am ${dated(source.order.vade_tar)} fällig. Wir möchten Sie schon heute daran erinnern.`
        : `sicher haben Sie es nur übersehen: Für unsere ${invoiceWords(source)}, fällig am ${dated(source.order.vade_tar)}, konnten wir noch keinen vollständigen Zahlungseingang feststellen.`,
    demand: (day) => `Bitte gleichen Sie den offenen Betrag bis zum ${day} aus.`,
    closing:
      'Sollte sich Ihre Zahlung mit diesem Schreiben überschnitten haben, betrachten Sie es bitte als gegenstandslos.',
  },
  2: {
    title: stageNames[2].de,
    file: 'Mahnung',
    opening: (source, fee, isDue) =>
      `auf unsere Zahlungserinnerung haben Sie bisher nicht reagiert. Unsere ${invoiceWords(source)} ist ${isDue ? 'seit dem' : 'zum'} ${dated(source.order.vade_tar)} fällig und noch offen.${fee ? ` Für diese Mahnung berechnen wir eine Gebühr von ${formatEuro(fee)}.` : ''}`,
    demand: (day) => `Bitte überweisen Sie den Gesamtbetrag bis spätestens zum ${day}.`,
    closing:
      'Haben Sie inzwischen gezahlt, ist dieses Schreiben gegenstandslos. Bei Fragen rufen Sie uns bitte an.',
  },
  3: {
    title: stageNames[3].de.toUpperCase(),
    file: 'Letzte-Mahnung',
    opening: (source, fee, isDue) =>
      `trotz Zahlungserinnerung und Mahnung ist unsere ${invoiceWords(source)}, fällig ${isDue ? 'seit dem' : 'zum'} ${dated(source.order.vade_tar)}, weiterhin nicht ausgeglichen.${fee ? ` Die Mahngebühr beträgt jetzt ${formatEuro(fee)} und ersetzt die frühere.` : ''}`,
    demand: (day) => `Wir fordern Sie letztmalig auf, den Gesamtbetrag bis zum ${day} zu zahlen.`,
    closing:
      'Geht bis zu diesem Tag keine Zahlung ein, übergeben wir die Forderung ohne weitere Ankündigung einem Inkassounternehmen. Die dadurch entstehenden Kosten gehen zu Ihren Lasten.',
  },
}

/** The date of the letter: the day on which the stage was sent, or today for a preview. */
export const letterDay = (order: DocumentOrder, stage: Stage, today: IsoDate): IsoDate =>
  order[`sd_uyari_${stage}_is_tar`] ?? today

/** Payments up to the day of the letter, so that a copy shows what the letter showed. */
const sumUntil = (entries: readonly { day: IsoDate; amount: number }[], day: IsoDate): number =>
  euros(sumCents(entries.filter((one) => one.day <= day).map((one) => cents(one.amount))))

/** A letter that was sent keeps its fee; a preview shows the current one. */
function termsOf({ order, reminders, payments }: DocumentSource, stage: Stage): StageTerms {
  const present = stageTerms(reminders, order, stage)
  if (isStageSent(order, stage)) return { ...present, fee: sentFee(order, stage) }
  const paid = sumCents(payments.map(({ borc }) => cents(borc)))
  const open = { kalan: euros((cents(order.s_g_toplam) - paid) as Cents), gecikme_farki: 0, return_charge: 0 }
  return { ...present, fee: proportionateFee(present.fee, open) }
}

type Claim = {
  fee: number
  /** What the bank charged for returned debits. */
  charge: number
  paid: number
  /** Instalments that fall due only later. */
  notYetDue: number
  demanded: number
  due: readonly Part[]
}

/** The instalments as they were on the day of the letter. */
const partsOn = ({ instalments }: DocumentSource, day: IsoDate): Part[] =>
  instalments.map((part, index) => ({
    taksit_id: index,
    due: part.tak_tar,
    amount: part.tak_tutar,
    filled: sumUntil(
      (part.filled ?? []).map((one) => ({ day: one.day, amount: one.tutar })),
      day,
    ),
  }))

/** The amount of the letter: overdue instalments with the fee; without instalments, all that is open. */
function claimOf(source: DocumentSource, fee: number, day: IsoDate): Claim {
  const payments = source.payments.map((one) => ({ day: one.islem_zamani, amount: one.borc }))
  const paid = sumUntil(payments, day)
  const charge = sumUntil(source.charges ?? [], day)
  const open = openInLetter(source.order.s_g_toplam, paid, euros((cents(fee) + cents(charge)) as Cents))
  const parts = partsOn(source, day)
  const late = parts.filter((part) => part.due < day && openOf(part) > 0)
  const next = nextOpenPart(parts)
  const due = late.length || !next ? late : [next]
  if (!parts.length || !due.length) return { fee, charge, paid, notYetDue: 0, demanded: open, due: [] }
  const isDue = (part: Part) => due.includes(part)
  const notYetDue = euros(sumCents(parts.filter((part) => !isDue(part)).map((part) => cents(openOf(part)))))
  return { fee, charge, paid, notYetDue, demanded: euros((cents(open) - cents(notYetDue)) as Cents), due }
}

function claimRows(source: DocumentSource, claim: Claim): DocumentBlock {
  const { fee, charge, paid, notYetDue, demanded } = claim
  const rows: TotalRow[] = [{ label: 'Rechnungsbetrag', amount: source.order.s_g_toplam }]
  if (fee) rows.push({ label: 'Mahngebühr', amount: fee })
  if (charge) rows.push({ label: 'Rücklastschriftgebühr der Bank', amount: charge })
  if (paid) rows.push({ label: 'bereits gezahlt', amount: -paid })
  if (notYetDue) rows.push({ label: 'noch nicht fällig', amount: -notYetDue })
  rows.push({ label: notYetDue ? 'Fälliger Betrag' : 'Offener Betrag', amount: demanded, style: 'strong' })
  return { type: 'totals', rows }
}

/** The overdue instalments, with the open amount of each. */
const dueTable = ({ due }: Claim): DocumentBlock[] =>
  due.length
    ? [
        {
          type: 'table',
          title: 'Fällige Raten',
          columns: [
            { label: 'Fällig am', kind: 'date', width: 35 },
            { label: 'Rate', kind: 'money', width: 35 },
            { label: 'davon offen', kind: 'money', width: 35 },
            { label: '', kind: 'text' },
          ],
          rows: due.map((part) => [part.due, part.amount, openOf(part), null]),
        },
      ]
    : []

export const PREVIEW = 'VORSCHAU'

export function reminderLetter(source: DocumentSource, stage: Stage): DocumentModel {
  const { order, bank } = source
  const { title, file, opening, demand, closing } = words[stage]
  const day = letterDay(order, stage, source.today)
  const { fee, days } = termsOf(source, stage)
  const claim = claimOf(source, fee, day)
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
      text(opening(source, fee, order.vade_tar < day)),
      ...dueTable(claim),
      claimRows(source, claim),
      ...(claim.notYetDue
        ? [
            text(
              `Weitere Raten über ${formatEuro(claim.notYetDue)} sind noch nicht fällig und hier nicht enthalten.`,
            ),
          ]
        : []),
      text(demand(dated(letterDeadline(day, days))), 'strong'),
      ...(bank && claim.demanded > 0 ? [transferBlock(bank, claim.demanded, order)] : []),
      text(closing),
      greeting(source),
    ],
  })
}
