import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText, requiredText } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { speechTexts } from './speech-field-texts.ts'
import { konusma_metin_view } from './stored/konusma_metin_view.ts'

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

export type SpeechTextRow = z.infer<typeof konusma_metin_view>

export const speechTextList = defineList({
  path: '/konusma_metin/list',
  row: konusma_metin_view,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: speechTexts,
  columns: {
    id: { filter: 'contains', width: 80 },
    baslik: { filter: 'contains', width: 320 },
  },
  unseen: ['file_name', 'file_url', 'cus_category', 'metin', 'version'],
})
