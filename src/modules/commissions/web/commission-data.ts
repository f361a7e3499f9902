import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { monthOf, type DayRange } from '#core/days/dates.ts'
import { isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import { showDocument } from '#modules/orders/web/public/document-requests.ts'
import { useShowDocument } from '#modules/orders/web/public/show-document.ts'
import { call } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import type { Ticked } from '#platform/web/list/selection/ticked.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { PayoutType } from '../domain/commission.ts'
import { ADVANCE, advanceList } from '../domain/advances.ts'
import { commissionList, type CommissionRow } from '../domain/commission-list.ts'
import { MAX_ORDERS } from '../domain/selection.ts'
import { slipTexts } from './texts.ts'

/** The filters that both tables of the screen share. */
export type Question = { tip: PayoutType; range: DayRange; earner: number | null; isWrittenOff: boolean }

export const thisMonth = () => monthOf(serverToday())

/** A dealer is shown with the dealers below it. */
export function fixedFilters({ tip, range, earner, isWrittenOff }: Question) {
  const earned = tip === PayoutType.staff ? { per_id: earner } : { _bayi_t_id: earner }
  return {
    tip,
    ...(earner ? earned : {}),
    ...(isWrittenOff ? { silinen: '1' } : {}),
    filters: { f_odeme_tar: { value: [range.from, range.to], matchMode: 'between' as const } },
  }
}

export function useEarnings(question: Question) {
  const path = '/prim_listesi/acik_odemeleri_ozet'
  const input = fixedFilters({ ...question, earner: null, isWrittenOff: false })
  return useQuery({
    queryKey: [path, input],
    queryFn: async () => (await call(path, input)).datalist,
    placeholderData: keepPreviousData,
  })
}

/** The ticked rows, on whatever page they are. */
export async function selectedRows(tip: PayoutType, ticked: Ticked): Promise<CommissionRow[]> {
  const chosen =
    ticked.kind === 'some'
      ? { tip, siparisler: [...ticked.ids] }
      : { ...ticked.asked.query, except_ids: [...ticked.except] }
  return (await call(commissionList.path, { ...chosen, limit: MAX_ORDERS })).datalist
}

/** The advances of a person that no slip has settled whole yet, the latest first. */
export const useOpenAdvances = (per_id: number) =>
  useQuery({
    queryKey: [advanceList.path, 'open', per_id],
    queryFn: async () => {
      const input = { per_id, islem: ADVANCE, durum: 0, sum_field: 'kalan' }
      const { sum = 0, datalist } = await call(advanceList.path, input)
      return { sum, rows: datalist }
    },
  })

export type Earner = { tip: PayoutType; user_id: number | null; bayi_id: number | null; name: string }

export function earnerOf(tip: PayoutType, [row]: readonly CommissionRow[]): Earner {
  const isStaff = tip === PayoutType.staff
  return {
    tip,
    user_id: isStaff ? (row?.per_id ?? null) : null,
    bayi_id: isStaff ? null : (row?.bayi_id ?? null),
    name: row?.alici ?? '',
  }
}

async function usualRate({ user_id, bayi_id }: Earner): Promise<number | null> {
  const path = user_id ? '/sys_users/list' : '/bayi_cari/list'
  const { datalist } = await call(path, { id: user_id ?? bayi_id })
  return datalist[0]?.yuzde ?? null
}

/** The person's rate, and the advances and debts that a payout could include; never cached. */
export const usePayoutTerms = (earner: Earner) =>
  useQuery({
    queryKey: ['/prim_odeme_fis/acik_kalemler', earner],
    queryFn: async () => {
      const { name: _name, ...input } = earner
      const [rate, open] = await Promise.all([
        usualRate(earner),
        call('/prim_odeme_fis/acik_kalemler', input),
      ])
      return { rate, open }
    },
    gcTime: 0,
    staleTime: 0,
  })

/** Shows the invoice or credit note that earns. */
export function useViewInvoice() {
  const viewer = useShowDocument()
  return (row: CommissionRow) => void viewer.showById(row.id, isCreditNote(row) ? 'gutschrift' : 'fatura')
}

export const viewSlip = ({ id, fis_no }: { id: number; fis_no: string }) =>
  showDocument({
    title: tell(slipTexts, 'slip_title', { number: fis_no }),
    path: '/prim_odeme_fis/belge',
    input: { id },
  })
