import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, fileContent, one, savedId, toldRefusal } from '#core/calls.ts'
import { companyFields } from '#core/company/company-fields.ts'
import { emailAddress, flag, optionalText, rowId } from '#core/fields.ts'
import { chosenRows } from '#core/lists/selection.ts'
import { storedRows } from '#core/stored-rows.ts'
import { documentKinds } from '../documents/document-rules.ts'

const ofOrder = z.object({ id: rowId.describe('number of the order') })

const DocumentForm = ofOrder.extend({
  tur: z.enum(documentKinds).describe('kind of document'),
  asil: flag.nullish().describe('the document as it was issued, although it was cancelled since'),
})

export type DocumentForm = z.output<typeof DocumentForm>

export const getDocument = defineCall({
  path: '/siparisler/belge',
  who: everyone,
  input: DocumentForm,
  answer: fileContent,
})

export const sendDocument = defineCall({
  path: '/siparisler/belge_mail',
  who: admin,
  writes: true,
  input: DocumentForm.extend({
    to: emailAddress(200).describe('recipient'),
    note: optionalText(4_000).describe('words of the sender'),
  }),
  answer: savedId,
})

export const getXrechnung = defineCall({
  path: '/siparisler/e_fatura',
  who: admin,
  input: ofOrder.extend({
    tur: z.enum(['fatura', 'gutschrift', 'iptal_faturasi']).nullish().describe('kind of document'),
  }),
  answer: fileContent,
})

const problemPlaces = ['company', 'customer', 'order'] as const

export type ProblemPlace = (typeof problemPlaces)[number]

const EInvoiceProblem = toldRefusal.extend({
  at: z.enum(problemPlaces).describe('where somebody goes to put it right'),
  field: z.enum(companyFields).optional().describe('the field of the company record'),
})

export type EInvoiceProblem = z.infer<typeof EInvoiceProblem>

export const checkEInvoice = defineCall({
  path: '/siparisler/e_fatura_kontrol',
  who: everyone,
  input: ofOrder,
  answer: z.object({ problems: z.array(EInvoiceProblem) }),
})

/** A document that could not be printed; the others of the job are. */
const FailedDocument = toldRefusal.extend({ id: z.number() })

const DocumentJob = storedRows.belge_isleri.pick({ id: true, toplam: true, biten: true }).extend({
  tur: z.enum(documentKinds),
  status: z.enum(['running', 'done', 'cancelled', 'failed']),
  gonderilen: z.number().describe('documents that were mailed instead of printed'),
  hatalar: z.array(FailedDocument),
  file_name: z.string().nullable(),
})

export type DocumentJob = z.infer<typeof DocumentJob>

const ofJob = z.object({ id: rowId.describe('number of the job') })

/** Most documents in one file. */
export const MOST_DOCUMENTS = 1_000

/** The documents of these orders, in the order of the pages. */
export const createJob = defineCall({
  path: '/belge_isi/create',
  who: admin,
  writes: true,
  input: z.object({
    tur: z.enum(documentKinds).describe('kind of document'),
    gonder: flag.default('0').describe('mail to customers with an address, print the rest'),
    ...chosenRows(MOST_DOCUMENTS),
  }),
  answer: savedId,
})

export const getJob = defineCall({
  path: '/belge_isi/get',
  who: admin,
  input: ofJob,
  answer: one(DocumentJob),
})

export const cancelJob = defineCall({
  path: '/belge_isi/cancel',
  who: admin,
  writes: true,
  input: ofJob,
  answer: savedId,
})

export const jobFile = defineCall({
  path: '/belge_isi/file',
  who: admin,
  input: ofJob,
  answer: fileContent,
})

export const documentCalls = [
  getDocument,
  sendDocument,
  getXrechnung,
  checkEInvoice,
  createJob,
  getJob,
  cancelJob,
  jobFile,
] as const
