import { describe, expect, test } from 'vitest'
import { backupState, isBackupDue, lastPlanned, outdated, type BackupFacts } from './backups.ts'

const at = (moment: string) => Temporal.Instant.from(moment)
const now = at('2026-11-16T12:00:00Z')
const facts: BackupFacts = {
  goodAt: at('2026-11-16T01:30:00Z'),
  triedAt: at('2026-11-16T01:30:00Z'),
  hasFailed: false,
  isCopyMissing: false,
  isClockAhead: false,
  hasOpenErasures: false,
  since: at('2026-01-01T00:00:00Z'),
}

describe('the state of the backups', () => {
  test.each<[string, Partial<BackupFacts>, string]>([
    ['a good one of this night', {}, 'fine'],
    ['26 hours old', { goodAt: at('2026-11-15T10:00:00Z') }, 'fine'],
    ['older than 26 hours', { goodAt: at('2026-11-15T09:59:59Z') }, 'late'],
    ['the last try failed', { hasFailed: true }, 'failed'],
    ['not copied elsewhere', { isCopyMissing: true }, 'not_copied'],
    ['an erasure that must be repeated', { hasOpenErasures: true, isCopyMissing: true }, 'erasures'],
    ['one dated later than now', { isClockAhead: true }, 'ahead'],
    ['none in an old company', { goodAt: null }, 'late'],
    ['none in a company of today', { goodAt: null, since: at('2026-11-16T08:00:00Z') }, 'none'],
  ])('%s', (_, changed, state) => expect(backupState({ ...facts, ...changed }, now)).toBe(state))
})

describe('the clock', () => {
  test.each([
    ['02:30', '2026-11-16T12:00:00Z', '2026-11-16T01:30:00Z'],
    ['23:00', '2026-11-16T12:00:00Z', '2026-11-15T22:00:00Z'],
    ['12:00', '2026-11-16T11:00:00Z', '2026-11-16T11:00:00Z'],
    // The hour that does not exist in spring and the one that comes twice in autumn.
    ['02:30', '2026-03-29T12:00:00Z', '2026-03-29T01:30:00Z'],
    ['02:30', '2026-10-25T12:00:00Z', '2026-10-25T00:30:00Z'],
    // At ten past three of the spring change the planned moment is still to come; the last one was 02:30 the day before.
    ['02:30', '2026-03-29T01:10:00Z', '2026-03-28T01:30:00Z'],
  ])('at %s, %s', (time, moment, planned) => expect(lastPlanned(time, at(moment)).toString()).toBe(planned))

  test.each<[string, Partial<BackupFacts>, boolean]>([
    ['is content with one since the planned moment', {}, false],
    ['asks when the newest is of the day before', { goodAt: at('2026-11-15T23:00:00Z') }, true],
    ['asks when there is none', { goodAt: null, triedAt: null }, true],
    [
      'waits an hour after a failure',
      { goodAt: null, hasFailed: true, triedAt: at('2026-11-16T11:30:00Z') },
      false,
    ],
    ['does not count one dated later than now', { goodAt: at('2026-12-16T01:30:00Z') }, true],
    [
      'nor a failure dated later',
      { goodAt: null, hasFailed: true, triedAt: at('2026-12-16T11:30:00Z') },
      true,
    ],
    ['tries again after that', { goodAt: null, hasFailed: true, triedAt: at('2026-11-16T10:30:00Z') }, true],
  ])('%s', (_, changed, isDue) => expect(isBackupDue({ ...facts, ...changed }, '02:30', now)).toBe(isDue))
})

test('the oldest go, one always stays, and files of commands are left alone', () => {
  const kept = [
    { id: 5, kind: 'button' },
    { id: 4, kind: 'command' },
    { id: 3, kind: 'schedule' },
    { id: 2, kind: 'schedule' },
  ]
  const ids = (keep: number) => outdated(kept, keep).map(({ id }) => id)
  expect(ids(2)).toEqual([2])
  expect(ids(1)).toEqual([3, 2])
  expect(ids(0)).toEqual([3, 2])
  expect(ids(9)).toEqual([])
})
