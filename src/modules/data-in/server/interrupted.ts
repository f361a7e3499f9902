import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { wordsToStore } from '#core/refusal.ts'
import { announceArea } from '#platform/server/live/announced.ts'
import type { Database } from '#platform/server/database/database.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import type { Services } from '#platform/server/services.ts'
import { interrupted } from '../domain/runs.ts'

const ROUND_MS = 20_000
/** A batch takes a second, and while it is written its run is locked. */
const SILENT_SECONDS = 60

/** Stops the runs whose server has gone away, so that somebody can resume or undo them. */
export async function stopInterrupted(db: Database, silentSeconds = SILENT_SECONDS): Promise<void> {
  const words = JSON.stringify(wordsToStore(new AppError(interrupted)))
  const { numAffectedRows = 0n } = await sql`
    update data_in_runs set state = 'stopped', worker = null, problem = ${interrupted.code}, problem_words = ${words}
    where id in (select id from data_in_runs
      where state = 'running' and coalesce(beat_at, started_at) < now() - make_interval(secs => ${silentSeconds})
      for update skip locked)`.execute(db)
  if (numAffectedRows > 0n) await announceArea(db, 'data_in')
}

export const watchInterrupted = ({ db }: Pick<Services, 'db'>, onError: (error: unknown) => void) =>
  startRounds('interrupted_imports', ROUND_MS, () => stopInterrupted(db), onError)
