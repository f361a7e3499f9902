import { z } from 'zod'
import { adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, many } from '#core/calls.ts'
import { reportForm } from '#core/days/report-range.ts'

const figures = { calls: z.number(), reached: z.number(), orders: z.number() }

const TeamRow = z.object({
  user_id: z.number(),
  name: z.string(),
  ...figures,
  euro: z.number(),
  goal: z.number().nullable().describe('a day’s share of the quota of the month'),
  last_call: z.string().nullable().describe('end of the latest call of today'),
  cus_id: z.number().nullable().describe('the customer who is open at this moment'),
  customer: z.string().nullable(),
  talking_since: z.string().nullable(),
})

export type TeamRow = z.infer<typeof TeamRow>

/** What everybody has done today and does now: all people for administrators, the own dealer's for its administrator. */
export const teamToday = defineCall({
  path: '/call/team',
  who: adminOrDealerAdmin,
  input: z.object({}),
  answer: many(TeamRow),
})

const EffortRow = z.object({
  user_id: z.number(),
  name: z.string(),
  hour: z.number().describe('hour of the day'),
  draws: z.number().describe('customers drawn from the pool'),
  ...figures,
})

export type EffortRow = z.infer<typeof EffortRow>

/** Draws, calls, reached and orders by person and hour. */
export const teamEffort = defineCall({
  path: '/call/effort',
  who: adminOrDealerAdmin,
  input: reportForm({}, 'decade'),
  answer: many(EffortRow),
})

export const teamCalls = [teamToday, teamEffort] as const
