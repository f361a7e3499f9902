import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, one } from '#core/calls.ts'
import { flag, rowId } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { optionalDay } from '../siparis.ts'
import { moneyDestinations, withdraw } from '../transitions.ts'

/** Until when a consumer can withdraw from an order, and whether it was withdrawn. */
export const getWithdrawal = defineCall({
  path: '/withdrawal/get',
  who: everyone,
  input: byId,
  answer: one(
    z.object({
      id: z.number(),
      is_consumer: z.boolean(),
      delivered_on: z.string().nullable().describe('day from which the period counts'),
      is_presumed: z.boolean().describe('the delivery was not confirmed; the usual days were added'),
      until: z.string().nullable().describe('last day; empty: nothing was delivered yet'),
      is_over: z.boolean(),
      paid: z.number().describe('money that came in and would be given back'),
      withdrawn_on: z.string().nullable().describe('day of a withdrawal that counts'),
    }),
  ),
})

export const WithdrawalForm = z.object({
  declared_on: optionalDay.describe('day on which the customer declared it; empty: today'),
  is_goodwill: flag.default('0').describe('accepted although the period is over or the customer is a firm'),
  reason: z.string().trim().max(500).nullish().describe('why it is accepted, for goodwill'),
  iade_sekli: z
    .enum(moneyDestinations)
    .nullish()
    .describe('where money that was paid goes: bakiye to the balance, iade back to the customer'),
})

/** The customer withdraws: the order or invoice is cancelled, and what was paid is given back. */
export const createWithdrawal = defineCall({
  path: '/withdrawal/create',
  who: withdraw.who,
  writes: true,
  input: WithdrawalForm.extend({ id: rowId }),
  answer: z.object({
    save_response: z.object({ id: z.number(), sip_id: z.number() }),
    kalan: z.number().describe('negative: what is to be paid back'),
  }),
})

export const withdrawalCalls = [getWithdrawal, createWithdrawal] as const
