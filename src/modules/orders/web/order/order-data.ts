import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AddressRow } from '#modules/customers/domain/addresses.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import type { Order, OrderLine } from '#modules/orders/domain/calls/order.ts'
import {
  instalmentList,
  ledgerHistory,
  ledgerList,
  wineSearch,
  type InstalmentRow,
} from '#modules/orders/domain/money/ledger-lists.ts'
import { isCancelled, isInvoiced, isPlainOrder, OrderKind } from '#modules/orders/domain/order/order-state.ts'
import { allOrders, type OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { rankWines } from './wine-hits.ts'

export type OrderWithLines = { order: Order; lines: OrderLine[]; instalments: InstalmentRow[] }

async function readOrderWithLines(id: number): Promise<OrderWithLines> {
  const [{ item, icerik }, { datalist }] = await Promise.all([
    call('/siparisler/get_siparis_with_icerik', { id }),
    call(instalmentList.path, { sip_id: id, orderByField: 'tak_tar', orderBy: 'ASC', limit: 100 }),
  ])
  return { order: item, lines: icerik, instalments: datalist }
}

/** An order with its lines and instalments, always fresh: somebody else may have changed it a moment ago. */
export function useOrder(id: number | null) {
  return useQuery({
    queryKey: ['/siparisler/get_siparis_with_icerik', id],
    queryFn: id === null ? skipToken : () => readOrderWithLines(id),
    ...forEditing,
  })
}

/** The credit notes of an invoice, cancelled ones included. */
export function useCreditNotes(order: OrderRow) {
  const filters = { s_is_teklif: OrderKind.creditNote, gutschrift_sip_id: order.id }
  return useQuery({
    queryKey: [allOrders.path, 'credit-notes', order.id],
    queryFn:
      isInvoiced(order) && isPlainOrder(order)
        ? async () => (await call(allOrders.path, { filters, limit: 100 })).datalist
        : skipToken,
  })
}

const LEDGER_ROWS = 1000

/** Bookings of an order: only active ones, or all. */
export function useLedger(orderId: number, kind: 'active' | 'history') {
  const { path } = kind === 'active' ? ledgerList : ledgerHistory
  return useQuery({
    queryKey: [path, 'order', orderId],
    queryFn: async () => {
      const payload = { s_no: orderId, orderByField: 'id', orderBy: 'ASC', limit: LEDGER_ROWS } as const
      return (await call(path, payload)).datalist
    },
  })
}

export type CustomerWithAddresses = { customer: CustomerRow; addresses: AddressRow[] }

export function useCustomerWithAddresses(cus_id: number | null) {
  return useQuery({
    queryKey: ['/customers/get_with_address', cus_id],
    queryFn: cus_id === null ? skipToken : () => call('/customers/get_with_address', { id: cus_id }),
  })
}

/** Those of these wines that are on sale. */
export async function winesById(ids: readonly number[]): Promise<StokRow[]> {
  const filters = { id: { value: [...new Set(ids)], matchMode: 'in' } } as const
  return (await call(wineSearch.path, { filters, limit: ids.length })).datalist
}

/** The wines of an order with the bottles that are still free, asked for together and always anew. */
export function useWines(ids: readonly number[], isEnabled: boolean) {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  return useQuery({
    queryKey: [wineSearch.path, 'of-order', wanted],
    queryFn: isEnabled && wanted.length > 0 ? () => winesById(wanted) : skipToken,
    // Keeps the numbers of the other lines on screen while a new line is loaded.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const MOST_HITS = 60

/** The wines on sale whose code or name contains the typed text. */
export async function winesByCodeOrName(typed: string): Promise<StokRow[]> {
  return (await call(wineSearch.path, { globalFilter: typed, limit: MOST_HITS })).datalist
}

const HITS_SHOWN = 5
const LETTERS_FOR_HITS = 2
const TYPING_PAUSE_MS = 150

/** The wines to offer while the user types. */
export function useWineHits(typed: string): readonly StokRow[] {
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = wanted.length >= LETTERS_FOR_HITS && wanted === typed.trim()
  const { data = [] } = useQuery({
    queryKey: [wineSearch.path, 'hits', wanted],
    queryFn: isAsked ? () => winesByCodeOrName(wanted) : skipToken,
  })
  return isAsked ? rankWines(wanted, data).slice(0, HITS_SHOWN) : []
}

/** The latest valid order of a customer, and how many of each wine were taken last. */
export function useLastOrder(cus_id: number, isEnabled: boolean) {
  const path = '/siparisler/gecmis_siparisler'
  const { data } = useQuery({
    queryKey: [path, cus_id],
    queryFn: isEnabled ? () => call(path, { cus_id, orderBy: 'DESC' }) : skipToken,
  })
  const valid = data?.gecmis_list.filter((order) => isPlainOrder(order) && !isCancelled(order)) ?? []
  const linesOf = (id: number) => data?.icerik.filter(({ sip_id }) => sip_id === id) ?? []
  const lines = valid.flatMap(({ id }) => linesOf(id))
  return {
    lines: valid[0] ? linesOf(valid[0].id) : [],
    lastQuantity: (stk_id: number) => lines.find((line) => line.stk_id === stk_id)?.stk_adet ?? null,
  }
}
