import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, one } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { withdraw } from '../order/transitions.ts'
import { WithdrawalForm } from '../documents/withdrawal-form.ts'

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
      credited: z.number().describe('what credit notes have given back already'),
      is_sent: z.boolean().describe('the bottles have left'),
      withdrawn_on: z.string().nullable().describe('day of a withdrawal that counts'),
    }),
  ),
})

/**
 * The customer withdraws: the order or invoice is cancelled, and what was paid is given back. Of an invoice that was
 * credited in part the rest is credited.
 */
export const createWithdrawal = defineCall({
  path: '/withdrawal/create',
  actsOn: 'siparisler',
  who: withdraw.who,
  writes: true,
  input: WithdrawalForm.extend({ id: rowId }),
  answer: z.object({
    save_response: z.object({
      id: z.number(),
      sip_id: z.number(),
      gutschrift_id: z
        .number()
        .nullable()
        .describe('credit note of the rest, where there were others before'),
    }),
    kalan: z.number().describe('negative: what is to be paid back'),
  }),
})

export const withdrawalCalls = [getWithdrawal, createWithdrawal] as const
