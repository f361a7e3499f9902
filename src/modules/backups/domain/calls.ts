import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { backupStates } from '#core/backups.ts'
import { defineCall, one, savedId, type TypesOf } from '#core/calls.ts'
import { listCall } from '#core/lists/list-call.ts'
import { backupList } from './backup-list.ts'

/** The state of the backups, shown above their list. */
export const readBackupState = defineCall({
  path: '/backup/state',
  who: admin,
  input: z.object({}),
  answer: one(
    z.object({
      state: z.enum(backupStates),
      age_hours: z.number().nullable().describe('whole hours since the newest good backup'),
      is_alarming: z.boolean().describe('administrators are warned'),
      time: z.string().describe('time of the daily backup'),
      folder: z.string(),
      has_copy: z.boolean().describe('a command copies each backup off-site'),
      journal_error: z.string().nullable().describe('why erasures wait for the journal beside the backups'),
      to_erase: z.array(z.number()).describe('customers whom a restored backup brought back'),
      drilled_at: z.string().nullable().describe('last successful trial restore'),
    }),
  ),
})

/** Begins a backup and answers at once; the list shows what becomes of it. */
export const beginBackup = defineCall({
  path: '/backup/create',
  who: admin,
  writes: true,
  input: z.object({}),
  answer: savedId,
})

const backupCalls = [readBackupState, beginBackup, listCall(backupList)] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof backupCalls> {}
}
