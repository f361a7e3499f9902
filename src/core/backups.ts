import { BUSINESS_ZONE } from './days/dates.ts'

/** A company whose newest good backup is older than this is warned. */
export const LATE_AFTER_HOURS = 26

/** A backup that failed is tried again after this time, not every minute. */
const RETRY_AFTER_HOURS = 1

/** How a backup came about: by the clock, by an administrator, or by a command on the server. */
export const backupKinds = ['schedule', 'button', 'command'] as const

export type BackupKind = (typeof backupKinds)[number]

/**
 * State of the backups: fine, too old, last attempt failed, an erasure missing from the journal or to be repeated,
 * copy to the other place failed, no backup so far, or one from a clock that was ahead, which does not count.
 */
export const backupStates = ['fine', 'late', 'failed', 'erasures', 'not_copied', 'none', 'ahead'] as const

export type BackupState = (typeof backupStates)[number]

export type BackupFacts = {
  /** A backup is dated later than now: the clock was ahead when it was made. */
  isClockAhead: boolean
  /** When the newest good backup was begun. */
  goodAt: Temporal.Instant | null
  /** When the newest attempt was begun, successful or not. */
  triedAt: Temporal.Instant | null
  /** The newest try that ended has failed. */
  hasFailed: boolean
  /** The newest good backup could not be copied to the other place. */
  isCopyMissing: boolean
  /** An erasure could not be written to the journal, or a restored database still holds an erased person. */
  hasOpenErasures: boolean
  /** Counts as the age of the newest backup while there is none. */
  since: Temporal.Instant
}

const hoursBetween = (from: Temporal.Instant, to: Temporal.Instant) => to.since(from).total('hours')

/** The whole hours since the newest good backup. */
export const ageInHours = ({ goodAt }: Pick<BackupFacts, 'goodAt'>, now: Temporal.Instant): number | null =>
  goodAt && Math.floor(hoursBetween(goodAt, now))

export function backupState(facts: BackupFacts, now: Temporal.Instant): BackupState {
  if (facts.hasFailed) return 'failed'
  if (hoursBetween(facts.goodAt ?? facts.since, now) > LATE_AFTER_HOURS) return 'late'
  if (facts.hasOpenErasures) return 'erasures'
  if (!facts.goodAt) return 'none'
  if (facts.isCopyMissing) return 'not_copied'
  return facts.isClockAhead ? 'ahead' : 'fine'
}

const calm: ReadonlySet<BackupState> = new Set(['fine', 'none', 'ahead'])

/** Whether administrators are warned. */
export const isAlarming = (state: BackupState) => !calm.has(state)

/** The latest moment at which the daily backup was planned. */
export function lastPlanned(time: string, now: Temporal.Instant): Temporal.Instant {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  // Each day is asked for its own moment, as the hour of one may not exist on the other.
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: BUSINESS_ZONE, plainTime: Temporal.PlainTime.from(time) })
  const today = on(local.toPlainDate())
  const isToCome = Temporal.ZonedDateTime.compare(today, local) > 0
  return (isToCome ? on(local.toPlainDate().subtract({ days: 1 })) : today).toInstant()
}

/** Whether a daily backup is due: none was made since the last planned moment, and no recent attempt failed. */
export function isBackupDue(
  { goodAt, triedAt, hasFailed }: Pick<BackupFacts, 'goodAt' | 'triedAt' | 'hasFailed'>,
  time: string,
  now: Temporal.Instant,
): boolean {
  if (goodAt && isPast(goodAt, now) && Temporal.Instant.compare(goodAt, lastPlanned(time, now)) >= 0)
    return false
  const wasJustTried = triedAt && isPast(triedAt, now) && hoursBetween(triedAt, now) < RETRY_AFTER_HOURS
  return !(hasFailed && wasJustTried)
}

/** What a clock that was ahead has dated later than now counts for nothing. */
const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0

/**
 * The backups to delete after a good one: the oldest beyond the wanted number. At least one is kept, and backups
 * made by a command are never deleted.
 */
export const outdated = <Kept extends { kind: string }>(newestFirst: readonly Kept[], keep: number): Kept[] =>
  newestFirst.filter(({ kind }) => kind !== 'command').slice(Math.max(1, keep))
