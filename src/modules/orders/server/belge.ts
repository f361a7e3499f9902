import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { refuseIf } from '#core/errors.ts'
import { emailAddress, optionalText, rowId } from '#core/fields.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { storeFile } from '#platform/server/files.ts'
import { queueMail } from '#platform/server/mail.ts'
import { lacksTaxNumber } from '../domain/documents/company.ts'
import { eInvoiceOf, whyNoXRechnung } from '../domain/documents/e-invoice.ts'
import { documentMail } from '../domain/documents/mail.ts'
import { paperKinds } from '../domain/documents/paper-rules.ts'
import { makePaper, paperSource, withEInvoice, type LoadedSource } from './belge-source.ts'
import { xrechnungXml } from './e-invoice-xml.ts'

const PaperForm = z.object({
  id: rowId.describe('number of the order'),
  tur: z.enum(paperKinds).describe('kind of paper'),
})

const PaperMailForm = PaperForm.extend({
  to: emailAddress(200).describe('recipient'),
  note: optionalText(4_000).describe('words of the sender'),
})

const PDF = 'application/pdf'
const MAX_BYTES = 20 * 1_048_576

/** Printing goes on without a tax number, but whoever prints should know that the paper lacks it. */
const warnings = ({ company }: LoadedSource): Record<string, string> =>
  lacksTaxNumber(company) ? { 'x-document-warning': 'company_tax_number_missing' } : {}

export const documentEndpoints = [
  endpoint({
    path: '/siparisler/belge',
    who: everyone,
    input: PaperForm,
    run: async (call) => {
      const { input, services } = call
      const { source, model } = await makePaper(call, input.id, input.tur)
      return {
        file: await services.documents.render(withEInvoice(source, input.tur, model)),
        file_name: model.fileName,
        file_type: PDF,
        headers: warnings(source),
      }
    },
  }),
  endpoint({
    path: '/siparisler/e_fatura',
    who: admin,
    input: z.object({ id: rowId.describe('number of the order') }),
    run: async (call) => {
      const source = await paperSource(call, call.input.id, true)
      refuseIf(whyNoXRechnung(source, source.email))
      return {
        file: Buffer.from(xrechnungXml(eInvoiceOf(source, source.email))),
        file_name: `XRechnung-${source.order.f_no}.xml`,
        file_type: 'application/xml',
      }
    },
  }),
  endpoint({
    path: '/siparisler/belge_mail',
    who: admin,
    writes: true,
    input: PaperMailForm,
    run: async (call) => {
      const { db, actor, input, services, afterCommit } = call
      const { source, model } = await makePaper(call, input.id, input.tur)
      const file = await services.documents.render(withEInvoice(source, input.tur, model))
      const base64 = Buffer.from(file).toString('base64')
      const fileId = await storeFile(
        db,
        { name: model.fileName, base64, userId: actor.id },
        { types: [PDF], maxBytes: MAX_BYTES },
      )
      await queueMail(db, {
        kind: 'document',
        recipient: input.to,
        ...documentMail(source, model, input.note),
        userId: actor.id,
        fileIds: [fileId],
      })
      afterCommit(() => services.wakeMail())
      return { save_response: { id: input.id } }
    },
  }),
]
