import { MAX_PAGE, wholeUpTo } from '#platform/web/records/address-number.ts'
import type { SessionUser } from '#platform/web/session/session.ts'
import {
  appointmentList,
  birthdayList,
  customerList,
  removedList,
} from '#modules/customers/domain/customer-lists.ts'
import { seesAllCustomers } from '#modules/customers/domain/visibility.ts'

export const listNames = ['own', 'all', 'active', 'removed', 'appointments', 'birthdays'] as const

export type ListName = (typeof listNames)[number] | 'filter' | 'random'

/** Filters of the two filter panels, as the address carries them. */
export type TrackingFilters = Readonly<Record<string, string>>

const FILTER_PREFIX = 'f.'
const FIRST_TAB = 'call'
const MAX_ID = 2_147_483_647

const isListName = (name: string | undefined): name is ListName =>
  name === 'filter' || name === 'random' || listNames.some((known) => known === name)

/** The user's place on the calling screen. */
export type Place = {
  list: ListName
  page: number
  cusId: number | null
  filters: TrackingFilters
  tab: string
}

type Params = Record<string, string | undefined>

export function readPlace(params: Params, user: Pick<SessionUser, 'id' | 'user_level'>): Place {
  const filters = Object.entries(params).flatMap(([name, value]) =>
    name.startsWith(FILTER_PREFIX) && value ? [[name.slice(FILTER_PREFIX.length), value] as const] : [],
  )
  return {
    list: isListName(params.list) ? params.list : seesAllCustomers(user) ? 'all' : 'own',
    page: wholeUpTo(MAX_PAGE, params.page) ?? 1,
    cusId: wholeUpTo(MAX_ID, params.cus_id),
    filters: Object.fromEntries(filters),
    tab: params.tab ?? FIRST_TAB,
  }
}

/** The place as address parameters, without defaults. */
export function placeParams({ list, page, cusId, filters, tab }: Place): Params {
  const typed = Object.entries(filters).map(([field, value]) => [FILTER_PREFIX + field, value])
  return {
    list,
    page: page > 1 ? String(page) : undefined,
    cus_id: cusId === null ? undefined : String(cusId),
    tab: tab === FIRST_TAB ? undefined : tab,
    ...Object.fromEntries(typed),
  }
}

type Source = {
  list: typeof customerList | typeof removedList | typeof appointmentList | typeof birthdayList
  filters: TrackingFilters | { cus_user: number }
}

/** The list of a run with its filters. */
export function sourceOf(list: ListName, filters: TrackingFilters, userId: number): Source {
  switch (list) {
    case 'own':
      return { list: customerList, filters: { cus_user: userId } }
    case 'active':
      return { list: customerList, filters: { cus_is_aktive: '1' } }
    case 'removed':
      return { list: removedList, filters: {} }
    case 'appointments':
      return { list: appointmentList, filters: {} }
    case 'birthdays':
      return { list: birthdayList, filters: {} }
    case 'filter':
      return { list: customerList, filters }
    default:
      return { list: customerList, filters: {} }
  }
}
