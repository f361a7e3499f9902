import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Column, ListDefinition } from '#core/lists/list.ts'
import { hintOf } from '#core/lists/search.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { forLater } from '#platform/web/live/questions.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import { conversationList } from '../domain/conversations.ts'
import { NO_USER } from '../domain/visibility.ts'
import type { CustomerExtras } from './public/customer-extras.ts'
import { customerLabel, personName } from '../domain/name.ts'

const customerKey = (id: number | null) => ['/customers/get', id] as const

const fetchCustomer = async (id: number) => (await call('/customers/get', { id })).item

/** A customer; a row of a list is shown until the whole record is there. */
export function useCustomer(id: number | null, row?: CustomerRow | null) {
  return useQuery({
    queryKey: customerKey(id),
    queryFn: id === null ? skipToken : () => fetchCustomer(id),
    ...(row && row.id === id ? { placeholderData: row } : {}),
  })
}

/** Takes over what a call has just stored, before the customer is fetched again. */
export function rememberCustomer(queries: QueryClient, id: number, stored: Partial<CustomerRow>): void {
  queries.setQueryData<CustomerRow>(customerKey(id), (before) => before && { ...before, ...stored })
}

/** A customer for an editor, always fresh: somebody else may have changed it a moment ago. */
export function useFreshCustomer(id: number | null) {
  return useQuery({
    queryKey: customerKey(id),
    queryFn: id === null ? skipToken : () => fetchCustomer(id),
    ...forEditing,
  })
}

const LATEST = 6

const latestQuery = (cus_id: number) => ({
  queryKey: [conversationList.path, 'latest', cus_id],
  queryFn: async () => {
    const payload = { cus_id, orderByField: 'zaman', orderBy: 'DESC', limit: LATEST } as const
    return (await call(conversationList.path, payload)).datalist
  },
})

export const useLatestConversations = (cus_id: number) => useQuery(latestQuery(cus_id))

/** The next customer is fetched while this one is on the telephone. */
export async function prefetchCustomer(
  queries: QueryClient,
  id: number,
  others: CustomerExtras['ahead'],
): Promise<void> {
  const own = [{ queryKey: customerKey(id), queryFn: () => fetchCustomer(id) }, latestQuery(id)]
  const all = [...own, ...others.map((query) => query(id))]
  await Promise.all(all.map((query) => queries.prefetchQuery({ ...query, ...forLater })))
}

/** A customer among the recently opened records. */
export const recentCustomer = (
  customer: Pick<CustomerRow, 'id' | 'cus_firm' | 'cus_name' | 'cus_surname' | 'cus_city'>,
) => ({
  kind: 'customer',
  id: customer.id,
  label: customerLabel(customer),
  hint: hintOf(customer.id, customer.cus_firm ? personName(customer) : null, customer.cus_city),
})

/** An appointment without an owner shows a dash instead of a name. */
export const appointmentCells = {
  rand_user: ({ rand_user }: CustomerRow) => (rand_user === NO_USER ? '–' : null),
}

/** The same list with these columns in this order; the others stay in the answer unseen. */
export function showing<Row extends { id: number }>(
  list: ListDefinition<Row>,
  columns: Partial<Record<keyof Row & string, Column>>,
): ListDefinition<Row> {
  const known = list.columns as Record<string, Column>
  const never = Object.entries(known).map(([field, column]) => [field, { ...column, shown: 'never' }])
  const shown = Object.entries(columns as Record<string, Column>).map(([field, column]) => [
    field,
    { ...known[field], shown: 'always', ...column },
  ])
  const order = Object.fromEntries(shown)
  return { ...list, columns: { ...order, ...Object.fromEntries(never), ...order } }
}
