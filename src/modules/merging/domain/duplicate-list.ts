import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { mergeTexts } from '../texts.ts'

export const DuplicateRow = z.object({
  id: rowId.describe('younger customer'),
  reasons: z.string().describe('what both share: phone, email, iban, name (with postcode)'),
  cus_code: z.string().nullable(),
  name: z.string().nullable(),
  cus_city: z.string().nullable(),
  other_id: z.number().describe('older customer'),
  other_code: z.string().nullable(),
  other_name: z.string().nullable(),
  other_city: z.string().nullable(),
})

export type DuplicateRow = z.infer<typeof DuplicateRow>

/** Records that may be one customer, each beside the oldest that shares something with it. */
export const duplicateList = defineList({
  path: '/customer_merge/list',
  row: DuplicateRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: mergeTexts,
  columns: {
    reasons: { filter: 'contains', width: 200 },
    id: { kind: 'number', filter: 'startsWith', width: 90 },
    name: { filter: 'contains', width: 220 },
    cus_city: { filter: 'startsWith', width: 140 },
    other_id: { kind: 'number', filter: 'startsWith', width: 90 },
    other_name: { filter: 'contains', width: 220 },
    other_city: { filter: 'startsWith', width: 140 },
    cus_code: { hidden: true },
    other_code: { hidden: true },
  },
})
