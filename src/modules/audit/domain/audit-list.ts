import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { auditTexts, tableTexts } from '../texts.ts'

const actions = ['INSERT', 'UPDATE', 'DELETE'] as const

const fields = z.record(z.string(), z.unknown()).nullable()

export const AuditRow = z.object({
  id: rowId.describe('number of the entry'),
  at: z.string().describe('moment of the change'),
  user_id: z.number().nullable().describe('who changed it; empty for the system'),
  name_surname: z.string().nullable().describe('name of that person'),
  table_name: z.string().describe('table of the record'),
  row_id: z.number().describe('number of the record'),
  action: z.enum(actions).describe('INSERT created, UPDATE changed, DELETE deleted'),
  before: fields.describe('changed fields as they were; all of a deleted record'),
  after: fields.describe('changed fields as they became; all of a new record'),
  note: z.string().nullable().describe('reason that was given'),
})

export type AuditRow = z.infer<typeof AuditRow>

/** Every change of every watched record, for administrators. */
export const auditList = defineList({
  path: '/audit/list',
  row: AuditRow,
  see: admin,
  export: admin,
  search: false,
  defaultSort: ['id', 'DESC'],
  texts: auditTexts,
  printed: { user_id: { needs: ['name_surname'] }, after: { needs: ['before', 'action', 'table_name'] } },
  columns: {
    id: { kind: 'number', filter: 'equals', width: 90 },
    at: { kind: 'moment', filter: 'equals', width: 140 },
    user_id: {
      kind: 'number',
      filter: 'equals',
      options: { list: 'sys_users', by: 'key' },
      lookup: { list: 'sys_users', key: 'user_id' },
      width: 170,
    },
    table_name: {
      filter: 'equals',
      options: { values: Object.entries(tableTexts).map(([value, text]) => ({ value, text })) },
      width: 160,
    },
    row_id: { kind: 'number', filter: 'equals', width: 100 },
    action: {
      filter: 'equals',
      options: { values: actions.map((value) => ({ value, text: auditTexts[`action_${value}`] })) },
      width: 120,
    },
    after: { width: 340 },
    note: { filter: 'contains', width: 220 },
    name_surname: { hidden: true },
    before: { hidden: true },
  },
})
