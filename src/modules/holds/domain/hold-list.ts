import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { holdTexts } from '../texts.ts'
import { hold_list } from './stored/hold_list.ts'

export type HoldRow = z.infer<typeof hold_list>

/** Who holds which bottles now. Colleagues see who and until when, administrators also for whom. */
export const holdList = defineList({
  path: '/hold/list',
  row: hold_list,
  export: admin,
  defaultSort: ['until', 'ASC'],
  texts: holdTexts,
  columns: {
    holder: { filter: 'startsWith', width: 180 },
    stok_code: { filter: 'startsWith', width: 120 },
    stok_name: { filter: 'contains', width: 300 },
    held: { filter: 'gte', sum: true, width: 100 },
    available: { width: 100 },
    until: { width: 150 },
    customer: { filter: 'contains', width: 220, who: admin },
    cus_id: { shown: 'never', who: admin },
  },
  unseen: ['draft_id', 'stk_id', 'user_id', 'id'],
})
