import { BUSINESS_ZONE } from './dates.ts'

/** A company whose newest good backup is older than this is warned. */
export const LATE_AFTER_HOURS = 26

/** A backup that failed is tried again after this time, not every minute. */
const RETRY_AFTER_HOURS = 1

/** How a backup came about: by the clock, by an administrator, or by a command on the server. */
export const backupKinds = ['schedule', 'button', 'command'] as const

export type BackupKind = (typeof backupKinds)[number]

/**
 * How things stand: fine, too old, the last try failed, an erasure is not in the journal or must be repeated, the copy
 * elsewhere failed, or there was none so far.
 */
export const backupStates = ['fine', 'late', 'failed', 'erasures', 'not_copied', 'none'] as const

export type BackupState = (typeof backupStates)[number]

export type BackupFacts = {
  /** When the newest good backup was begun. */
  goodAt: Temporal.Instant | null
  /** When the newest try was begun, whatever became of it. */
  triedAt: Temporal.Instant | null
  /** The newest try that ended has failed. */
  hasFailed: boolean
  /** The newest good backup could not be copied to the other place. */
  isCopyMissing: boolean
  /** The folder does not take an erasure, or a restored database still has somebody who was erased. */
  hasOpenErasures: boolean
  /** Since when there is something to lose. */
  since: Temporal.Instant
}

const hoursBetween = (from: Temporal.Instant, to: Temporal.Instant) => to.since(from).total('hours')

/** The whole hours since the newest good backup. */
export const ageInHours = ({ goodAt }: Pick<BackupFacts, 'goodAt'>, now: Temporal.Instant): number | null =>
  goodAt && Math.max(0, Math.floor(hoursBetween(goodAt, now)))

export function backupState(facts: BackupFacts, now: Temporal.Instant): BackupState {
  if (facts.hasFailed) return 'failed'
  if (hoursBetween(facts.goodAt ?? facts.since, now) > LATE_AFTER_HOURS) return 'late'
  if (facts.hasOpenErasures) return 'erasures'
  if (!facts.goodAt) return 'none'
  return facts.isCopyMissing ? 'not_copied' : 'fine'
}

/** What an administrator is warned of. */
export const isAlarming = (state: BackupState) => state !== 'fine' && state !== 'none'

/** The last moment at which the clock showed the time of the daily backup. */
export function lastPlanned(time: string, now: Temporal.Instant): Temporal.Instant {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  const today = local.withPlainTime(Temporal.PlainTime.from(time))
  return (Temporal.ZonedDateTime.compare(today, local) > 0 ? today.subtract({ days: 1 }) : today).toInstant()
}

/** The clock asks for a backup: none is as young as the last planned moment, and no try has failed just now. */
export function isBackupDue(
  { goodAt, triedAt, hasFailed }: Pick<BackupFacts, 'goodAt' | 'triedAt' | 'hasFailed'>,
  time: string,
  now: Temporal.Instant,
): boolean {
  if (goodAt && Temporal.Instant.compare(goodAt, lastPlanned(time, now)) >= 0) return false
  return !(hasFailed && triedAt && hoursBetween(triedAt, now) < RETRY_AFTER_HOURS)
}

/**
 * Which files go after a good backup: the oldest beyond the wanted number. At least one stays, and what a command
 * wrote belongs to whoever gave the command.
 */
export const outdated = <Kept extends { kind: string }>(newestFirst: readonly Kept[], keep: number): Kept[] =>
  newestFirst.filter(({ kind }) => kind !== 'command').slice(Math.max(1, keep))
