import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { bounceTexts } from '../bounce-texts.ts'

const states = ['closed', 'released'] as const

export const UnreachableRow = z.object({
  id: rowId,
  address: z.string().describe('address to which nothing could be delivered'),
  cus_id: z.number().nullable().describe('customer with this address'),
  customer: z.string().nullable(),
  code: z.string().describe('status of the mail server, such as 5.1.1'),
  reason: z.string().describe('what the mail server said'),
  mail_id: z.number().nullable(),
  subject: z.string().nullable().describe('the mail that came back'),
  since: z.string(),
  state: z.enum(states).describe('closed: no further mails; released: somebody lets mails go there again'),
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
    id: { kind: 'number', filter: 'equals', width: 80 },
    since: { kind: 'moment', filter: 'equals', width: 140 },
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
    cus_id: { kind: 'number', hidden: true },
    mail_id: { kind: 'number', hidden: true },
  },
})
