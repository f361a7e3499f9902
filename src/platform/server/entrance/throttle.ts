import type { Actor } from '#core/actor.ts'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '#core/errors.ts'
import { WAY_BACK } from '#core/limits.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../calls/caller.ts'
import { recordEvent } from './security-events.ts'
import type { Importance } from '../load/node-queue.ts'
import { ServerBusy } from '../load/server-busy.ts'
import type { Services } from '../services.ts'
import { firstRow } from '../database/sql.ts'

/**
 * Unusual activity pauses a device, a session or an address for a quarter of an hour. Counting is per node and in
 * memory by a clock that nobody sets; the pause itself is in the database, so that it holds on every node and an administrator can lift it.
 */
const WINDOW_MS = 5 * 60_000
const PAUSE = '15 minutes'
const FAILED_SIGN_INS = 20
/** A whole office shares one address, so an address is paused only by more attempts than an office makes. */
const FAILED_PER_ADDRESS = 400
/** Wrong passwords on more accounts than this are an attack, not mistyping. */
const FAILED_ACCOUNTS = 4
/** How many failed tries are answered at once; after that the delay doubles with each one. */
const QUICK_TRIES = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

type Place = Pick<Caller, 'ip' | 'device'>
type Count = { until: number; calls: number; accounts: Set<number> }

const counts = new Map<string, Count>()

function countOf(subject: string, now: number, windowMs = WINDOW_MS): Count {
  const found = counts.get(subject)
  if (found && now < found.until) return found
  if (counts.size > 10_000) forgetOld(now)
  const fresh = { until: now + windowMs, calls: 0, accounts: new Set<number>() }
  counts.set(subject, fresh)
  return fresh
}

function raise(subject: string, windowMs?: number): number {
  const count = countOf(subject, performance.now(), windowMs)
  count.calls += 1
  return count.calls
}

function forgetOld(now: number): void {
  for (const [subject, count] of counts) if (now >= count.until) counts.delete(subject)
}

/** Resets all counters, as a restart of the node does. */
export const forgetCounts = (): void => counts.clear()

const TOO_MANY_CALLS = 'too_many_calls' satisfies PauseReason
/** So many times an hour a paused person may sign in again at once. */
const WAYS_BACK = 2
/** Tells the browser that the person can go on at once by signing in again. */
const MAY_SIGN_IN = { way_back: WAY_BACK }
const REFETCH_RETRY_MS = 30_000

type Pause = { subject: string; reason: PauseReason; caller: Place; device?: string; userId?: number }

export type PauseReason = 'too_many_calls' | 'failed_sign_ins' | 'failed_on_several_accounts'

async function pause(db: Database, { subject, reason, caller, device, userId }: Pause): Promise<never> {
  counts.delete(subject)
  const until = sql<string>`now() + ${PAUSE}::interval`
  const values = { reason, until, device: device ?? null, user_id: userId ?? null, address: caller.ip }
  await db
    .insertInto('sys_blocks')
    .values({ subject, ...values })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
    .execute()
  await recordEvent(db, 'pause_set', { caller, detail: `${subject.split(':')[0]}: ${reason}` })
  throw new AppError(platformRefusals.too_many_requests, reason === TOO_MANY_CALLS ? MAY_SIGN_IN : {})
}

/** A device is known after a sign-in on it; its id in the cookie cannot be guessed. */
const isKnown = (device: string) => sql<boolean>`exists (
  select from sys_devices where device = ${device} and signed_in_at > now() - interval '90 days')`

export async function isKnownDevice(db: Database, { device }: Pick<Place, 'device'>): Promise<boolean> {
  const row = await firstRow(db)<{ known: boolean }>`select ${isKnown(device)} as known`
  return row?.known ?? false
}

/** Whether a device is refused: it is paused, or its address is and no user ever signed in on the device. */
export const isStopped = (place: Place) => stops(place, sql`true`)

const stops = ({ ip, device }: Place, which: RawBuilder<unknown>) => sql<boolean>`exists (
  select from sys_blocks where until > now() and ${which}
  and (device = ${device} or (subject = ${`address:${ip}`} and not ${isKnown(device)})))`

/** A person whose session called too often may sign in again. */
export async function refuseIfStopped(db: Database, caller: Place): Promise<void> {
  const stopped = stops(caller, sql`reason <> ${TOO_MANY_CALLS}`)
  const row = await firstRow(db)<{ stopped: boolean }>`select ${stopped} as stopped`
  if (row?.stopped) throw new AppError(platformRefusals.too_many_requests)
}

/** Whoever was paused for too many calls cannot go on under a new session that needs no password. */
export async function refuseIfPaused(db: Database, userId: number): Promise<void> {
  const found = await pauses(db).where('user_id', '=', userId).executeTakeFirst()
  if (found) throw new AppError(platformRefusals.too_many_requests)
}

/** A program that signs in again after each pause is not let back in. */
export async function refuseIfPausedOften(db: Database, userId: number): Promise<void> {
  const row = await firstRow(db)<{ often: boolean }>`
    select count(*) > ${WAYS_BACK} as often from sys_blocks
    where user_id = ${userId} and reason = ${TOO_MANY_CALLS} and created_at > now() - interval '1 hour'
    having bool_or(until > now())`
  if (row?.often) throw new AppError(platformRefusals.too_many_requests)
}

/** The password shows that it is the person, who goes on at once under the new session instead of the paused one. */
export const endPausesOf = (db: Database, userId: number): Promise<unknown> =>
  sql`with ended as (
    update sys_blocks set until = now() where user_id = ${userId} and reason = ${TOO_MANY_CALLS}
      and until > now() returning subject
  ) delete from sys_sessions where user_id = ${userId} and 'session:' || token_hash in (select subject from ended)`.execute(
    db,
  )

/** Ends a pause before its time; false if there is none. */
export async function liftPauseOf(db: Database, subject: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sys_blocks')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** For a session that cannot go on now, whether it is paused itself or its device or address is. */
export async function refusePaused(db: Database, caller: Place | undefined): Promise<never> {
  if (caller) await refuseIfStopped(db, caller)
  throw new AppError(platformRefusals.too_many_requests, MAY_SIGN_IN)
}

const pauses = (db: Database) =>
  db
    .selectFrom('sys_blocks')
    .select('subject')
    .where(sql<boolean>`until > now()`)

/** Counts a call of a session, acts, reads and refetches apart; findSession() refuses the sessions that are paused already, on whichever node. */
export async function countCall(
  services: Services,
  { tokenHash, actor }: { tokenHash: string; actor: Actor },
  importance: Importance,
  caller: Place,
): Promise<void> {
  const subject = `session:${tokenHash}`
  const counter = `${importance} ${subject}`
  if (raise(counter) <= services.settings.callLimit) return
  // What a window reads again is caused by others: it waits, and nobody is shut out for it.
  if (importance === 'refetch') throw new ServerBusy(REFETCH_RETRY_MS)
  counts.delete(counter)
  const { device } = caller
  await pause(services.db, { subject, reason: TOO_MANY_CALLS, caller, device, userId: actor.id })
}

/** Counts one more event and tells whether the limit within the window is kept. */
export const isWithin = (subject: string, limit: number, windowMs?: number): boolean =>
  raise(subject, windowMs) <= limit

/** Refuses what happens more often than so many times a minute on this node. */
export function atMostAMinute(subject: string, limit: number): void {
  if (!isWithin(subject, limit, 60_000)) throw new AppError(platformRefusals.too_many_requests)
}

/** A wrong password, code, link or secret counts against the device that tried it, and against its address. */
export async function countFailedSignIn(db: Database, caller: Place, account?: number): Promise<void> {
  const subjects = [
    { subject: `device:${caller.device}`, limit: FAILED_SIGN_INS, caller, device: caller.device },
    { subject: `address:${caller.ip}`, limit: FAILED_PER_ADDRESS, caller },
  ]
  for (const { limit, ...about } of subjects) {
    const { accounts } = countOf(about.subject, performance.now())
    if (account !== undefined) accounts.add(account)
    const isTooMuch = raise(about.subject) > limit
    if (isTooMuch) await pause(db, { ...about, reason: 'failed_sign_ins' })
    if (accounts.size > FAILED_ACCOUNTS) await pause(db, { ...about, reason: 'failed_on_several_accounts' })
  }
}

/** How long the answer to a failed try is delayed. */
export async function delayAfterFailure(db: Database, { ip, device }: Place): Promise<number> {
  const isAlone = await isKnownDevice(db, { device })
  const tries = [`device:${device}`, ...(isAlone ? [] : [`address:${ip}`])].map(
    (subject) => countOf(subject, performance.now()).calls,
  )
  return failureDelay(Math.max(...tries))
}

export const failureDelay = (tries: number): number =>
  tries <= QUICK_TRIES ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (tries - QUICK_TRIES - 1), LONGEST_DELAY_MS)

/** Codes and secrets are guessed per account, and a device id is easily discarded: attempts count per account. */
const guessesAt = (userId: number) => `account:${userId}`

export async function refuseIfGuessing(db: Database, userId: number): Promise<void> {
  const found = await pauses(db).where('subject', '=', guessesAt(userId)).executeTakeFirst()
  if (found) throw new AppError(platformRefusals.too_many_requests)
}

export async function countWrongGuess(db: Database, caller: Place, userId: number): Promise<void> {
  await countFailedSignIn(db, caller)
  const subject = guessesAt(userId)
  if (raise(subject) > FAILED_SIGN_INS) await pause(db, { subject, reason: 'failed_sign_ins', caller })
}
