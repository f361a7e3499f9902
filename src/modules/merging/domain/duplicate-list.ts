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

/** Two such columns, the menu of a row and the edges fit into the width of a telephone. */
const NAME_LEAST = 144

/** Possible duplicates, each beside the oldest record that shares something with it. */
export const duplicateList = defineList({
  path: '/customer_merge/list',
  row: DuplicateRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: mergeTexts,
  columns: {
    name: { filter: 'contains', width: 220, least: NAME_LEAST },
    other_name: { filter: 'contains', width: 220, least: NAME_LEAST },
    reasons: { filter: 'contains', width: 200 },
    cus_city: { filter: 'startsWith', width: 140 },
    other_city: { filter: 'startsWith', width: 140 },
    id: { kind: 'number', filter: 'startsWith', width: 90 },
    other_id: { kind: 'number', filter: 'startsWith', width: 90 },
    cus_code: { hidden: true },
    other_code: { hidden: true },
  },
})
