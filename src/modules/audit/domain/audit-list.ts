import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { auditTexts, tableTexts } from '../texts.ts'
import { audit_list } from './stored/audit_list.ts'

const actions = ['INSERT', 'UPDATE', 'DELETE'] as const

const fields = z.record(z.string(), z.unknown()).nullable()

export const AuditRow = narrowed(audit_list, {
  action: z.enum(actions),
  before: fields,
  after: fields,
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
    id: { filter: 'equals', width: 90 },
    at: { filter: 'equals', width: 140 },
    user_id: {
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
    row_id: { filter: 'equals', width: 100 },
    action: {
      filter: 'equals',
      options: { values: actions.map((value) => ({ value, text: auditTexts[`action_${value}`] })) },
      width: 120,
    },
    after: { width: 340 },
    note: { filter: 'contains', width: 220 },
  },
  unseen: ['name_surname', 'before'],
})
