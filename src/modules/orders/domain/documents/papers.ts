import { isAdmin, type Actor } from '#core/actor.ts'
import type { DocumentModel } from '#core/document.ts'
import type { Refusal } from '#core/errors.ts'
import { reminderLetter } from '#modules/dunning/domain/documents/reminder-letters.ts'
import { isStageSent, type Stage } from '#modules/dunning/domain/fees.ts'
import { whyNotSend } from '#modules/dunning/domain/reminders.ts'
import { bankSlip, whyNoBankSlip } from './bank-slip.ts'
import { deliveryNote } from './delivery-note.ts'
import {
  cancellationPaper,
  creditNotePaper,
  invoicePaper,
  whyNoCancellation,
  whyNoCreditNote,
  whyNoDelivery,
  whyNoInvoice,
  whyNoOrder,
} from './invoice-papers.ts'
import { orderConfirmation, orderForm } from './order-papers.ts'
import type { PaperOrder, PaperSource } from './source.ts'

type Asked = { actor: Pick<Actor, 'user_level'>; hasBank: boolean }

type Paper = {
  /** The first reason why this paper of the order does not exist. */
  whyNot(order: PaperOrder, asked: Asked): Refusal
  build(source: PaperSource): DocumentModel
  /** Shows the company as it stood when the invoice was issued. */
  isIssued?: true
}

/** A letter that was sent can be printed again; one that was not is a preview for administrators. */
const reminder = (stage: Stage): Paper => ({
  whyNot: (order, { actor }) => {
    const refusal = whyNoInvoice(order)
    if (refusal || isStageSent(order, stage)) return refusal
    return isAdmin(actor) ? whyNotSend(order, stage) : { code: 'reminder_not_sent', params: { stage } }
  },
  build: (source) => reminderLetter(source, stage),
})

/** Every paper of an order, by its name on the wire. */
export const papers = {
  siparis_onayi: { whyNot: whyNoOrder, build: orderConfirmation },
  siparis_formu: { whyNot: whyNoOrder, build: orderForm },
  fatura: { whyNot: whyNoInvoice, build: invoicePaper, isIssued: true },
  iptal_faturasi: { whyNot: whyNoCancellation, build: cancellationPaper, isIssued: true },
  gutschrift: { whyNot: whyNoCreditNote, build: creditNotePaper, isIssued: true },
  irsaliye: { whyNot: whyNoDelivery, build: deliveryNote },
  banka: { whyNot: (order, { hasBank }) => whyNoBankSlip(order, hasBank), build: bankSlip },
  uyari_1: reminder(1),
  uyari_2: reminder(2),
  uyari_3: reminder(3),
} as const satisfies Record<string, Paper>

export type PaperKind = keyof typeof papers

export const paperKinds = Object.keys(papers) as [PaperKind, ...PaperKind[]]

export const paperOf = (kind: PaperKind): Paper => papers[kind]
