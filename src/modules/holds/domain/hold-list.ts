import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { holdTexts } from '../texts.ts'

export const HoldRow = z.object({
  id: rowId.describe('number of the hold'),
  draft_id: z.string().describe('draft that holds the bottles'),
  stk_id: z.number(),
  stok_code: z.string(),
  stok_name: z.string(),
  held: z.number().describe('bottles that are held'),
  available: z.number().describe('bottles that are still free beside all holds'),
  until: z.string().describe('moment at which the hold ends'),
  user_id: z.number().describe('person who holds them'),
  holder: z.string().describe('name of that person'),
  cus_id: z.number().nullable(),
  customer: z.string().nullable().describe('customer for whom they are held'),
})

export type HoldRow = z.infer<typeof HoldRow>

/** Who holds which bottles now. Colleagues see who and until when, administrators also for whom. */
export const holdList = defineList({
  path: '/hold/list',
  row: HoldRow,
  export: admin,
  defaultSort: ['until', 'ASC'],
  texts: holdTexts,
  columns: {
    holder: { filter: 'startsWith', width: 180 },
    stok_code: { filter: 'startsWith', width: 120 },
    stok_name: { filter: 'contains', width: 300 },
    held: { kind: 'number', filter: 'gte', sum: true, width: 100 },
    available: { kind: 'number', width: 100 },
    until: { kind: 'moment', width: 150 },
    customer: { filter: 'contains', width: 220, who: admin },
    cus_id: { kind: 'number', hidden: true, who: admin },
    draft_id: { hidden: true },
    stk_id: { kind: 'number', hidden: true },
    user_id: { kind: 'number', hidden: true },
    id: { kind: 'number', hidden: true },
  },
})
