import type { IsoDate } from '#core/days/dates.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { orderLists } from '../order/order-lists.ts'
import { Collection } from '../order/order-state.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'
import type { OverdueFilter } from './reminders.ts'

/** The filters that a view of the reminder screen sends to the order list. */
type Filters = NonNullable<ListPayload['filters']>

/** The flags of an invoice whose highest stage is this one. */
const highestIs = (reached: Stage | null): Filters =>
  Object.fromEntries(stages.map((stage) => [`sd_uyari_${stage}_is`, reached && stage <= reached ? '1' : '0']))

const unpaid = { ...orderLists.open.flags, kalan: { value: 0, matchMode: 'gt' } } as const
const inCollection = (f_ytakip: number) => {
  const { f_status: _, ...open } = orderLists.open.flags
  return { ...open, f_ytakip }
}

export const reminderViews = {
  overdue: unpaid,
  firstSent: { ...unpaid, ...highestIs(1) },
  secondSent: { ...unpaid, ...highestIs(2) },
  thirdSent: { ...unpaid, ...highestIs(3) },
  seized: inCollection(Collection.seized),
  bankrupt: inCollection(Collection.bankrupt),
} as const satisfies Record<string, Filters>

export type ReminderView = keyof typeof reminderViews

/** The flags of invoices due for each stage: the earlier ones were sent, this one was not. */
export const overdueFilterFlags: Record<OverdueFilter, Filters> = {
  all: {},
  first: highestIs(null),
  second: highestIs(1),
  third: highestIs(2),
}

/** The last due day that counts as overdue. */
export const yesterday = (today: IsoDate): IsoDate =>
  Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()

/** The filters of the reminder screen for the order list; only the overdue view has sub-filters. */
export function reminderQuery(
  view: ReminderView,
  due: { from: IsoDate | null; to: IsoDate | null },
  sub: OverdueFilter = 'all',
): Filters {
  return {
    ...reminderViews[view],
    ...(view === 'overdue' ? overdueFilterFlags[sub] : {}),
    vade_tar: { value: [due.from, due.to], matchMode: 'between' },
  }
}

/** Every view of the reminder screen names its due days; no other list does. */
export const isReminderQuery = (payload: { filters?: Record<string, unknown> | null | undefined }) =>
  'vade_tar' in payload || 'vade_tar' in (payload.filters ?? {})
