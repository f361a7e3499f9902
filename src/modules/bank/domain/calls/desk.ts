import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, many, saved } from '#core/calls.ts'
import { amount, optionalDate, optionalKey, rowId } from '#core/fields.ts'
import { SEARCH_MAX_LENGTH } from '#core/lists/search.ts'
import { byId } from '#core/record-calls.ts'
import { SeenMoney } from '#modules/orders/domain/money/seen-money.ts'
import { foundBy, type DeskRow } from '../desk.ts'

export const DESK_LIMIT = 30

const OpenItemRow = z.object({
  sip_id: z.number().describe('order that is the invoice'),
  taksit_id: z.number().nullable().describe('instalment; empty for the whole invoice'),
  f_no: z.string().describe('number of the invoice'),
  f_tarih: z.string().describe('day of the invoice'),
  cus_id: z.number().describe('customer'),
  name: z.string().describe('name of the customer'),
  due: z.string().describe('day by which it is to be paid'),
  open: z.number().describe('what is open of the item'),
  kalan: z.number().describe('what is open of the whole invoice'),
  version: z.number().describe('state of the invoice'),
  part: z.number().describe('which instalment; 0 for the invoice'),
  parts: z.number().describe('number of instalments'),
  amount: z.number().describe('what a booking of this row would book'),
  found: z.enum(foundBy).describe('by what it was found'),
}) satisfies z.ZodType<DeskRow>

const Changed = z.object({
  sip_id: z.number(),
  acik: z.number().describe('what is open now'),
  user_name: z.string().nullable().describe('who booked last'),
})

export type ChangedItem = z.infer<typeof Changed>

export const openItemList = defineCall({
  path: '/open_item/list',
  who: admin,
  input: z.object({
    search: z
      .string()
      .max(SEARCH_MAX_LENGTH)
      .default('')
      .describe(
        'number, amount, name, printed reference or IBAN; an amount behind the rest is what is booked',
      ),
    shown: z
      .array(z.object({ sip_id: rowId, acik: z.number() }))
      .max(200)
      .nullish()
      .describe('invoices that the screen shows, with what was open of each'),
    limit: z.number().int().min(1).max(100).default(DESK_LIMIT).describe('how many invoices at most'),
  }),
  answer: many(OpenItemRow).extend({
    sure: z.boolean().describe('whether the first row is the only one that can be meant'),
    changed: z.array(Changed).describe('shown invoices of which another amount is open by now'),
  }),
})

const rest = z
  .enum(['none', 'open', 'small', 'surplus'])
  .describe('what became of the rest: paid exactly, still open, written off, on the balance')

export const bookOpenItem = defineCall({
  path: '/open_item/book',
  who: admin,
  writes: true,
  input: z.object({
    sip_id: rowId.describe('order that is paid'),
    taksit_id: optionalKey.describe('instalment it is for'),
    amount: amount.pipe(z.number().min(0.01)).describe('amount that came in'),
    day: optionalDate.describe('day the money came in, not in the future; empty: today'),
    ...SeenMoney.shape,
  }),
  answer: saved(
    z.object({
      id: z.number().describe('receipt, by which it is taken back'),
      sip_id: z.number(),
      cus_id: z.number(),
      kalan: z.number().describe('what the invoice still owes'),
      rest,
      rest_amount: z.number().describe('the amount of that rest'),
    }),
  ),
})

export const undoOpenItem = defineCall({
  path: '/open_item/undo',
  actsOn: 'receipts',
  who: admin,
  writes: true,
  input: byId,
  answer: saved(z.object({ id: z.number(), sip_id: z.number(), cus_id: z.number(), kalan: z.number() })),
})

/** What was booked at the desk lately, so that it can be taken back. */
export const recentReceipts = defineCall({
  path: '/open_item/recent',
  who: admin,
  input: z.object({}),
  answer: many(
    z.object({
      id: z.number(),
      sip_id: z.number(),
      f_no: z.string(),
      name: z.string(),
      amount: z.number(),
      day: z.string(),
      kalan: z.number().describe('what the invoice owes now'),
      user_name: z.string().nullable().describe('who booked it'),
      is_undone: z.boolean().describe('whether it was taken back'),
    }),
  ),
})

export type RecentReceipt = z.infer<typeof recentReceipts.answer>['datalist'][number]

export const deskCalls = [openItemList, bookOpenItem, undoOpenItem, recentReceipts] as const
