import { isAdmin, type Actor } from '#core/actor.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { isStageSent } from '../reminders/fees.ts'
import { stages } from '#core/reminder-stages.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import {
  documentKinds,
  documentTitle,
  whyNoDocument,
  whyNotMailed,
  type DocumentFacts,
  type DocumentKind,
} from './document-rules.ts'
import { isCancelled, isCreditNote, isInvoiced } from '../order/order-state.ts'

export type PrintedOrder = DocumentFacts & {
  id: number
  cus_id: number
  f_no: string | null
  cus_firm: string | null
}

/** A reminder that was not sent is only shown on request. */
const isSentReminder = (kind: DocumentKind, order: PrintedOrder) =>
  stages.every((stage) => kind !== `uyari_${stage}` || isStageSent(order, stage))

/**
 * A document of an order for the viewer, with its other documents to page through, and for administrators with
 * mail and, where the customer is a company, the e-invoice.
 */
export function viewerRequest(order: PrintedOrder, tur: DocumentKind, actor: Actor, language: Language) {
  const documents = documentKinds.filter(
    (kind) =>
      kind === tur ||
      (isSentReminder(kind, order) && whyNoDocument(kind, order, { actor, hasBank: true }) === null),
  )
  const isCompany = isInvoiced(order) && Boolean(order.cus_firm)
  const data = isCancelled(order) ? ('iptal_faturasi' as const) : issuedDocument(order)
  const original = {
    label: say(orderTexts.document_original, language),
    input: { id: order.id, tur: mainDocument(order), asil: '1' as const },
  }
  return {
    title: `${say(documentTitle(tur), language)} · ${order.f_no ?? order.id}`,
    path: '/siparisler/belge' as const,
    input: { id: order.id, tur },
    documents: [
      ...documents.map((kind) => ({
        label: say(documentTitle(kind), language),
        input: { id: order.id, tur: kind },
        whyNotMailed: whyNotMailed(kind, order),
      })),
      ...(isAdmin(actor) && isInvoiced(order) && isCancelled(order) ? [original] : []),
    ],
    ...(isAdmin(actor)
      ? {
          mail: {
            path: '/siparisler/belge_mail' as const,
            customer: order.cus_id,
          },
          files: isCompany
            ? [
                {
                  label: 'XRechnung',
                  path: '/siparisler/e_fatura' as const,
                  input: { id: order.id, tur: data },
                },
              ]
            : [],
        }
      : {}),
  }
}

/** What is issued for an order: a credit note or an invoice. */
const issuedDocument = (order: DocumentFacts): 'gutschrift' | 'fatura' =>
  isCreditNote(order) ? 'gutschrift' : 'fatura'

/** The most important document of an order in its state. */
export const mainDocument = (order: DocumentFacts): DocumentKind =>
  isCreditNote(order) || isInvoiced(order) ? issuedDocument(order) : 'siparis_onayi'
