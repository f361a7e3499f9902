import { z } from 'zod'
import { flag } from '#core/fields.ts'
import { SeenDebit } from '../money/seen-money.ts'
import { optionalDay } from '../order/order-forms.ts'
import { moneyDestinations } from '../order/transitions.ts'

export const WithdrawalForm = z.object({
  declared_on: optionalDay.describe('day on which the customer declared it; empty: today'),
  is_goodwill: flag.default('0').describe('accepted although the period is over or the customer is a firm'),
  reason: z.string().trim().max(500).nullish().describe('why it is accepted, for goodwill'),
  iade_sekli: z
    .enum(moneyDestinations)
    .nullish()
    .describe('where money that was paid goes: bakiye to the balance, iade back to the customer'),
  mal_geldi: flag.default('0').describe('the bottles have come back and are booked in'),
  ...SeenDebit.shape,
})
