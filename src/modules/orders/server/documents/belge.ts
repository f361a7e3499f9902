import { isAdmin } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { FileAnswer } from '#core/calls.ts'
import { tellRefusal } from '#core/calls.ts'
import { documentsRefusals } from '#core/refusals/documents.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import {
  checkEInvoice,
  getDocument,
  sendDocument,
  getXrechnung,
  type DocumentForm,
} from '#modules/orders/domain/calls.ts'
import { lacksTaxNumber } from '#modules/orders/domain/documents/company.ts'
import { issueProblems, whyNoXRechnung } from '#modules/orders/domain/documents/e-invoice/e-invoice-rules.ts'
import { isCancelled, isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { makeDocument, documentSource, type LoadedSource, type OrderDocument } from './document-source.ts'
import { xrechnungXml } from './e-invoice-xml.ts'
import { issuedFile, issuedFileId } from './issued-documents.ts'
import { readOrder } from '../order/orders.ts'
import { archivedPdf, mailDocument } from './document-mail.ts'

type Asked = SignedInCall<DocumentForm>

/** Warns the user that the document lacks the tax number, but prints it. */
const warnings = ({ company }: LoadedSource): Record<string, string> =>
  lacksTaxNumber(company) ? { 'x-document-warning': documentsRefusals.company_tax_number_missing.code } : {}

/** Issued documents come from the archive, others are drawn. */
async function fileOf({ db, actor, services }: Asked, { model, issued }: OrderDocument): Promise<FileAnswer> {
  const { documents } = services
  if (issued) return issuedFile(db, issued, await archivedPdf({ db, actor, documents }, issued))
  return { file: await documents.render(model), file_name: model.fileName, file_type: 'application/pdf' }
}

/** The XRechnung of a document, made once of the data that were kept with it. */
async function xrechnungOf(call: Asked): Promise<FileAnswer> {
  const { db, actor, input } = call
  const { source, issued } = await makeDocument(call, input.id, input.tur)
  if (!issued) {
    const { order_is_cancelled, document_needs_invoice } = ordersRefusals
    throw new AppError(isCancelled(source.order) ? order_is_cancelled : document_needs_invoice)
  }
  const fileId = await issuedFileId(db, issued, 'xml', async () => {
    refuseIf(whyNoXRechnung(source, issued.e_fatura?.buyer.email ?? source.email))
    if (!issued.e_fatura) throw new AppError(ordersRefusals.document_needs_invoice)
    const { buyer, number } = issued.e_fatura
    const addressed = { ...issued.e_fatura, buyer: { ...buyer, email: buyer.email ?? source.email } }
    return { name: `XRechnung-${number}.xml`, bytes: Buffer.from(xrechnungXml(addressed)), userId: actor.id }
  })
  return issuedFile(db, issued, fileId)
}

export const documentEndpoints = [
  serve(getDocument, async (call) => {
    const { input, actor } = call
    const document = await makeDocument(call, input.id, input.tur, input.asil === '1' && isAdmin(actor))
    return { ...(await fileOf(call, document)), headers: warnings(document.source) }
  }),
  serve(getXrechnung, async (call) => {
    const { db, actor, input } = call
    const tur = input.tur ?? (isCreditNote(await readOrder(db, actor, input.id)) ? 'gutschrift' : 'fatura')
    return xrechnungOf({ ...call, input: { id: input.id, tur } })
  }),
  serve(checkEInvoice, async (call) => ({
    problems: issueProblems(await documentSource(call, call.input.id, true)).map(
      ({ at, field, ...reason }) => ({
        ...tellRefusal(reason, call.language),
        at,
        ...(field ? { field } : {}),
      }),
    ),
  })),
  serve(sendDocument, async (call) => {
    const { db, actor, input, services, afterCommit } = call
    const document = await makeDocument(call, input.id, input.tur)
    await mailDocument({ db, actor, documents: services.documents }, document, input)
    afterCommit(() => services.wakeMail())
    return { save_response: { id: input.id } }
  }),
]
