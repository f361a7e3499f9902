import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { businessTime } from '#core/dates.ts'
import { callEnvelope, envelopeFields } from '#core/envelope.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { toLanguage } from '#core/texts.ts'
import { whyOutsideHours } from '#core/working-hours.ts'
import type { Database } from './database.ts'
import { isRetryable } from './database-errors.ts'
import type { Caller } from './caller.ts'
import type { Endpoint, EndpointAnswer, SignedInCall } from './endpoint.ts'
import { hashToken } from './passwords.ts'
import { noteRefusal } from './refused-calls.ts'
import type { Services } from './services.ts'
import { findSession, type Session } from './sessions.ts'
import { unstorableFields } from './storable.ts'
import { countCall, refuseIfStopped } from './throttle.ts'
import { invalidateCache } from './query-cache.ts'
import { createGate } from './gate.ts'

type Body = Record<string, unknown>

/** The answer of a call, and the areas of the data that it changed. */
export type Performed = { answer: EndpointAnswer; changed: readonly string[] }

/** Every signed-in call has a session; public calls never look at it. */
const NO_SESSION = null as unknown as Session

/** Of one session so many calls run at a time on a node and so many wait; a screen needs far less. */
const inFlight = createGate({ running: 8, waiting: 100 })

/**
 * One call from beginning to end: session, working hours, permission, input, repeated request, transaction, effects.
 * Whatever it throws is turned into a refusal by the caller.
 */
export async function perform(
  endpoint: Endpoint,
  body: Body,
  caller: Caller,
  services: Services,
  report: (error: unknown) => void,
): Promise<Performed> {
  const envelope = check(callEnvelope, body)
  if (!envelope.success) throw invalid(fieldProblems(envelope.error))
  const { sesion_id } = envelope.data
  const work = () => performAdmitted(endpoint, body, envelope.data, caller, services, report)
  return endpoint.who === 'public' || !sesion_id ? work() : inFlight(hashToken(sesion_id), work)
}

async function performAdmitted(
  endpoint: Endpoint,
  body: Body,
  envelope: z.output<typeof callEnvelope>,
  caller: Caller,
  services: Services,
  report: (error: unknown) => void,
): Promise<Performed> {
  if (endpoint.who === 'public') {
    await refuseIfStopped(services.db, caller)
    return performFor(NO_SESSION, endpoint, body, envelope, caller, services, report)
  }
  const session = await admit(envelope.sesion_id, caller, services)
  try {
    if (!endpoint.who(session.actor)) throw new AppError('ERR_105')
    return await performFor(session, endpoint, body, envelope, caller, services, report)
  } catch (error) {
    const asked = { actor: session.actor, caller, path: endpoint.path }
    await noteRefusal(services.db, asked, error).catch(report)
    throw error
  }
}

async function performFor(
  session: Session,
  endpoint: Endpoint,
  body: Body,
  envelope: z.output<typeof callEnvelope>,
  caller: Caller,
  services: Services,
  report: (error: unknown) => void,
): Promise<Performed> {
  const unstorable = unstorableFields(body)
  if (Object.keys(unstorable).length) throw invalid(unstorable)
  const parsed = check(endpoint.input, withoutEnvelope(body))
  if (!parsed.success) throw invalid(fieldProblems(parsed.error))

  const effects: (() => unknown)[] = []
  const call: Omit<SignedInCall<unknown>, 'db'> = {
    input: parsed.data,
    sesion_id: envelope.sesion_id ?? null,
    actor: session?.actor,
    session,
    now: services.now(),
    language: toLanguage(envelope.language),
    caller,
    services,
    afterCommit: (effect) => effects.push(effect),
  }
  if (!endpoint.writes) {
    const answer = await endpoint.run({ ...call, db: services.db })
    await tell(effects, report)
    return { answer, changed: [] }
  }
  const { request_id } = envelope
  const performed = await inTransaction(services, session?.actor, effects, (db) =>
    once(db, endpoint, session?.actor, request_id, parsed.data, () => endpoint.run({ ...call, db })),
  )
  invalidateCache(services.db)
  for (const area of performed.changed)
    effects.push(() => services.realtime.toAll('changed', request_id ? { area, request_id } : { area }))
  await tell(effects, report)
  return performed
}

/** The transaction is committed: an effect that fails is reported and does not change the answer. */
async function tell(effects: readonly (() => unknown)[], report: (error: unknown) => void): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      report(error)
    }
  }
}

async function admit(
  sesion_id: string | null | undefined,
  caller: Caller,
  services: Services,
): Promise<Session> {
  const session = await findSession(services.db, sesion_id, caller)
  if (!session) throw new AppError('ERR_108')
  await countCall(services, session, caller)
  refuseIf(whyOutsideHours(session.actor, session.hours, businessTime(services.now())))
  return session
}

function withoutEnvelope(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !envelopeFields.includes(name)))
}

/** The areas of the tables that the transaction wrote, as their triggers noted them. */
async function changedAreas(db: Database): Promise<string[]> {
  const { rows } = await sql<{ changed: string | null }>`
    select current_setting('weinkontor.changed', true) as changed`.execute(db)
  return (rows[0]?.changed ?? '').split(' ').filter(Boolean)
}

const ATTEMPTS = 4
/** The longest wait before the second attempt; each further attempt may wait twice as long. */
const FIRST_PAUSE_MS = 20

/** Two transactions that collided would collide again if both retried at once, so each waits a random time. */
export const pauseBefore = (attempt: number, random = Math.random()): number =>
  Math.ceil(random * FIRST_PAUSE_MS * 2 ** (attempt - 2))

/** Runs the work in a transaction that knows the user, for the audit log; collisions are tried again. */
async function inTransaction(
  services: Services,
  actor: Actor | undefined,
  effects: (() => unknown)[],
  work: (db: Database) => Promise<EndpointAnswer>,
): Promise<Performed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await services.db.transaction().execute(async (db) => {
        await sql`select set_config('weinkontor.user_id', ${String(actor?.id ?? '')}, true)`.execute(db)
        const answer = await work(db)
        return { answer, changed: await changedAreas(db) }
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      effects.length = 0
      await delay(pauseBefore(attempt + 1))
    }
  }
}

/**
 * The same request id from the same person is done once: the second one waits for the first and gets its answer.
 * A refused request leaves nothing behind, so it can be corrected and sent again under its id.
 */
async function once(
  db: Database,
  endpoint: Endpoint,
  actor: Actor | undefined,
  requestId: string | null | undefined,
  input: unknown,
  run: () => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  if (!requestId || !actor) return run()
  const key = { user_id: actor.id, request_id: requestId }
  const mark = {
    path: endpoint.path,
    body_hash: createHash('sha256').update(JSON.stringify(input, leaveOutSecrets)).digest('hex'),
  }
  const first = await db
    .insertInto('sys_requests')
    .values({ ...key, ...mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  if (first) {
    const answer = await run()
    await db
      .updateTable('sys_requests')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', key.user_id)
      .where('request_id', '=', key.request_id)
      .execute()
    return answer
  }
  const earlier = await db
    .selectFrom('sys_requests')
    .select(['path', 'body_hash', 'answer'])
    .where('user_id', '=', key.user_id)
    .where('request_id', '=', key.request_id)
    .executeTakeFirstOrThrow()
  if (earlier.path !== mark.path || earlier.body_hash !== mark.body_hash)
    throw new AppError('request_id_reused')
  return earlier.answer as EndpointAnswer
}

/** A stored hash must not help anybody to guess a password. */
const leaveOutSecrets = (field: string, value: unknown) =>
  field === 'user_pass' || field === 'secret_input' ? undefined : value

/** The number under which an unexpected error is in the log. */
export const newErrorId = () => randomUUID().slice(0, 8)
