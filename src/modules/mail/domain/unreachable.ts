import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { bounceTexts } from '../bounce-texts.ts'
import { unreachable_address_list } from './stored/unreachable_address_list.ts'

const states = ['closed', 'released'] as const

export const UnreachableRow = narrowed(unreachable_address_list, {
  state: z.enum(states),
})

export type UnreachableRow = z.infer<typeof UnreachableRow>

/** Addresses to which mails never arrived. */
export const unreachableList = defineList({
  path: '/mail_bounce/list',
  row: UnreachableRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: bounceTexts,
  columns: {
    id: { filter: 'equals', width: 80 },
    since: { filter: 'equals', width: 140 },
    address: { filter: 'contains', width: 220 },
    customer: { filter: 'contains', width: 190 },
    state: {
      filter: 'equals',
      options: { values: states.map((value) => ({ value, text: bounceTexts[`state_${value}`] })) },
      width: 150,
    },
    code: { filter: 'startsWith', width: 90 },
    reason: { filter: 'contains', width: 260 },
    subject: { filter: 'contains', width: 200 },
  },
  unseen: ['cus_id', 'mail_id'],
})
