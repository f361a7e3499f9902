import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import type { IsoDate } from '#core/dates.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { cents, euros, type Cents } from '#core/money.ts'
import { accountTexts, kindTexts, reasonTexts } from '../account-texts.ts'

/** What a line of the account stands for; the amounts of all lines add up to what the person is due in all. */
export const accountKinds = [
  'expected',
  'earned',
  'paid',
  'taken_back',
  'debt',
  'advance',
  'written_off',
] as const

export type AccountKind = (typeof accountKinds)[number]

const reasons = [
  'not_invoiced',
  'not_paid',
  'deposited',
  'not_safe',
  'in_collection',
  'customer_paid',
  'credit_note',
  'open_again',
  'slip',
  'cancelled',
  'payment_returned',
  'advance',
  'written_off',
] as const

export const AccountRow = z.object({
  id: rowId.describe('number of the line'),
  kind: z.enum(accountKinds).describe('what the line stands for'),
  per_id: z.number().describe('person whose account it is'),
  day: z.string().nullable().describe('day of the order, payment, slip, cancellation or advance'),
  sip_id: z.number().nullable().describe('order'),
  fis_id: z.number().nullable().describe('slip'),
  fis_no: z.string().nullable().describe('number of the slip'),
  f_no: z.string().nullable().describe('invoice'),
  cus_id: z.number().nullable().describe('customer'),
  customer: z.string().nullable().describe('name of the customer'),
  base: z.number().nullable().describe('total without tax that the commission is counted on'),
  rate: z.number().nullable().describe('rate in percent'),
  amount: z.number().describe('commission without tax; an advance with its tax'),
  why: z.enum(reasons).describe('reason of the state'),
})

export type AccountRow = z.infer<typeof AccountRow>

const words = <Key extends string>(
  keys: readonly Key[],
  texts: Record<Key, { de: string; tr: string; en: string }>,
) => ({
  values: keys.map((value) => ({ value, text: texts[value] })),
})

export const accountList = defineList({
  path: '/commission_account/list',
  row: AccountRow,
  // Everybody takes an extract of the own account.
  export: everyone,
  maxLimit: 2000,
  defaultSort: ['day', 'DESC'],
  texts: accountTexts,
  columns: {
    day: { kind: 'date', width: 105 },
    kind: { options: words(accountKinds, kindTexts), width: 120 },
    why: { options: words(reasons, reasonTexts), width: 170 },
    f_no: { filter: 'startsWith', width: 110 },
    sip_id: { kind: 'number', width: 90 },
    customer: { filter: 'contains', width: 180 },
    base: { kind: 'money', sum: true, width: 105 },
    rate: { kind: 'number', percent: true, width: 60 },
    amount: { kind: 'money', sum: true, width: 110 },
    fis_no: { filter: 'startsWith', width: 110 },
    id: { kind: 'number', hidden: true },
    per_id: { kind: 'number', hidden: true },
    fis_id: { kind: 'number', hidden: true },
    cus_id: { kind: 'number', hidden: true },
  },
})

/** How many orders of the last year were placed, and how many of those were cancelled. */
export type PastOrders = { placed: number; cancelled: number }

/**
 * Forecast of the open part: at best all that is expected, at worst without the share that was cancelled in the
 * last year. Pending credit notes count in full.
 */
export function forecast(earned: number, expected: number, { placed, cancelled }: PastOrders) {
  const kept = placed > 0 ? (placed - cancelled) / placed : 1
  const low = expected > 0 ? Math.floor(cents(expected) * kept) : cents(expected)
  return {
    low: euros((cents(earned) + low) as Cents),
    high: euros((cents(earned) + cents(expected)) as Cents),
  }
}

/** Until when a commission must be settled: the end of the month after the one in which it was earned (§ 87c HGB). */
export const settledBy = (earnedOn: IsoDate): IsoDate =>
  Temporal.PlainDate.from(earnedOn).with({ day: 1 }).add({ months: 2 }).subtract({ days: 1 }).toString()
