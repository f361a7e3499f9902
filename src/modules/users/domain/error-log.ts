import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { moment, number, rowId } from '#core/lists/stored-columns.ts'
import { userTexts } from '../texts.ts'

export const ErrorLogRow = z.object({
  id: rowId.describe('number of the report'),
  at: moment.describe('moment of the report'),
  user_id: number.nullable().describe('user whose browser reported'),
  user_name: z.string().nullable(),
  host: z.string().nullable(),
  message: z.string(),
  stack: z.string().nullable(),
})

export type ErrorLogRow = z.infer<typeof ErrorLogRow>

/** Errors of the browsers, for administrators. */
export const errorLogList = defineList({
  path: '/error_log/list',
  row: ErrorLogRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: userTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    at: { filter: 'equals', width: 140 },
    user_name: { filter: 'startsWith', width: 140 },
    host: { filter: 'contains', width: 160 },
    message: { filter: 'contains', width: 420 },
    stack: { filter: 'contains', width: 420 },
  },
  unseen: ['user_id'],
})
