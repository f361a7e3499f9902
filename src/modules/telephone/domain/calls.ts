import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, done, many, one, saved, savedId, type TypesOf } from '#core/calls.ts'
import { flag, isoDate, optionalText, requiredText, rowId, rowVersion } from '#core/fields.ts'
import { storedRows } from '#core/stored-rows.ts'
import { mayCallCodes } from '#modules/consents/domain/may-call.ts'
import { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { maskedFields } from '#modules/customers/domain/phone.ts'
import { isDialTemplate } from '#modules/customers/domain/phone.ts'
import { consentCalls } from './consent-calls.ts'
import { remindOfCallBacks } from './reminder-calls.ts'
import { incomingCalls } from './incoming-calls.ts'
import { missedCalls } from './missed-calls.ts'
import { teamCalls } from './team-calls.ts'
import { queueReasons } from './queue.ts'

const MayCallAnswer = z
  .object({ ok: z.boolean(), code: z.enum(mayCallCodes) })
  .describe('whether the customer may be called now, and why')

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const clock = z.preprocess(
  emptyToNull,
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
)

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/

/** A call-back may also be named as one moment on the business clock: '2026-11-17T10:00'. */
const inParts = (value: unknown) => {
  const match = typeof value === 'string' ? MOMENT.exec(value) : null
  return match ? { rand_tar: match[1], rand_saat: match[2] ?? null } : emptyToNull(value)
}

const appointment = z
  .preprocess(
    inParts,
    z
      .object({
        rand_tar: isoDate.describe('day of the call-back'),
        rand_saat: clock.default(null).describe('its time, HH:MM'),
        rand_note: optionalText(4_000).describe('what it is about'),
      })
      .nullable(),
  )
  .default(null)
  .describe('a call-back that was agreed')

const note = optionalText(4_000).describe('what was said')
const phone = z
  .string()
  .regex(/^\+\d{5,15}$/)
  .describe('the number in E.164')

export const QueueRow = z.object({
  id: z.number().describe('number of the customer'),
  cus_id: z.number(),
  name: z.string(),
  cus_city: z.string().nullable(),
  reason: z.enum(queueReasons).describe('why the customer is in the queue'),
  due: z.string().nullable().describe('moment of the call-back, day of the next order or birthday'),
  is_overdue: flag,
  is_ready: flag.describe('may be called now; a later call-back of today is only shown'),
  last_contact: z.string().nullable(),
})

export type QueueRow = z.infer<typeof QueueRow>

export const listQueue = defineCall({
  path: '/call_queue/list',
  who: everyone,
  input: z.object({
    search: z.string().max(100).nullish().describe('digits of a telephone number, or letters of the name'),
    limit: z.number().int().min(1).max(200).default(50),
    offset: z.number().int().min(0).max(10_000).default(0),
  }),
  answer: many(QueueRow).extend({
    count: z.number().describe('customers of the queue that were read'),
    is_more: z.boolean().describe('there may be further ones'),
  }),
})

const NextItem = z.object({
  cus_id: z.number(),
  reason: z.enum(queueReasons),
  due: z.string().nullable(),
  customer: CustomerRow,
  number: z.string().nullable().describe('the first number that can be dialled, in E.164'),
  may_call: MayCallAnswer,
})

export type NextItem = z.infer<typeof NextItem>

export const nextInQueue = defineCall({
  path: '/call_queue/next',
  who: everyone,
  writes: true,
  input: z.object({
    skip: z
      .array(rowId)
      .max(200)
      .or(rowId.transform((id) => [id]))
      .nullish()
      .describe('customers who are not wanted now'),
    cus_id: rowId.nullish().describe('the customer of the queue who is wanted; else the first'),
  }),
  masked: maskedFields,
  answer: z.object({ item: NextItem.nullable() }),
})

export const startCall = defineCall({
  path: '/call/start',
  who: everyone,
  writes: true,
  input: z.object({ cus_id: rowId, number: phone.nullish() }),
  answer: one(storedRows.calls),
})

export const finishCall = defineCall({
  path: '/call/finish',
  who: everyone,
  writes: true,
  input: z.object({
    call_id: rowId.nullish().describe('the call that ends; without one it was made without the product'),
    cus_id: rowId,
    outcome: rowId.describe('how it ended, key of sys_gorusme_asama'),
    note,
    appointment,
    next: z.union([z.boolean(), flag]).nullish().describe('answer the next customer of the queue'),
    next_cus_id: rowId.nullish().describe('the customer who is opened next, where the queue does not decide'),
  }),
  masked: maskedFields,
  answer: saved(storedRows.calls).extend({ next: NextItem.nullable() }),
})

/** Deletes a call that was started by mistake or that the user cannot remember. */
export const dropCall = defineCall({
  path: '/call/drop',
  who: everyone,
  writes: true,
  input: z.object({ call_id: rowId }),
  answer: savedId,
})

const CallDraft = z.object({ cus_id: z.number(), name: z.string(), note: z.string(), saved_at: z.string() })

export const callState = defineCall({
  path: '/call/state',
  who: everyone,
  input: z.object({}),
  answer: one(
    z.object({
      open: storedRows.calls.extend({ name: z.string() }).nullable().describe('a call that has no end yet'),
      draft: CallDraft.nullable().describe('the latest note whose call has not ended'),
      dial_template: z.string().nullable(),
      extension: z.string().nullable().describe('what the telephone system calls the person'),
    }),
  ),
})

export const keepCard = defineCall({
  path: '/call/keep',
  who: everyone,
  writes: true,
  input: z.object({
    cus_id: rowId,
    note: z.string().max(4_000).nullish().describe('what was typed so far; missing: unchanged'),
    is_passing: z.boolean().nullish().describe('only looked at so far: the customer is not taken'),
    left: rowId.nullish().describe('the customer who was open before'),
  }),
  answer: one(z.object({ held_by: z.string().nullable().describe('who else has the customer open') })),
})

export const leaveCustomerCard = defineCall({
  path: '/call/leave',
  who: everyone,
  writes: true,
  input: z.object({ cus_id: rowId }),
  answer: done,
})

export const savePreference = defineCall({
  path: '/call_preference/save',
  who: everyone,
  writes: true,
  input: z.object({
    dial_template: z
      .preprocess(
        emptyToNull,
        z.string().trim().max(300).refine(isDialTemplate, { message: 'not_allowed' }).nullable(),
      )
      .describe('what a click on a number opens, {number} stands for it; empty: tel:'),
  }),
  answer: done,
})

const CardOrder = z.object({
  id: z.number(),
  day: z.string(),
  total: z.number(),
  wines: z.array(z.object({ name: z.string(), bottles: z.number() })),
})

const RequestRow = z.object({
  id: z.number(),
  requested_at: z.string(),
  wording: z.string(),
  name_surname: z.string().describe('to whom it was said'),
  withdrawn_at: z.string().nullable(),
  withdrawn_reason: z.string().nullable(),
  withdrawn_name: z.string().nullable(),
  version: z.number(),
})

export type RequestRow = z.infer<typeof RequestRow>

const CardAnswer = z.object({
  may_call: MayCallAnswer,
  orders: z.array(CardOrder).describe('the last three'),
  open_sum: z.number(),
  overdue_sum: z.number(),
  overdue_since: z.string().nullable(),
  reminder_stage: z.number().describe('the highest stage of an open invoice, 0 for none'),
  reminders: z.number().describe('reminders of the last three years'),
  balance: z.number(),
  days_to_pay: z.number().nullable().describe('median of the days from invoice to payment'),
  turnover: z.number().describe('of the last twelve months'),
  turnover_orders: z.number(),
  requests: z.array(RequestRow),
  note: z.string().describe('what was typed and not yet finished'),
  script: z.object({ title: z.string(), text: z.string() }).nullable(),
})

export type CardAnswer = z.infer<typeof CardAnswer>

export const readCard = defineCall({
  path: '/call/card',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  answer: one(CardAnswer),
})

/** A do-not-call request that came by letter, by mail or in the shop. */
export const createRequest = defineCall({
  path: '/call_request/create',
  who: everyone,
  writes: true,
  input: z.object({
    cus_id: rowId,
    wording: requiredText(4_000).describe('the wish in the customer’s words'),
  }),
  answer: saved(storedRows.call_requests),
})

export const withdrawRequest = defineCall({
  path: '/call_request/withdraw',
  who: admin,
  writes: true,
  input: z.object({
    id: rowId,
    version: rowVersion.nullish(),
    reason: requiredText(4_000).describe('why the customer may be called again'),
  }),
  answer: saved(storedRows.call_requests),
})

export const callToday = defineCall({
  path: '/call/today',
  who: everyone,
  input: z.object({}),
  answer: one(
    z.object({
      calls: z.number(),
      reached: z.number(),
      orders: z.number(),
      euro: z.number(),
      goal: z.number().nullable().describe('a day’s share of the quota of the month'),
    }),
  ),
})

export const callCalls = [
  listQueue,
  nextInQueue,
  startCall,
  finishCall,
  dropCall,
  callState,
  keepCard,
  leaveCustomerCard,
  savePreference,
  readCard,
  createRequest,
  withdrawRequest,
  callToday,
  remindOfCallBacks,
  ...incomingCalls,
  ...missedCalls,
  ...teamCalls,
  ...consentCalls,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof callCalls> {}
}
