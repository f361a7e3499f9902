import type { IsoDate } from '#core/days/dates.ts'
import { isAdmin, type Actor } from '#core/actor.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import type { Text } from '#core/texts/texts.ts'
import { mailRefusals } from '#modules/mail/domain/refusals.ts'
import { isStageSent, type ReminderFlags } from '../reminders/fees.ts'
import type { Stage } from '#core/reminder-stages.ts'
import { whyNotSend } from '../reminders/reminders.ts'
import { stageNames } from '#core/reminder-stages.ts'
import {
  isCancelled,
  isClosed,
  isCreditNote,
  isDisputed,
  isInvoiced,
  isPlainOrder,
  isQuote,
  isSent,
  type OrderState,
} from '../order/order-state.ts'
import { ordersRefusals } from '../refusals.ts'

const refusals = defineRefusals({
  invoice_from_old_system: {
    tr: 'Bu fatura önceki sistemde düzenlendi; aslı oradadır.',
    de: 'Diese Rechnung wurde im früheren System ausgestellt; ihr Original liegt dort.',
    en: 'This invoice was issued in the earlier system; its original is there.',
  },
  document_nothing_to_pay: {
    tr: 'Bu faturada ödenecek tutar kalmadı.',
    de: 'Bei dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is left to pay on this invoice.',
  },
  nothing_was_sent: {
    tr: 'Bu sipariş henüz gönderilmedi.',
    de: 'Dieser Auftrag wurde noch nicht versandt.',
    en: 'This order has not been sent yet.',
  },
  debit_not_returned: {
    tr: 'Bu faturada geri dönen tahsilat yok.',
    de: 'Zu dieser Rechnung kam keine Lastschrift zurück.',
    en: 'No debit of this invoice came back.',
  },
})

/** What decides whether an order has a document. */
export type DocumentFacts = OrderState & ReminderFlags & { kalan: number; tahsilat_gun: IsoDate | null }

type Asked = { actor: Pick<Actor, 'user_level'>; hasBank: boolean; isReturned?: boolean }

/** The first reason why an order has no such document. */
type Rule = (order: DocumentFacts, asked: Asked) => Refusal

const whyNoOrder: Rule = (order) => (isCreditNote(order) ? ordersRefusals.order_kind_wrong : null)

/** A document of an invoice is printed when the invoice exists. */
const whyNoInvoice = (order: DocumentFacts): Refusal => {
  if (!isPlainOrder(order)) return ordersRefusals.order_kind_wrong
  return isInvoiced(order) ? null : ordersRefusals.document_needs_invoice
}

/** An invoice that is settled, to be handed over with its goods. */
const whyNoPaidCopy = (order: DocumentFacts): Refusal => {
  const refusal = whyNoInvoice(order)
  if (refusal) return refusal
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  return isClosed(order) ? null : ordersRefusals.order_not_closed
}

const whyNoBankSlip: Rule = (order, { hasBank }) => {
  const refusal = whyNoInvoice(order)
  if (refusal) return refusal
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  if (isClosed(order) || order.kalan <= 0) return refusals.document_nothing_to_pay
  return hasBank ? null : ordersRefusals.company_iban_invalid
}

/** Only orders have a delivery. */
const whyNoGoods = (order: DocumentFacts): Refusal =>
  isQuote(order) || isCreditNote(order) ? ordersRefusals.order_kind_wrong : null

/** A letter that was sent can be printed again; one that was not is a preview for administrators. */
const whyNoReminder =
  (stage: Stage): Rule =>
  (order, { actor }) => {
    const refusal = whyNoInvoice(order)
    if (refusal || isStageSent(order, stage)) return refusal
    return isAdmin(actor)
      ? whyNotSend(order, stage)
      : { ...ordersRefusals.reminder_not_sent, params: { stage } }
  }

/** The title of a document, and why an order does not have it. */
type Described = { title: Text; whyNot: Rule }

/** Every document of an order, by its name on the wire. */
const documents = {
  siparis_onayi: {
    title: { tr: 'Sipariş onayı', de: 'Auftragsbestätigung', en: 'Order confirmation' },
    whyNot: whyNoOrder,
  },
  siparis_formu: {
    title: { tr: 'Sipariş formu', de: 'Bestellschein', en: 'Order form' },
    whyNot: whyNoOrder,
  },
  fatura: { title: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' }, whyNot: whyNoInvoice },
  iptal_faturasi: {
    title: { tr: 'İptal faturası', de: 'Stornorechnung', en: 'Cancellation invoice' },
    whyNot: (order) =>
      whyNoInvoice(order) ?? (isCancelled(order) ? null : ordersRefusals.order_not_cancelled),
  },
  fatura_odendi: {
    title: { tr: 'Ödenmiş fatura (kopya)', de: 'Bezahlte Rechnung (Kopie)', en: 'Paid invoice (copy)' },
    whyNot: whyNoPaidCopy,
  },
  gutschrift: {
    title: { tr: 'İade faturası', de: 'Gutschrift', en: 'Credit note' },
    whyNot: (order) => (isCreditNote(order) ? null : ordersRefusals.order_kind_wrong),
  },
  irsaliye: {
    title: { tr: 'İrsaliye', de: 'Lieferschein', en: 'Delivery note' },
    whyNot: whyNoGoods,
  },
  iade_formu: {
    title: { tr: 'İade formu', de: 'Rücksendeschein', en: 'Return form' },
    whyNot: (order) => whyNoGoods(order) ?? (isSent(order) ? null : refusals.nothing_was_sent),
  },
  banka: { title: { tr: 'Banka fişi', de: 'Überweisung', en: 'Bank slip' }, whyNot: whyNoBankSlip },
  iade_mektubu: {
    title: {
      tr: 'Geri dönen tahsilat mektubu',
      de: 'Brief zur Rücklastschrift',
      en: 'Letter about a returned debit',
    },
    whyNot: (order, { isReturned }) =>
      whyNoInvoice(order) ?? (isReturned ? null : refusals.debit_not_returned),
  },
  uyari_1: {
    title: stageNames[1],
    whyNot: whyNoReminder(1),
  },
  uyari_2: { title: stageNames[2], whyNot: whyNoReminder(2) },
  uyari_3: {
    title: stageNames[3],
    whyNot: whyNoReminder(3),
  },
} as const satisfies Record<string, Described>

export type DocumentKind = keyof typeof documents

/** Documents that are kept as they were issued. */
export const keptKinds = [
  'fatura',
  'iptal_faturasi',
  'gutschrift',
  'uyari_1',
  'uyari_2',
  'uyari_3',
  'iade_mektubu',
] as const

export type KeptKind = (typeof keptKinds)[number]

export const documentKinds = Object.keys(documents) as [DocumentKind, ...DocumentKind[]]

export const documentTitle = (kind: DocumentKind): Text => documents[kind].title

export const whyNoDocument = (kind: DocumentKind, order: DocumentFacts, asked: Asked): Refusal =>
  documents[kind].whyNot(order, asked)

const reminders: ReadonlySet<DocumentKind> = new Set(['uyari_1', 'uyari_2', 'uyari_3'])

/** Letters that ask for the money of an invoice. */
export const isReminder = (kind: DocumentKind) => reminders.has(kind)

/** Issued documents can be viewed and printed, but no reminder of a disputed invoice is mailed. */
export const whyNotMailed = (kind: DocumentKind, order: Pick<OrderState, 'disputed_on'>): Refusal =>
  isReminder(kind) && isDisputed(order) ? mailRefusals.order_is_disputed : null

const documentsOfLines: ReadonlySet<DocumentKind> = new Set([
  'siparis_onayi',
  'siparis_formu',
  'fatura',
  'fatura_odendi',
  'irsaliye',
  'iade_formu',
])

/** The original of an invoice from another system is there, so it is not printed here. */
export const whyElsewhere = (kind: DocumentKind, isFromElsewhere: boolean): Refusal =>
  isFromElsewhere && documentsOfLines.has(kind) ? refusals.invoice_from_old_system : null
