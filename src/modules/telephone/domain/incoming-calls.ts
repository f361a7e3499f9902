import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, done, many, saved, savedId } from '#core/calls.ts'
import { requiredText } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'

const short = z.string().trim().max(100)

/** What a telephone system tells: a call comes in, somebody answers, it ends. */
export const phoneEvent = defineCall({
  path: '/call/event',
  who: 'public',
  writes: true,
  forms: true,
  maxBytes: 10_000,
  // A telephone system is one address, and tells three events of each call of the whole company.
  perAddress: 3_000,
  input: z.object({
    token: z.string().min(1).max(200).describe('the token of the telephone system'),
    event: z.enum(['newCall', 'answer', 'hangup']),
    callId: short.min(1).describe('the call as the telephone system names it'),
    from: short
      .nullish()
      .describe('number of the caller; empty or a word such as anonymous where it is hidden'),
    to: short.nullish().describe('number that was called'),
    user: short
      .or(
        z
          .array(short)
          .max(20)
          .transform((names) => names[0] ?? null),
      )
      .nullish()
      .describe('whose telephone rings: the sign-in name, or the extension of a user'),
    direction: z.enum(['in', 'out']).nullish().describe('calls to the outside are ignored'),
  }),
  answer: done,
})

const IncomingCall = z.object({
  id: z.number(),
  number: z.string().nullable().describe('number of the caller; null where it is hidden'),
  started_at: z.string(),
  answered_at: z.string().nullable(),
  ended_at: z.string().nullable().describe('set where nobody has answered: the call was missed'),
  customers: z.array(z.object({ id: z.number(), name: z.string(), cus_city: z.string().nullable() })),
  owner: z
    .string()
    .nullable()
    .describe('who looks after a customer with this number whom the person may not open'),
})

export type IncomingCall = z.infer<typeof IncomingCall>

/** Incoming calls of the user that ring, were just answered or just missed, and were not opened yet. */
export const listIncoming = defineCall({
  path: '/call/incoming',
  who: everyone,
  input: z.object({}),
  answer: many(IncomingCall),
})

/** Marks an incoming call as opened, so that the user's other windows stop showing it. */
export const openIncoming = defineCall({
  path: '/call/open',
  who: everyone,
  writes: true,
  input: byId,
  answer: savedId,
})

const PhoneSystemRow = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  created_name: z.string().describe('who set it up'),
  last_event_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_name: z.string().nullable(),
})

export type PhoneSystemRow = z.infer<typeof PhoneSystemRow>

export const listPhoneSystems = defineCall({
  path: '/phone_system/list',
  who: admin,
  input: z.object({}),
  answer: many(PhoneSystemRow),
})

export const createPhoneSystem = defineCall({
  path: '/phone_system/create',
  who: admin,
  writes: true,
  input: z.object({ name: requiredText(100).describe('name of the telephone system') }),
  answer: saved(PhoneSystemRow.extend({ token: z.string().describe('shown this once') })),
})

export const revokePhoneSystem = defineCall({
  path: '/phone_system/revoke',
  who: admin,
  writes: true,
  input: byId,
  answer: savedId,
})

export const incomingCalls = [
  phoneEvent,
  listIncoming,
  openIncoming,
  listPhoneSystems,
  createPhoneSystem,
  revokePhoneSystem,
] as const
