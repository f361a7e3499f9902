import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { IsoDate } from '#core/dates.ts'
import type { Flag } from '#core/fields.ts'
import type { AddressRow } from '#modules/customers/domain/cus_adress.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import type { StokRow } from '#modules/stock/domain/stok.ts'
import { call } from '#platform/web/api.ts'
import {
  instalmentList,
  ledgerHistory,
  ledgerList,
  wineSearch,
  type LedgerRow,
  type OrderLineRow,
} from '../domain/ledger-lists.ts'
import { EntryType } from '../domain/payments.ts'
import type { OrderForm } from '../domain/siparis.ts'
import { OrderKind } from '../domain/order-state.ts'
import { allOrders, type OrderRow } from '../domain/siparis-list.ts'

/** Wire resources that show orders, their money or the bottles they hold. */
export const orderResources = [
  '/siparisler',
  '/siparis_all_view',
  '/siparis_icerik',
  '/cus_taksitler',
  '/cari_islem',
  '/cari_islem_view',
  '/stok_search_dialialog_view',
  '/stok_urun_listesi_view',
  '/stok_all_list_view',
  '/stok_rezerve',
  '/rezerve_stok_sip',
  '/kargo_cikti',
  '/prim_listesi',
  '/customers',
  '/customer_all_list',
] as const

type Stored<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> | null }

/** An order as /siparisler/get answers it: the row of the lists with everything that was written. */
export type OrderRecord = Omit<Stored<Required<OrderForm>>, keyof OrderRow> &
  OrderRow & {
    cus_is_firm: Flag
    s_toplam: number
    s_iskonto: number
    s_ara_toplam: number
    s_kargo: number
    s_last_y: number
    fark_2_toplam: number | null
    fark_3_toplam: number | null
    f_ip_aciklama: string | null
    f_haciz_firma: string | null
    f_haciz_aciklama: string | null
    f_iflas_aciklama: string | null
  }

export type Instalment = {
  id: number
  tak_tar: IsoDate
  tak_tutar: number
  odenen: number
  kalan: number
  odeme: '0' | '1'
}

export type OrderWithLines = { order: OrderRecord; lines: OrderLineRow[]; instalments: Instalment[] }

async function instalmentsOf(id: number): Promise<Instalment[]> {
  const payload = { sip_id: id, orderByField: 'tak_tar', orderBy: 'ASC', limit: 100 }
  return (await call<{ datalist: Instalment[] }>(instalmentList.path, payload)).datalist
}

/** An order with its lines and instalments, always fresh: somebody else may have changed it a moment ago. */
export function useOrder(id: number | null) {
  return useQuery({
    queryKey: ['/siparisler/get_siparis_with_icerik', id],
    queryFn: async (): Promise<OrderWithLines> => {
      const [{ item, icerik }, instalments] = await Promise.all([
        call<{ item: OrderRecord; icerik: OrderLineRow[] }>('/siparisler/get_siparis_with_icerik', { id }),
        instalmentsOf(id ?? 0),
      ])
      return { order: item, lines: icerik, instalments }
    },
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The credit notes of an invoice, cancelled ones included. */
export function useCreditNotes(order: OrderRow) {
  return useQuery({
    queryKey: [allOrders.path, 'credit-notes', order.id],
    queryFn: async (): Promise<OrderRow[]> => {
      const filters = { s_is_teklif: OrderKind.creditNote, gutschrift_sip_id: order.id }
      return (await call<{ datalist: OrderRow[] }>(allOrders.path, { filters, limit: 100 })).datalist
    },
    enabled: order.fd_fon === '1' && order.s_is_teklif === OrderKind.order,
  })
}

const LEDGER_ROWS = 1000

/** Bookings of an order: those that stand, or with the withdrawn ones. */
export function useLedger(orderId: number, kind: 'standing' | 'history') {
  const { path } = kind === 'standing' ? ledgerList : ledgerHistory
  return useQuery({
    queryKey: [path, 'order', orderId],
    queryFn: async () => {
      const payload = { s_no: orderId, orderByField: 'id', orderBy: 'ASC', limit: LEDGER_ROWS }
      return (await call<{ datalist: LedgerRow[] }>(path, payload)).datalist
    },
  })
}

export type CustomerWithAddresses = { customer: CustomerRow; addresses: AddressRow[] }

export function useCustomerWithAddresses(cus_id: number | null) {
  return useQuery({
    queryKey: ['/customers/get_with_address', cus_id],
    queryFn: () => call<CustomerWithAddresses>('/customers/get_with_address', { id: cus_id }),
    enabled: cus_id !== null,
  })
}

/** The wines of an order with the bottles that are still free, asked for together and always anew. */
export function useWines(ids: readonly number[], isEnabled: boolean) {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  return useQuery({
    enabled: isEnabled && wanted.length > 0,
    queryKey: [wineSearch.path, 'of-order', wanted],
    queryFn: async (): Promise<StokRow[]> => {
      const filters = { id: { value: wanted, matchMode: 'in' } }
      return (await call<{ datalist: StokRow[] }>(wineSearch.path, { filters, limit: wanted.length }))
        .datalist
    },
    // A line that is added must not make the numbers of the others vanish for a moment.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const CODE_HITS = 10

/** The wines whose code begins as typed; an exact one stands alone. */
export async function winesByCode(code: string): Promise<StokRow[]> {
  const filters = { stok_code: { value: code, matchMode: 'startsWith' } }
  const payload = { filters, limit: CODE_HITS }
  const hits: StokRow[] = (await call<{ datalist: StokRow[] }>(wineSearch.path, payload)).datalist
  const exact = hits.find((wine) => wine.stok_code.toLowerCase() === code.toLowerCase())
  return exact ? [exact] : hits
}

type Named = { cus_firm: string | null; cus_name: string | null; cus_surname: string | null }

export const customerName = ({ cus_firm, cus_name, cus_surname }: Named) =>
  [cus_firm, [cus_name, cus_surname].filter(Boolean).join(' ')].filter(Boolean).join(' · ')

const entryLabels = {
  [EntryType.payment]: 'payment',
  [EntryType.lateFee]: 'late_fee',
  [EntryType.toBalance]: 'to_balance',
  [EntryType.setOff]: 'set_off',
  [EntryType.fromBalance]: 'from_balance',
  [EntryType.payOut]: 'pay_out',
} as const

/** What a row of the ledger is called. */
export const entryLabel = (islem_type: number) => entryLabels[islem_type as EntryType] ?? 'payment'
