import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { CallDefinition, FileAnswer } from '#core/calls.ts'
import type { AppError } from '#core/errors.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Caller } from './caller.ts'
import type { Database } from '../database/database.ts'
import type { Importance } from '../load/node-queue.ts'
import type { Services } from '../services.ts'
import type { Session } from '../entrance/sessions.ts'

export type Call<Input> = {
  /** In a writing endpoint this is the transaction. */
  db: Database
  input: Input
  /** The session id as sent; in a public call it has not been checked. */
  sesion_id: string | null
  now: Temporal.Instant
  language: Language
  caller: Caller
  /** What it is worth when the node is busy, and under what it is counted. */
  importance: Importance
  services: Services
  request_id: string | null
  /** The version of the row in which the person saw it, where that was named. */
  seen_version?: number | null
  /**
   * Of a call that does not write as a whole: a transaction for the part that does, announced like a call that writes.
   * What takes time, such as proving a password, stays outside of it.
   */
  commit<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Runs when the transaction has been committed: pushes, wake-ups, never anything that must not be lost. */
  afterCommit(effect: () => unknown): void
  /** Runs when the call was refused and its transaction rolled back: what must be on record all the same. */
  afterRefusal(effect: () => unknown): void
}

export type SignedInCall<Input> = Call<Input> & {
  actor: Actor
  /** Null if the call is made on behalf of a user who is not connected. */
  session: Session | null
  /** Makes another call as the same person, in a transaction of its own; not within a call that writes. */
  make(
    call: Endpoint,
    fields: Record<string, unknown>,
    requestId: string | null,
    /** The version of the row in which the person saw it. */
    seenVersion?: number,
  ): Promise<Made>
}

/** Result of a nested call: done, or refused; an unexpected error is a refusal with its id in the log. */
export type Made = { refusal: AppError | null }

export type EndpointAnswer = Record<string, unknown> | FileAnswer

/** Any call as it arrives; a public one has no user. */
export type AnyCall = Omit<SignedInCall<unknown>, 'actor'> & { actor: Actor | undefined }

/** A declared call together with its handler. */
export type Endpoint = CallDefinition & {
  /** The table or view of a declared list. */
  reads?: string
  run(call: AnyCall): Promise<EndpointAnswer>
}

/** The user of a call that is not public. */
export function actorOf({ actor }: Pick<AnyCall, 'actor'>): Actor {
  if (!actor) throw new Error('this call is made by a person only')
  return actor
}

/** The session of a connected user. */
export function sessionOf({ session }: Pick<AnyCall, 'session'>): Session {
  if (!session) throw new Error('this call is made from a session only')
  return session
}

type Handler<Declared extends CallDefinition> = (
  call: Declared['who'] extends 'public'
    ? Call<z.output<Declared['input']>>
    : SignedInCall<z.output<Declared['input']>>,
) => Promise<z.input<Declared['answer']>>

/** Attaches the handler to a declared call. */
export function serve<Declared extends CallDefinition>(call: Declared, run: Handler<Declared>): Endpoint {
  return { ...call, run: run as Endpoint['run'] }
}

/** The endpoint of a path. */
export const endpointAt = ({ callAt }: Pick<Services, 'callAt'>, path: string) =>
  callAt(path) as Endpoint | undefined
