import { ageInHours, backupState, isAlarming } from '#core/backups.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { readBackupFacts } from '#platform/server/backup/facts.ts'
import { readErasureTroubles } from '#platform/server/backup/erasures.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { backupList } from '../domain/backup-list.ts'
import { beginBackup, readBackupState } from '../domain/calls.ts'

const refusals = defineRefusals({
  backup_running: {
    tr: 'Bir yedekleme zaten sürüyor.',
    de: 'Es läuft bereits eine Sicherung.',
    en: 'A backup is already under way.',
  },
})

export const backupEndpoints = [
  listEndpoint(backupList, { from: 'backup_list' }),
  serve(readBackupState, async ({ db, now, services: { settings } }) => {
    const facts = await readBackupFacts(db, now)
    const state = backupState(facts, now)
    const erasures = await readErasureTroubles(db)
    const drill = await db
      .selectFrom('backups')
      .select('drilled_at')
      .where('drilled_at', 'is not', null)
      .where('drill_error', 'is', null)
      .orderBy('drilled_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return {
      item: {
        state,
        age_hours: ageInHours(facts, now),
        is_alarming: isAlarming(state),
        time: (await readCompanySettings(db)).backup_time,
        folder: settings.backupDir,
        has_copy: settings.backupCommand !== null,
        journal_error: erasures.error,
        to_erase: erasures.open,
        drilled_at: drill?.drilled_at ?? null,
      },
    }
  }),
  serve(beginBackup, async ({ actor, services }) => {
    const begun = await services.backups.begin('button', actor.id)
    if (!begun) throw new AppError(refusals.backup_running)
    return { save_response: { id: begun.id } }
  }),
]
