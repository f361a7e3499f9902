import { admin, adminOrDealerAdmin, type Actor, type Who } from '#core/actor.ts'
import type { Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Text } from '#core/texts/texts.ts'
import { savedTexts } from '../saved-texts.ts'
import { reportTexts } from '../texts.ts'
import { seesAnalysis, whyNotGrouping, type Grouping } from './analysis.ts'
import { seesTurnover } from './turnover.ts'

type Kind = {
  title: Text
  /** The screen that shows it. */
  path: string
  /** Who may save it and get it by mail; the calls behind it check this as well. */
  who: Who
  /** The label of its days; null for a report as of today. */
  days: Text | null
  /** It can be compared with another range. */
  isCompared: boolean
}

/** The reports that can be saved and mailed; lists are only mailed to those who may export them. */
export const reportKinds = {
  analysis: {
    title: savedTexts.title,
    path: '/report/auswertung',
    who: seesAnalysis,
    days: savedTexts.invoice_days,
    isCompared: true,
  },
  order_states: {
    title: reportTexts.order_states,
    path: '/report/siparis-durumlari',
    who: adminOrDealerAdmin,
    days: reportTexts.order_days,
    isCompared: true,
  },
  staff_sales: {
    title: reportTexts.staff_sales,
    path: '/report/personel-satislari',
    who: adminOrDealerAdmin,
    days: reportTexts.order_days,
    isCompared: true,
  },
  closed_orders: {
    title: reportTexts.closed_orders,
    path: '/report/kapali-siparisler',
    who: admin,
    days: reportTexts.payment_days,
    isCompared: false,
  },
  turnover: {
    title: reportTexts.turnover,
    path: '/report/personel-ciro',
    who: seesTurnover,
    days: reportTexts.turnover_days,
    isCompared: true,
  },
  calls: {
    title: reportTexts.calls,
    path: '/report/gorusme-detaylari',
    who: adminOrDealerAdmin,
    days: reportTexts.call_days,
    isCompared: true,
  },
  wine_sales: {
    title: reportTexts.wine_sales,
    path: '/report/stok-satislari',
    who: admin,
    days: reportTexts.invoice_days,
    isCompared: true,
  },
  stock_value: {
    title: reportTexts.stock_value,
    path: '/report/stok-raporu',
    who: admin,
    days: null,
    isCompared: false,
  },
  customer_info: {
    title: reportTexts.customer_info,
    path: '/cari/musteri-bilgileri',
    who: admin,
    days: null,
    isCompared: false,
  },
} as const satisfies Record<string, Kind>

export type ReportKind = keyof typeof reportKinds

export const reportNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

/** Why a person may not save a report or get it by mail. */
export function whyNotReport(
  actor: Pick<Actor, 'id' | 'user_level'>,
  { report, by_what }: { report: ReportKind; by_what: Grouping },
): Refusal {
  const who: Who = reportKinds[report].who
  if (!who(actor as Actor)) return accessRefusals.ERR_105
  return report === 'analysis' ? whyNotGrouping(actor, by_what) : null
}
