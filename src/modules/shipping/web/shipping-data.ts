import { useQuery } from '@tanstack/react-query'
import type { Chosen } from '#core/lists/selection.ts'
import type { Order, OrderLine } from '#modules/orders/domain/calls/order.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'

export const SHIP_PATH = '/kargo_islem/gonderi_kaydet_ekle'

export type OrderToShip = { order: Order; lines: OrderLine[]; email: string | null }

/** The customer's stored address; null if the user may not read the customer. */
export async function emailOf(cus_id: number): Promise<string | null> {
  const answer = await call('/customers/get', { id: cus_id }).catch(() => null)
  return answer?.item.cus_email?.trim() || null
}

/** An order with what is to be packed, always fresh: it may have been cancelled a moment ago. */
export function useOrderToShip(sip_id: number) {
  return useQuery({
    queryKey: ['/siparisler/get_siparis_with_icerik', 'to-ship', sip_id],
    queryFn: async (): Promise<OrderToShip> => {
      const { item, icerik } = await call('/siparisler/get_siparis_with_icerik', { id: sip_id })
      return { order: item, lines: icerik, email: await emailOf(item.cus_id) }
    },
    ...forEditing,
    refetchOnWindowFocus: false,
  })
}

/** A shipment for its editor, always fresh. */
export function useShipment(id: number) {
  return useQuery({
    queryKey: ['/kargo_cikti/list', 'one', id],
    queryFn: async () => {
      const { datalist } = await call('/kargo_cikti/list', { id })
      const [shipment] = datalist
      if (!shipment) throw new Error(`shipment ${String(id)} is gone`)
      return shipment
    },
    ...forEditing,
  })
}

/** Most parcels that are shipped in one dialog. */
export const MOST_PARCELS = 200

/** How many orders are fetched at once. */
const AT_ONCE = 10

async function idsOf(rows: Chosen): Promise<readonly number[]> {
  if ('ids' in rows) return rows.ids
  const { query, except_ids } = rows.secim
  const { ids = [] } = await call('/siparisler/list', { ...query, except_ids, ids_only: true })
  return ids.slice(0, MOST_PARCELS)
}

async function ordersOf(rows: Chosen): Promise<Order[]> {
  const ids = await idsOf(rows)
  const orders: Order[] = []
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    orders.push(...(await Promise.all(some.map(async (id) => (await call('/siparisler/get', { id })).item))))
  }
  return orders
}

/** The ticked orders of all pages. */
export function useParcelOrders(rows: Chosen) {
  return useQuery({
    queryKey: ['ship-several', rows],
    queryFn: () => ordersOf(rows),
    staleTime: Infinity,
    gcTime: 0,
  })
}
