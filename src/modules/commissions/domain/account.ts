import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { defineList } from '#core/lists/list.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { money, narrowed } from '#core/lists/stored-columns.ts'
import { accountTexts, kindTexts, reasonTexts } from '../account-texts.ts'
import { prim_hesap } from './stored/prim_hesap.ts'

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

export const AccountRow = narrowed(prim_hesap, {
  kind: z.enum(accountKinds),
  why: z.enum(reasons),
  // What several parts of the view give is no amount in the eyes of the database.
  base: money,
  amount: money,
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
    day: { width: 105 },
    kind: { options: words(accountKinds, kindTexts), width: 120 },
    why: { options: words(reasons, reasonTexts), width: 170 },
    f_no: { filter: 'startsWith', width: 110 },
    sip_id: { width: 90 },
    customer: { filter: 'contains', width: 180 },
    base: { sum: true, width: 105 },
    rate: { percent: true, width: 60 },
    amount: { sum: true, width: 110 },
    fis_no: { filter: 'startsWith', width: 110 },
  },
  unseen: ['id', 'per_id', 'fis_id', 'cus_id'],
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
