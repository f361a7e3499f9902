import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalDate, optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { reportForm } from '#core/days/report-range.ts'
import { customerTexts } from '../texts.ts'
import { musteri_gorusme_view } from './stored/musteri_gorusme_view.ts'

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

export type ConversationRow = z.infer<typeof musteri_gorusme_view>

/** Conversations with a customer, the latest first. */
export const conversationList = defineList({
  path: '/musteri_gorusme_view/list',
  row: musteri_gorusme_view,
  search: false,
  export: admin,
  defaultSort: ['zaman', 'DESC'],
  texts: customerTexts,
  columns: {
    zaman: { filter: 'equals', width: 140 },
    descp: {
      filter: 'equals',
      options: { list: 'sys_gorusme_asama', by: 'label' },
      lookup: { list: 'sys_gorusme_asama', key: 'sts' },
      width: 180,
    },
    note: { filter: 'contains', width: 300 },
    name_surname: { filter: 'contains', width: 140 },
  },
  unseen: ['id', 'user_name', 'cus_id', 'per_id', 'sts', 'version', 'promised_day'],
})

export const ConversationReport = reportForm({}, 'decade')
