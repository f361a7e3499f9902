import type { z } from 'zod'
import type { Actor, Who } from '#core/actor.ts'
import type { Language } from '#core/texts.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { Services } from './services.ts'
import type { Session } from './sessions.ts'

export type Call<Input> = {
  /** In a writing endpoint this is the transaction. */
  db: Database
  input: Input
  /** The session the caller names; in a public call nobody has looked at it yet. */
  sesion_id: string | null
  now: Temporal.Instant
  language: Language
  caller: Caller
  services: Services
  /** Runs when the transaction has been committed: pushes, wake-ups, never anything that must not be lost. */
  afterCommit(effect: () => unknown): void
}

export type SignedInCall<Input> = Call<Input> & { actor: Actor; session: Session }

/** A file as the answer, for exports and documents. */
export type FileAnswer = {
  file: Uint8Array
  file_name: string
  file_type: string
  headers?: Record<string, string>
}

export type EndpointAnswer = Record<string, unknown> | FileAnswer

type Common = {
  path: `/${string}`
  /** Other spellings of the same path. */
  aliases?: readonly `/${string}`[]
  /** Runs in a transaction, is repeated safely by `request_id` and written to the audit log. */
  writes?: true
  /** Largest body in bytes; files in base64 need more than the default. */
  maxBytes?: number
}

export type Endpoint = Common & {
  who: Who | 'public'
  input: z.ZodType
  run(call: SignedInCall<unknown>): Promise<EndpointAnswer>
}

type SignedInOptions<Schema extends z.ZodType> = Common & {
  who: Who
  input: Schema
  run(call: SignedInCall<z.output<Schema>>): Promise<EndpointAnswer>
}

/** A call for signed-in people. What is not declared here is refused. */
export function endpoint<Schema extends z.ZodType>(options: SignedInOptions<Schema>): Endpoint {
  return options
}

type PublicOptions<Schema extends z.ZodType> = Common & {
  input: Schema
  run(call: Call<z.output<Schema>>): Promise<EndpointAnswer>
}

/** A call without a session: sign-in and what leads to it. */
export function publicEndpoint<Schema extends z.ZodType>(options: PublicOptions<Schema>): Endpoint {
  return { ...options, who: 'public' } as Endpoint
}
