import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { Written } from '#core/announced.ts'
import { businessTime } from '#core/days/dates.ts'
import { callEnvelope, envelopeFields } from '#core/envelope.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import { toLanguage } from '#core/texts/texts.ts'
import { whyOutsideHours } from '#core/days/working-hours.ts'
import { inTransaction, once, type Effect, type Performed } from './call-transaction.ts'
import { refusalOf } from '../database/database-errors.ts'
import type { Announcement } from '../live/announcements.ts'
import type { Caller } from './caller.ts'
import type { Database } from '../database/database.ts'
import { withoutWho } from '../live/audience.ts'
import type { AnyCall, Endpoint, EndpointAnswer } from './endpoint.ts'
import type { Importance } from '../load/node-queue.ts'
import { hashToken } from '../entrance/passwords.ts'
import { asSeen, versionIn } from './as-seen.ts'
import { noteRefusal } from './refused-calls.ts'
import type { Services } from '../services.ts'
import { findInTurn } from '../entrance/seen-sessions.ts'
import type { Session } from '../entrance/sessions.ts'
import { unstorableFields } from '../database/storable.ts'
import { countCall } from '../entrance/throttle.ts'
import { forOutsiders, inTurn } from '../entrance/outsiders.ts'

type Body = Record<string, unknown>

/** The answer of a call and what it wrote, as far as the person may see it. */
export type Answered = { answer: EndpointAnswer; written: Written }

/** Logs an unexpected error, with its id if one was told to the user. */
type Report = (error: unknown, errorId?: string) => void

/**
 * One call from beginning to end: session, working hours, permission, input, repeated request, transaction, effects.
 * Whatever it throws is turned into a refusal by the caller.
 */
export async function perform(
  endpoint: Endpoint,
  body: Body,
  caller: Caller,
  services: Services,
  report: Report,
): Promise<Answered> {
  const envelope = check(callEnvelope, body)
  if (!envelope.success) throw invalid(fieldProblems(envelope.error))
  const { sesion_id } = envelope.data
  const importance = importanceOf(endpoint, envelope.data)
  const work = () => performAdmitted(endpoint, body, envelope.data, caller, services, report)
  return endpoint.who === 'public' || !sesion_id
    ? work()
    : services.ofSession(hashToken(sesion_id), () => services.turns(importance, work))
}

const importanceOf = ({ writes }: Endpoint, { is_refetch }: z.output<typeof callEnvelope>): Importance =>
  writes ? 'act' : is_refetch ? 'refetch' : 'read'

async function performAdmitted(
  endpoint: Endpoint,
  body: Body,
  envelope: z.output<typeof callEnvelope>,
  caller: Caller,
  services: Services,
  report: Report,
): Promise<Answered> {
  if (endpoint.who === 'public') {
    const outside = forOutsiders(services)
    const { path: purpose, perAddress: limit, isAlwaysHeard } = endpoint
    return inTurn(services, caller, { purpose, limit, isAlwaysHeard }, () =>
      performFor(null, endpoint, body, envelope, caller, outside, report),
    )
  }
  const session = await admit(envelope.sesion_id, importanceOf(endpoint, envelope), caller, services)
  try {
    if (!endpoint.who(session.actor)) throw new AppError(accessRefusals.ERR_105)
    return await performFor(session, endpoint, body, envelope, caller, services, report)
  } catch (error) {
    const asked = { actor: session.actor, caller, path: endpoint.path }
    await noteRefusal(services.db, asked, error).catch(report)
    throw error
  }
}

async function performFor(
  session: Session | null,
  endpoint: Endpoint,
  body: Body,
  envelope: z.output<typeof callEnvelope>,
  caller: Caller,
  services: Services,
  report: Report,
): Promise<Answered> {
  const unstorable = unstorableFields(body)
  if (Object.keys(unstorable).length) throw invalid(unstorable)
  const common: CommonCall = {
    sesion_id: envelope.sesion_id ?? null,
    actor: session?.actor,
    session,
    now: services.now(),
    language: toLanguage(envelope.language),
    caller,
    importance: importanceOf(endpoint, envelope),
    services,
  }
  const input = inputOf(endpoint, withoutEnvelope(body))
  const request_id = envelope.request_id ?? null
  const seen_version = envelope.seen_version ?? versionIn(body)
  const performed = endpoint.writes
    ? await write(endpoint, { ...common, input, request_id, seen_version }, report)
    : await read(endpoint, { ...common, input, request_id }, report)
  await tell(performed.effects, report)
  return { answer: performed.answer, written: writtenFor(common.actor, performed.written, services) }
}

function writtenFor(
  actor: Actor | undefined,
  written: readonly Announcement[],
  { audience }: Services,
): Written {
  const records = written.flatMap((one) => one.records)
  return {
    ids: written.map(({ id }) => id),
    areas: [...new Set(written.flatMap(({ areas }) => areas))],
    records: actor ? records.filter((record) => audience.maySee(actor, record)).map(withoutWho) : [],
  }
}

type CommonCall = Omit<
  AnyCall,
  'db' | 'input' | 'request_id' | 'afterCommit' | 'afterRefusal' | 'make' | 'commit'
>

type Given = CommonCall & { input: unknown; request_id: string | null; seen_version?: number | null }

/** The result of a committed call and the effects that are still to run. */
type Committed = Performed & { effects: Effect[] }

export function inputOf(endpoint: Endpoint, fields: Body): unknown {
  const parsed = check(endpoint.input, fields)
  if (!parsed.success) throw invalid(fieldProblems(parsed.error))
  return parsed.data
}

/** A call without a transaction of its own; each call that it makes is committed separately. */
async function read(endpoint: Endpoint, given: Given, report: Report): Promise<Committed> {
  const effects: Effect[] = []
  const written: Announcement[] = []
  const answer = await endpoint.run({
    ...given,
    db: given.services.db,
    commit: async (work) => {
      const done = await inTransaction(given.services, given.actor, [], work)
      given.services.wrote(done.written)
      written.push(...done.written)
      return done.answer
    },
    afterCommit: (effect) => effects.push(effect),
    afterRefusal: noteAtOnce,
    make: async (inner, fields, request_id, seen_version) => {
      try {
        const { actor } = given
        if (inner.who !== 'public' && !(actor && inner.who(actor))) throw new AppError(accessRefusals.ERR_105)
        const asked = {
          ...given,
          input: inputOf(inner, fields),
          request_id,
          seen_version: seen_version ?? null,
        }
        const made = await write(inner, asked, report)
        effects.push(...made.effects)
        written.push(...made.written)
        return { refusal: null }
      } catch (error) {
        return { refusal: foreseen(error) ?? reported(error, report) }
      }
    },
  })
  return { answer, written, effects }
}

const foreseen = (error: unknown) => (error instanceof AppError ? error : refusalOf(error))

function reported(error: unknown, report: Report): AppError {
  const id = newErrorId()
  report(error, id)
  return new AppError(platformRefusals.ERR_500, { id })
}

/** Without a transaction there is no rollback to wait for. */
const noteAtOnce = (effect: Effect) => void effect()

async function write(endpoint: Endpoint, given: Given, report: Report): Promise<Committed> {
  const { services, actor, request_id } = given
  const effects: Effect[] = []
  const onRefusal: Effect[] = []
  const call = {
    ...given,
    afterCommit: (effect: Effect) => void effects.push(effect),
    afterRefusal: (effect: Effect) => void onRefusal.push(effect),
    make: () => Promise.reject(new Error('a call that writes makes no other calls')),
    commit: () => Promise.reject(new Error('a call that writes is one transaction already')),
  }
  const run = (db: Database) => {
    onRefusal.length = 0
    return once(db, endpoint, actor, request_id, given.input, () =>
      asSeen(db, endpoint, given, () => endpoint.run({ ...call, db })),
    )
  }
  const performed = await inTransaction(services, actor, effects, run).catch(async (error: unknown) => {
    await tell(onRefusal, report)
    throw error
  })
  services.wrote(performed.written)
  return { ...performed, effects }
}

/** The transaction is committed: an effect that fails is reported and does not change the answer. */
async function tell(effects: readonly Effect[], report: Report): Promise<void> {
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
  importance: Importance,
  caller: Caller,
  services: Services,
): Promise<Session> {
  const session = await findInTurn(services, sesion_id, caller)
  if (!session) throw new AppError(accessRefusals.ERR_108)
  await countCall(services, session, importance, caller)
  refuseIf(whyOutsideHours(session.actor, session.hours, businessTime(services.now())))
  return session
}

function withoutEnvelope(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !envelopeFields.includes(name)))
}

/** The number under which an unexpected error is in the log. */
export const newErrorId = () => randomUUID().slice(0, 8)
