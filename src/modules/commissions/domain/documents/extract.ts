import type { IsoDate } from '#core/days/dates.ts'
import type { Cell, DocumentModel, TableColumn } from '#core/document.ts'
import { text } from '#modules/orders/domain/documents/letters/letter.ts'
import { headOf, sumOf, type AccountSource } from './statement.ts'

/** A deal with everything that happened to it. */
export type ExtractDeal = {
  sip_id: number
  order_day: IsoDate
  customer: string
  place: string
  f_no: string | null
  f_tarih: IsoDate | null
  shipped_on: IsoDate | null
  paid_on: IsoDate | null
  cancelled_on: IsoDate | null
  cancel_reason: string | null
  is_credit_note: boolean
  total: number
  net: number
  rate: number | null
  slips: string | null
  expected: number
  earned: number
  paid: number
  taken_back: number
  debt: number
}

export type ExtractSource = AccountSource & { deals: readonly ExtractDeal[] }

const columns: readonly TableColumn[] = [
  { label: 'Auftrag', kind: 'text', width: 31 },
  { label: 'Kunde', kind: 'text' },
  { label: 'Ablauf', kind: 'text', width: 33 },
  { label: 'Netto', kind: 'money', width: 20 },
  { label: 'Satz %', kind: 'money', width: 16 },
  { label: 'Provision', kind: 'money', width: 22, isCarried: true },
]

const short = (day: IsoDate) => day.split('-').toReversed().join('.')

const when = (word: string, day: IsoDate | null) => (day ? [`${word} ${short(day)}`] : [])

/** The history of a deal, with days. */
function courseOf(deal: ExtractDeal): { text: string; detail: string } {
  const steps = [
    ...when('berechnet', deal.f_tarih),
    ...when('versandt', deal.shipped_on),
    ...when('bezahlt', deal.paid_on),
    ...when('storniert', deal.cancelled_on),
    ...(deal.cancel_reason ? [deal.cancel_reason] : []),
    ...(deal.slips ? [`Abrechnung ${deal.slips}`] : []),
  ]
  return { text: stateOf(deal), detail: steps.join(', ') || 'noch ohne Rechnung' }
}

function stateOf(deal: ExtractDeal): string {
  if (deal.cancelled_on) return 'storniert'
  if (deal.paid !== 0 && deal.earned === 0 && deal.expected === 0) return 'ausgezahlt'
  if (deal.earned !== 0) return 'verdient'
  return deal.expected === 0 ? 'ohne Provision' : 'erwartet'
}

export const commissionOfDeal = ({ expected, earned, paid, taken_back, debt }: ExtractDeal): number =>
  sumOf([expected, earned, paid, taken_back, debt].map((amount) => ({ amount })))

const row = (deal: ExtractDeal): readonly Cell[] => [
  {
    text: `${deal.is_credit_note ? 'Gutschrift' : 'Auftrag'} ${deal.sip_id}`,
    detail: [short(deal.order_day), deal.f_no && `Nr. ${deal.f_no}`].filter(Boolean).join(', '),
  },
  { text: deal.customer, detail: deal.place },
  courseOf(deal),
  deal.net,
  deal.rate,
  commissionOfDeal(deal),
]

const sum = (
  deals: readonly ExtractDeal[],
  field: 'net' | 'expected' | 'earned' | 'paid' | 'taken_back' | 'debt',
) => sumOf(deals.map((deal) => ({ amount: deal[field] })))

/** The book extract: every deal of the period, including those without commission. */
export function bookExtract(source: ExtractSource): DocumentModel {
  const { deals } = source
  return {
    ...headOf(source, 'Buchauszug'),
    body: [
      text(
        deals.length
          ? `Alle ${deals.length} Geschäfte nach dem Tag des Auftrags, auch stornierte und unbezahlte.`
          : 'In diesem Zeitraum gibt es keine Geschäfte.',
      ),
      ...(deals.length ? [{ type: 'table' as const, columns, rows: deals.map(row) }] : []),
      {
        type: 'totals',
        rows: [
          { label: 'Netto aller Geschäfte', amount: sum(deals, 'net') },
          { label: 'Erwartet', amount: sum(deals, 'expected') },
          { label: 'Verdient, noch nicht ausgezahlt', amount: sum(deals, 'earned') },
          { label: 'Ausgezahlt', amount: sum(deals, 'paid') },
          { label: 'Zurückgenommen', amount: sum(deals, 'taken_back') },
          { label: 'Noch zurückzunehmen', amount: sum(deals, 'debt') },
          {
            label: 'Provision',
            amount: sumOf(deals.map((deal) => ({ amount: commissionOfDeal(deal) }))),
            style: 'strong',
          },
        ],
      },
    ],
  }
}

/** The same deals with every figure in a column of its own, for a workbook. */
export const extractTable = (deals: readonly ExtractDeal[]) => ({
  columns: [
    { label: 'Auftrag', kind: 'count' },
    { label: 'Art', kind: 'text' },
    { label: 'Auftragstag', kind: 'date' },
    { label: 'Kunde', kind: 'text' },
    { label: 'Ort', kind: 'text' },
    { label: 'Rechnung', kind: 'text' },
    { label: 'Rechnungstag', kind: 'date' },
    { label: 'Versandt', kind: 'date' },
    { label: 'Bezahlt', kind: 'date' },
    { label: 'Storniert', kind: 'date' },
    { label: 'Grund', kind: 'text' },
    { label: 'Brutto', kind: 'money', isSummed: true },
    { label: 'Netto', kind: 'money', isSummed: true },
    { label: 'Satz %', kind: 'money' },
    { label: 'Abrechnungen', kind: 'text' },
    { label: 'Erwartet', kind: 'money', isSummed: true },
    { label: 'Verdient', kind: 'money', isSummed: true },
    { label: 'Ausgezahlt', kind: 'money', isSummed: true },
    { label: 'Zurückgenommen', kind: 'money', isSummed: true },
    { label: 'Noch zurückzunehmen', kind: 'money', isSummed: true },
    { label: 'Provision', kind: 'money', isSummed: true },
  ] as const,
  rows: deals.map((deal) => [
    deal.sip_id,
    deal.is_credit_note ? 'Gutschrift' : 'Auftrag',
    deal.order_day,
    deal.customer,
    deal.place,
    deal.f_no,
    deal.f_tarih,
    deal.shipped_on,
    deal.paid_on,
    deal.cancelled_on,
    deal.cancel_reason,
    deal.total,
    deal.net,
    deal.rate,
    deal.slips,
    deal.expected,
    deal.earned,
    deal.paid,
    deal.taken_back,
    deal.debt,
    commissionOfDeal(deal),
  ]),
})
