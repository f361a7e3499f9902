import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { monthOf, type IsoDate } from '#core/days/dates.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { narrow, rowsWhere, type Scope } from '#core/scope.ts'
import { appointmentScope } from '#modules/customers/domain/visibility.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { orderedRows } from './rows.ts'
import type { Task } from './waiting.ts'

/** The rows of the orders that wait, by the flags of their lists. */
export const waitingOrders = {
  approve: orderLists.new.flags,
  invoice: orderLists.approval.flags,
  ship: orderLists.pendingShipment.flags,
} as const satisfies Partial<Record<Task, NonNullable<ListPayload['filters']>>>

/** The customers whom a person promised to call by today. */
export const callBackRows = (
  actor: Pick<Actor, 'id'>,
  today: IsoDate,
): NonNullable<ListPayload['filters']> => ({
  rand_user: actor.id,
  rand_tar: { value: today, matchMode: 'lte' },
})

/** The appointments of a person, as far as the list of appointments shows them. */
export const callBackScope = (actor: Actor) => narrow(appointmentScope(actor), { rand_user: actor.id })

/** The conversations and orders that are a person's own. */
export const ownRows = (actor: Pick<Actor, 'id'>): Scope<{ per_id: number }> =>
  rowsWhere({ per_id: actor.id })

/** The conversations of a day, as filters of the list of the own ones. */
export const callRows = (day: IsoDate): NonNullable<ListPayload['filters']> => ({
  zaman: { value: [day, day], matchMode: 'between' },
})

/** The user's own row of sys_users. */
export const ownAccount = (actor: Pick<Actor, 'id'>): Scope<{ id: number }> => rowsWhere({ id: actor.id })

/** The orders of this month that a person sold, for whichever dealer. */
export const ownSalesRows = (per_id: number, today: IsoDate): NonNullable<ListPayload['filters']> => ({
  ...orderedRows(monthOf(today)),
  per_id,
})

const known = z.number().nullable()

export const Today = z.object({
  arama: z.number().describe('own conversations of today'),
  geri_arama: z.number().describe('own appointments up to today'),
  kota: z.number().describe('monthly goal, 0 without one'),
  adet: z.number().describe('own orders of this month'),
  toplam: z.number().describe('what they add up to'),
  isler: z.object({
    approve: z.number(),
    invoice: z.number(),
    ship: z.number(),
    overdue: z.number(),
    mails: known.describe('for administrators'),
    bank: known.describe('for administrators'),
  }),
})

export type Today = z.infer<typeof Today>
