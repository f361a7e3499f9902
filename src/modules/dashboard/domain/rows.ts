import type { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import type { DayRange } from '#core/days/dates.ts'
import { defineList, type ListPayload } from '#core/lists/list.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { soldFor, type Seller } from '#modules/orders/domain/scope.ts'
import { stockTexts } from '#modules/stock/texts.ts'
import { az_stok_view } from './stored/az_stok_view.ts'

type Filters = NonNullable<ListPayload['filters']>

const sold = { s_is_teklif: 0, sd_cancel_on: '0' } as const

const ordered = ({ from, to }: DayRange) => ({ s_tar: { value: [from, to], matchMode: 'between' } }) as const

/** The invoices that are owed, as filters of the order list; tile and list have the same scope. */
export const owedRows = {
  ...orderLists.open.flags,
  kalan: { value: 0, matchMode: 'gt' },
} as const satisfies Filters

export const orderedRows = (days: DayRange): Filters => ({ ...sold, ...ordered(days) })

/** The orders behind a row of the sales table: those of the person for the dealer whose sales are shown. */
export const salesRows = (actor: Seller, per_id: number, days: DayRange): Filters => ({
  ...orderedRows(days),
  per_id,
  ...soldFor(actor),
})

export type ScarceWine = z.infer<typeof az_stok_view>

/** The wines behind the tile of low stock. */
export const scarceWines = defineList({
  path: '/az_stok/list',
  row: az_stok_view,
  see: everyone,
  export: admin,
  defaultSort: ['kullanilabilir_adet', 'ASC'],
  texts: stockTexts,
  columns: {
    stok_code: { filter: 'startsWith', width: 120 },
    stok_name: { filter: 'contains', width: 260 },
    kullanilabilir_adet: { width: 110 },
    stok_limit: { width: 110 },
  },
  unseen: ['id'],
})
