import { AppError } from '#core/errors.ts'
import { wordsToStore } from '#core/refusal.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import type { Text } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusalOf } from '#platform/server/database/database-errors.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { problemWords, retryAt } from '../domain/saved.ts'
import { ownerNow, type Stored } from './stored-report.ts'

/** The owner no longer exists or may no longer see the report. */
export class OwnerGone extends Error {}

/** Refusals are reported to the owner; everything else is logged as well. */
export const isUnexpected = (error: unknown) => !(error instanceof AppError || error instanceof OwnerGone)

/** The database was unreachable, overloaded or full, which is not a fault of the report. */
const OUTAGES: ReadonlySet<string | undefined> = new Set(
  [platformRefusals.ERR_ESOCKET, platformRefusals.server_busy, platformRefusals.database_cannot_store].map(
    ({ code }) => code,
  ),
)

const OUTAGE_MINUTES = 5

type Outcome = {
  attempts: number
  next_at: Temporal.Instant | null
  problem: string | null
  words: Partial<Text>
}

/** What happens to a report that could not be mailed: a refusal pauses it, other errors do after some attempts. */
function outcomeOf(report: Stored, error: unknown, now: Temporal.Instant): Outcome {
  const { attempts } = report
  if (error instanceof OwnerGone) return { attempts, next_at: null, problem: 'owner_gone', words: {} }
  if (error instanceof AppError)
    return { attempts, next_at: null, problem: error.code, words: wordsToStore(error) }
  const refusal = refusalOf(error)
  if (OUTAGES.has(refusal?.code))
    return { attempts, next_at: now.add({ minutes: OUTAGE_MINUTES }), problem: null, words: {} }
  return {
    attempts: attempts + 1,
    next_at: retryAt(attempts + 1, now),
    problem: refusal?.code ?? 'report_failed',
    words: refusal ? wordsToStore(refusal) : {},
  }
}

/** Tells the owner by mail that the report is paused. */
async function tellOwner(db: Database, report: Stored, { problem, words }: Outcome): Promise<void> {
  const owner = await ownerNow(db, report)
  if (!owner || problem === platformRefusals.mail_address_unreachable.code) return
  const reason = problemWords({ problem, problem_words: JSON.stringify(words) }, 'de')
  await queueMail(db, {
    kind: 'report',
    recipient: owner.email,
    subject: `${report.name}: nicht verschickt`,
    text: `Der Bericht „${report.name}“ konnte nicht verschickt werden und ist angehalten. Grund: ${reason}\n\nUnter „Gespeicherte Berichte“ können Sie ihn fortsetzen oder ändern.`,
    userId: owner.id,
  })
}

/** Stores why a report was not mailed, so that the others are; not if the database is unreachable. */
export async function noteFailure(services: Services, report: Stored, error: unknown): Promise<void> {
  const outcome = outcomeOf(report, error, services.now())
  const next_at = outcome.next_at?.toString() ?? null
  const words = JSON.stringify(outcome.words)
  await services.db.transaction().execute(async (db) => {
    // Does nothing if the report was changed, paused or mailed meanwhile.
    const rows = await allRows(
      db,
    )`update saved_reports set attempts = ${outcome.attempts}, next_at = ${next_at},
      problem = ${outcome.problem}, problem_words = ${words}, is_paused = ${next_at ? '0' : '1'}
      where id = ${report.id} and version = ${report.version} returning id`
    if (rows.length && !next_at) await tellOwner(db, report, outcome)
  })
}
