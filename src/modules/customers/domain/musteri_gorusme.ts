import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalDate, optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { reportForm } from '#core/report-range.ts'
import { customerTexts } from '../texts.ts'

/** A conversation as the sidebar sends it; the server adds user and time. */
export const ConversationForm = z.object({
  cus_id: rowId.describe('customer spoken with'),
  sts: z
    .preprocess((value) => (value === '' ? null : value), rowId)
    .describe('how it ended, key of sys_gorusme_asama'),
  note: optionalText(4_000).describe('what was said'),
  promised_day: optionalDate.describe(
    'day by which the customer promised to pay, with an outcome that says so',
  ),
})

export type ConversationForm = z.infer<typeof ConversationForm>

export const ConversationRow = z.object({
  id: rowId.describe('number of the conversation'),
  cus_id: z.number(),
  per_id: z.number().describe('who spoke'),
  sts: z.number(),
  descp: z.string().describe('how it ended, as a German word'),
  note: z.string().nullable(),
  zaman: z.string().describe('moment of the conversation'),
  user_name: z.string().describe('who spoke, as they sign in'),
  name_surname: z.string().describe('who spoke, as a name'),
  version: z.number(),
  promised_day: z.string().nullable().describe('day by which the customer promised to pay'),
})

export type ConversationRow = z.infer<typeof ConversationRow>

/** Conversations with a customer, the latest first. */
export const conversationList = defineList({
  path: '/musteri_gorusme_view/list',
  row: ConversationRow,
  search: false,
  export: admin,
  defaultSort: ['zaman', 'DESC'],
  texts: customerTexts,
  columns: {
    id: { kind: 'number', hidden: true },
    zaman: { kind: 'moment', filter: 'equals', width: 140 },
    descp: {
      filter: 'equals',
      options: { list: 'sys_gorusme_asama', by: 'label' },
      lookup: { list: 'sys_gorusme_asama', key: 'sts' },
      width: 180,
    },
    note: { filter: 'contains', width: 300 },
    name_surname: { filter: 'contains', width: 140 },
    user_name: { hidden: true },
    cus_id: { kind: 'number', hidden: true },
    per_id: { kind: 'number', hidden: true },
    sts: { kind: 'number', hidden: true },
    version: { kind: 'number', hidden: true },
    promised_day: { kind: 'date', hidden: true },
  },
})

export const ConversationReport = reportForm({}, 'decade')
