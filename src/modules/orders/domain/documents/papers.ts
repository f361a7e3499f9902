import type { DocumentModel } from '#core/document.ts'
import { reminderLetter } from './reminder-letters.ts'
import { bankSlip } from './bank-slip.ts'
import { deliveryNote } from './delivery-note.ts'
import { cancellationPaper, creditNotePaper, invoicePaper } from './invoice-papers.ts'
import { orderConfirmation, orderForm } from './order-papers.ts'
import type { PaperKind } from './paper-rules.ts'
import type { PaperSource } from './source.ts'

const builders: Record<PaperKind, (source: PaperSource) => DocumentModel> = {
  siparis_onayi: orderConfirmation,
  siparis_formu: orderForm,
  fatura: invoicePaper,
  fatura_odendi: invoicePaper,
  iptal_faturasi: cancellationPaper,
  gutschrift: creditNotePaper,
  irsaliye: deliveryNote,
  banka: bankSlip,
  uyari_1: (source) => reminderLetter(source, 1),
  uyari_2: (source) => reminderLetter(source, 2),
  uyari_3: (source) => reminderLetter(source, 3),
}

export const buildPaper = (kind: PaperKind, source: PaperSource): DocumentModel => builders[kind](source)

/** Papers that show the company as it stood when the invoice was issued. */
const issued: ReadonlySet<PaperKind> = new Set(['fatura', 'fatura_odendi', 'iptal_faturasi', 'gutschrift'])

export const isIssuedPaper = (kind: PaperKind): boolean => issued.has(kind)
