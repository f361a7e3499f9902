import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { mergeTexts } from '../texts.ts'
import { customer_duplicates } from './stored/customer_duplicates.ts'

export type DuplicateRow = z.infer<typeof customer_duplicates>

/** Two such columns, the menu of a row and the edges fit into the width of a telephone. */
const NAME_LEAST = 144

/** Possible duplicates, each beside the oldest record that shares something with it. */
export const duplicateList = defineList({
  path: '/customer_merge/list',
  row: customer_duplicates,
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
    id: { filter: 'startsWith', width: 90 },
    other_id: { filter: 'startsWith', width: 90 },
  },
  unseen: ['cus_code', 'other_code'],
})
