import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { rightsTexts } from '../texts.ts'
import { privacy_request_list } from './stored/privacy_request_list.ts'

const kinds = ['access', 'erasure'] as const
const states = ['answered', 'kept', 'due', 'continued', 'erased'] as const

export const PrivacyRow = narrowed(privacy_request_list, {
  kind: z.enum(kinds),
  state: z.enum(states),
})

export type PrivacyRow = z.infer<typeof PrivacyRow>

/** Exports and erasures at the request of customers. */
export const privacyList = defineList({
  path: '/person_rights/list',
  row: PrivacyRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: rightsTexts,
  columns: {
    id: { filter: 'equals', width: 80 },
    at: { filter: 'equals', width: 140 },
    kind: {
      filter: 'equals',
      options: { values: kinds.map((value) => ({ value, text: rightsTexts[`kind_${value}`] })) },
      width: 120,
    },
    cus_id: { filter: 'equals', width: 100 },
    customer: { filter: 'contains', width: 200 },
    state: {
      filter: 'equals',
      options: { values: states.map((value) => ({ value, text: rightsTexts[`state_${value}`] })) },
      width: 170,
    },
    next_on: { filter: 'equals', width: 120 },
    row_count: { width: 90 },
    kept_count: { width: 110 },
    reason: { filter: 'contains', width: 240 },
    person: { filter: 'contains', width: 150 },
  },
  unseen: ['user_id', 'cus_code'],
})

export const privacyRequests = { list: privacyList, words: rightsTexts }
