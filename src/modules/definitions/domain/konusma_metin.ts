import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText, requiredText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { speechTexts } from './konusma_metin-texts.ts'

/** A PDF, checked by content, up to ten megabytes. */
export const speechTextRule = { types: ['application/pdf'], maxBytes: 10 * 1_048_576 }

/** A speech text: what to say on the telephone, as a PDF under a title. */
export const SpeechTextForm = z.object({
  baslik: requiredText(200).describe('title of the speech text'),
  file_name: optionalText(200).describe('name of the file'),
  file_url: optionalText(500).describe('stored, without effect'),
  cus_category: optionalText(10).describe('category of customers it is for; empty: all'),
  metin: optionalText(4_000).describe('what is said; {name}, {wine} and {seller} are filled in'),
  base_64: z.string().min(1, { message: 'requiredField' }).describe('the PDF in base64'),
})

export type SpeechTextForm = z.infer<typeof SpeechTextForm>

export const SpeechTextRow = z.object({
  id: rowId.describe('number of the speech text'),
  baslik: z.string(),
  file_name: z.string(),
  file_url: z.string().nullable(),
  cus_category: z.string().nullable(),
  metin: z.string().nullable(),
  version: z.number(),
})

export type SpeechTextRow = z.infer<typeof SpeechTextRow>

export const speechTextList = defineList({
  path: '/konusma_metin/list',
  row: SpeechTextRow,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: speechTexts,
  columns: {
    id: { kind: 'number', filter: 'contains', width: 80 },
    baslik: { filter: 'contains', width: 320 },
    file_name: { hidden: true },
    file_url: { hidden: true },
    cus_category: { hidden: true },
    metin: { hidden: true },
    version: { kind: 'number', hidden: true },
  },
})
