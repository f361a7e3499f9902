import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalDate, optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { customerTexts } from '../texts.ts'
import { cus_files_view } from './stored/cus_files_view.ts'

/** PDF and Word, by content, up to ten megabytes. */
export const customerFileRule = {
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  maxBytes: 10 * 1_048_576,
}

export const FILE_PAGE_SIZE = 3

/** A file of a customer as the panel sends it. */
export const CustomerFileForm = z.object({
  cus_id: rowId.describe('customer the file belongs to'),
  baslik: optionalText(200).describe('title'),
  file_name: optionalText(200).describe('name to download it by'),
  file_url: optionalText(500).describe('stored, without effect'),
  date: optionalDate.describe('day of the document; empty: today'),
  base_64: z.string().min(1, { message: 'requiredField' }).describe('content in base64'),
})

export type CustomerFileForm = z.infer<typeof CustomerFileForm>

export type CustomerFileRow = z.infer<typeof cus_files_view>

/** The files of a customer, the newest first. */
export const customerFileList = defineList({
  path: '/cus_files/list',
  row: cus_files_view,
  search: false,
  export: admin,
  pageSize: FILE_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: customerTexts,
  columns: {
    id: { width: 70 },
    baslik: { filter: 'contains', width: 200 },
    file_name: { filter: 'contains', width: 200 },
    date: { filter: 'equals', width: 110 },
  },
  unseen: ['file_type', 'size', 'file_url', 'cus_id', 'version'],
})
