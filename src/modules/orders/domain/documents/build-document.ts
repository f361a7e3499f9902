import type { DocumentModel } from '#core/document.ts'
import { returnLetter } from './letters/return-letter.ts'
import { returnForm } from './letters/return-form.ts'
import { reminderLetter } from './letters/reminder-letters.ts'
import { bankSlip } from './bank-slip.ts'
import { deliveryNote } from './letters/delivery-note.ts'
import { cancellationDocument, creditNoteDocument, invoiceDocument } from './invoice-documents.ts'
import { orderConfirmation, orderForm } from './order-documents.ts'
import type { DocumentKind } from './document-rules.ts'
import type { DocumentSource } from './source.ts'

const builders: Record<DocumentKind, (source: DocumentSource) => DocumentModel> = {
  siparis_onayi: orderConfirmation,
  siparis_formu: orderForm,
  fatura: invoiceDocument,
  fatura_odendi: invoiceDocument,
  iptal_faturasi: cancellationDocument,
  gutschrift: creditNoteDocument,
  irsaliye: deliveryNote,
  iade_formu: returnForm,
  banka: bankSlip,
  iade_mektubu: returnLetter,
  uyari_1: (source) => reminderLetter(source, 1),
  uyari_2: (source) => reminderLetter(source, 2),
  uyari_3: (source) => reminderLetter(source, 3),
}

export const buildDocument = (kind: DocumentKind, source: DocumentSource): DocumentModel =>
  builders[kind](source)

/** Documents that show the company as it was when the invoice was issued. */
const issued: ReadonlySet<DocumentKind> = new Set(['fatura', 'fatura_odendi', 'iptal_faturasi', 'gutschrift'])

export const isIssuedDocument = (kind: DocumentKind): boolean => issued.has(kind)
