import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { rightsTexts } from '../texts.ts'

const kinds = ['access', 'erasure'] as const
const states = ['answered', 'kept', 'due', 'continued', 'erased'] as const

export const PrivacyRow = z.object({
  id: rowId,
  at: z.string().describe('moment of the act'),
  kind: z.enum(kinds).describe('access: everything as a file; erasure'),
  cus_id: z.number().describe('number of the customer'),
  cus_code: z.string().nullable(),
  customer: z.string().nullable().describe('name, as long as it is stored'),
  user_id: z.number(),
  person: z.string().nullable().describe('who did it'),
  state: z
    .enum(states)
    .describe('answered; kept: a part is kept; due: more can be erased; continued; erased'),
  next_on: z.string().nullable().describe('day from which more can be erased'),
  row_count: z.number().describe('rows told about or erased'),
  kept_count: z.number().describe('rows that are kept'),
  reason: z.string().nullable(),
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
    id: { kind: 'number', filter: 'equals', width: 80 },
    at: { kind: 'moment', filter: 'equals', width: 140 },
    kind: {
      filter: 'equals',
      options: { values: kinds.map((value) => ({ value, text: rightsTexts[`kind_${value}`] })) },
      width: 120,
    },
    cus_id: { kind: 'number', filter: 'equals', width: 100 },
    customer: { filter: 'contains', width: 200 },
    state: {
      filter: 'equals',
      options: { values: states.map((value) => ({ value, text: rightsTexts[`state_${value}`] })) },
      width: 170,
    },
    next_on: { kind: 'date', filter: 'equals', width: 120 },
    row_count: { kind: 'number', width: 90 },
    kept_count: { kind: 'number', width: 110 },
    reason: { filter: 'contains', width: 240 },
    person: { filter: 'contains', width: 150 },
    user_id: { kind: 'number', hidden: true },
    cus_code: { hidden: true },
  },
})

export const privacyRequests = { list: privacyList, words: rightsTexts }
