import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { backupKinds } from '#core/backups.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { backupTexts } from '../texts.ts'

const rowStates = ['good', 'running', 'failed', 'not_copied', 'removed'] as const
const drills = ['none', 'proven', 'failed'] as const

export const BackupRow = z.object({
  id: rowId.describe('number of the backup'),
  started_at: z.string().describe('moment of which it is'),
  ended_at: z.string().nullable().describe('moment at which it was finished'),
  state: z.enum(rowStates).describe('good, under way, failed, not copied off-site, or its file was removed'),
  kind: z.enum(backupKinds).describe('by the clock, by an administrator, by a command'),
  person: z.string().nullable().describe('administrator who asked for it'),
  size: z.number().nullable().describe('bytes of the file'),
  row_count: z.number().nullable().describe('rows of all tables'),
  drill: z.enum(drills).describe('whether it came back in a scratch database'),
  drilled_at: z.string().nullable(),
  drill_error: z.string().nullable(),
  offsite_at: z.string().nullable().describe('moment at which the off-site command ended'),
  offsite_error: z.string().nullable(),
  error: z.string().nullable(),
  node: z.string().describe('machine that made it'),
  file: z.string(),
  sha256: z.string().nullable(),
  audit_head: z.string().nullable().describe('newest set of the change log in it: number and hash'),
  consent_head: z.string().nullable().describe('newest entry of the consents in it: number and hash'),
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
    id: { kind: 'number', width: 70 },
    started_at: { kind: 'moment', filter: 'equals', width: 140 },
    ended_at: { kind: 'moment', hidden: true },
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
    size: { kind: 'number', width: 110 },
    row_count: { kind: 'number', width: 100 },
    drill: {
      filter: 'equals',
      options: { values: drills.map((value) => ({ value, text: backupTexts[`drill_${value}`] })) },
      width: 100,
    },
    drilled_at: { kind: 'moment', width: 140 },
    error: { filter: 'contains', width: 240 },
    offsite_at: { kind: 'moment', width: 140 },
    offsite_error: { filter: 'contains', width: 200 },
    drill_error: { filter: 'contains', width: 200 },
    node: { filter: 'startsWith', width: 120 },
    file: { filter: 'contains', width: 320 },
    sha256: { hidden: true },
    audit_head: { hidden: true },
    consent_head: { hidden: true },
  },
})
