import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { backupKinds } from '#core/backups.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { backupTexts } from '../texts.ts'
import { backup_list } from './stored/backup_list.ts'

const rowStates = ['good', 'running', 'failed', 'not_copied', 'removed'] as const
const drills = ['none', 'proven', 'failed'] as const

export const BackupRow = narrowed(backup_list, {
  state: z.enum(rowStates),
  kind: z.enum(backupKinds),
  drill: z.enum(drills),
})

export type BackupRow = z.infer<typeof BackupRow>

/** Every backup that was begun, for administrators. */
export const backupList = defineList({
  path: '/backup/list',
  row: BackupRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: backupTexts,
  columns: {
    id: { width: 70 },
    started_at: { filter: 'equals', width: 140 },
    state: {
      filter: 'equals',
      options: { values: rowStates.map((value) => ({ value, text: backupTexts[`state_${value}`] })) },
      width: 120,
    },
    kind: {
      filter: 'equals',
      options: { values: backupKinds.map((value) => ({ value, text: backupTexts[`kind_${value}`] })) },
      width: 100,
    },
    person: { filter: 'startsWith', width: 140 },
    size: { width: 110 },
    row_count: { width: 100 },
    drill: {
      filter: 'equals',
      options: { values: drills.map((value) => ({ value, text: backupTexts[`drill_${value}`] })) },
      width: 100,
    },
    drilled_at: { width: 140 },
    error: { filter: 'contains', width: 240 },
    offsite_at: { width: 140 },
    offsite_error: { filter: 'contains', width: 200 },
    drill_error: { filter: 'contains', width: 200 },
    node: { filter: 'startsWith', width: 120 },
    file: { filter: 'contains', width: 320 },
  },
  unseen: ['ended_at', 'sha256', 'audit_head', 'consent_head'],
})
