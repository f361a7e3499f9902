import type { DocumentModel } from '#core/document.ts'
import { isStageSent } from '../reminders/fees.ts'
import type { Stage } from '#core/reminder-stages.ts'
import { isCancelled, isInvoiced } from '../order/order-state.ts'
import { cancellationNumber } from './invoice-documents.ts'
import { dated, text } from './letters/letter.ts'
import { CANCELLED } from './order-documents.ts'
import { keptKinds, type DocumentFacts, type DocumentKind, type KeptKind } from './document-rules.ts'
import type { DocumentOrder } from './source.ts'

/** Issued documents are archived, as what was sent must not change afterwards. */

const stageOf: Partial<Record<DocumentKind, Stage>> = { uyari_1: 1, uyari_2: 2, uyari_3: 3 }

const isKeptKind = (kind: DocumentKind): kind is KeptKind => keptKinds.some((kept) => kept === kind)

/** The kind under which an issued document is archived; null for drafts, previews and unarchived documents. */
export function keptKind(kind: DocumentKind, order: DocumentFacts): KeptKind | null {
  if (kind === 'fatura_odendi') return 'fatura'
  if (!isKeptKind(kind)) return null
  const stage = stageOf[kind]
  const isIssued = stage ? isStageSent(order, stage) : isInvoiced(order)
  return isIssued ? kind : null
}

/** A copy for reading: it says what happened to the document, asks for no payment and has no e-invoice data. */
function copyOf({ terms: _terms, eInvoice: _data, ...model }: DocumentModel, note: string): DocumentModel {
  return { ...model, body: [text(note, 'strong'), ...model.body] }
}

function cancelledCopy(model: DocumentModel, order: DocumentOrder, kind: DocumentKind): DocumentModel {
  const by = kind === 'fatura' ? ` mit der Stornorechnung ${cancellationNumber(order)}` : ''
  const note = `Kopie: Dieser Beleg wurde am ${dated(order.sd_iptal_tar)}${by} storniert. Bitte zahlen Sie nichts.`
  return { ...copyOf(model, note), watermark: CANCELLED }
}

function paidCopy(model: DocumentModel, order: DocumentOrder): DocumentModel {
  const note = `Kopie: Diese Rechnung ist bezahlt (${dated(order.f_odeme_tar)}). Es ist nichts mehr zu zahlen. Vielen Dank!`
  return { ...copyOf(model, note), fileName: model.fileName.replace(/\.pdf$/, '-bezahlt.pdf') }
}

/** The marked copy of a cancelled or paid document; null if the document itself is printed. */
export function copyToPrint(
  kind: DocumentKind,
  model: DocumentModel,
  order: DocumentOrder,
): DocumentModel | null {
  if (kind === 'fatura_odendi') return paidCopy(model, order)
  const isValid =
    kind === 'iptal_faturasi' || stageOf[kind] !== undefined || kind === 'iade_mektubu' || !isCancelled(order)
  return isValid ? null : cancelledCopy(model, order, kind)
}
