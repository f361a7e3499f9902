import { isAdmin, type Actor } from '#core/actor.ts'
import { say, type Language } from '#core/texts.ts'
import { isStageSent, stages } from './reminders/fees.ts'
import { orderTexts } from '../texts.ts'
import { paperKinds, whyNoPaper, type PaperFacts, type PaperKind } from './documents/paper-rules.ts'
import { isCancelled, isCreditNote, isInvoiced } from './order-state.ts'

type PrintedOrder = PaperFacts & { id: number; cus_id: number; f_no: string | null; cus_firm: string | null }

export const paperName = (kind: PaperKind, language: Language): string =>
  say(orderTexts[`paper_${kind}`], language)

/** A reminder that was never sent is shown only to whoever asks for it. */
const isSentReminder = (kind: PaperKind, order: PrintedOrder) =>
  stages.every((stage) => kind !== `uyari_${stage}` || isStageSent(order, stage))

/**
 * A paper of an order as the viewer takes it: with its other papers to page through, and for administrators with mail
 * and, where the customer is a company, the e-invoice.
 */
function paperRequest(order: PrintedOrder, tur: PaperKind, actor: Actor, language: Language) {
  const papers = paperKinds.filter(
    (kind) =>
      kind === tur ||
      (isSentReminder(kind, order) && whyNoPaper(kind, order, { actor, hasBank: true }) === null),
  )
  const isCompany = isInvoiced(order) && Boolean(order.cus_firm)
  const data = isCancelled(order) ? ('iptal_faturasi' as const) : issuedPaper(order)
  const original = {
    label: say(orderTexts.paper_original, language),
    input: { id: order.id, tur: mainPaper(order), asil: '1' as const },
  }
  return {
    title: `${paperName(tur, language)} · ${order.f_no ?? order.id}`,
    path: '/siparisler/belge' as const,
    input: { id: order.id, tur },
    papers: [
      ...papers.map((kind) => ({ label: paperName(kind, language), input: { id: order.id, tur: kind } })),
      ...(isAdmin(actor) && isInvoiced(order) && isCancelled(order) ? [original] : []),
    ],
    ...(isAdmin(actor)
      ? {
          mail: {
            path: '/siparisler/belge_mail' as const,
            recipient: {
              path: '/customers/get' as const,
              input: { id: order.cus_id },
              field: 'cus_email',
            },
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

/** The papers of orders as other areas show them; they often know no more than the number of the order. */
export const orderPapers = { request: paperRequest, path: '/siparisler/get' } as const

/** What is issued for an order: a credit note or an invoice. */
const issuedPaper = (order: PaperFacts): 'gutschrift' | 'fatura' =>
  isCreditNote(order) ? 'gutschrift' : 'fatura'

/** The paper that tells most about an order as it stands. */
export const mainPaper = (order: PaperFacts): PaperKind =>
  isCreditNote(order) || isInvoiced(order) ? issuedPaper(order) : 'siparis_onayi'
