import { z } from 'zod'
import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineCall, many, type TypesOf } from '#core/calls.ts'
import { listCall } from '#core/lists/list-call.ts'
import { storedRows } from '#core/stored-rows.ts'
import { callList, ownCallList } from './call-rows.ts'
import { Cohort, CohortForm, CohortMembers, CohortMembersForm } from './cohorts.ts'
import { DashboardForm } from './dashboard.ts'
import { AbcForm, ManagerForm, ManagerReport, Ranking } from './manager.ts'
import { scarceWines } from './rows.ts'
import { Today } from './today.ts'

const counted = { adet: z.number(), toplam: z.number() }

/** What a person sold in the period. */
const SalesRow = z.object({
  id: z.number(),
  personel: z.string(),
  firma: z.string(),
  ...counted,
  kota: z.number().nullable().describe('monthly goal, for those who may see the orders'),
})

export type SalesRow = z.infer<typeof SalesRow>

/** The last order, without any data of the customer. */
const LastOrder = storedRows.siparisler
  .pick({ id: true, s_tar: true, per_name: true, s_g_toplam: true })
  .extend({ firma: storedRows.bayi_cari.shape.firma, sise_adet: z.number().nullable() })

export type LastOrder = z.infer<typeof LastOrder>

/** Three current figures, limited to what the user may see. */
const Figures = z.object({
  acik_fatura: z.object(counted),
  bugun: z.object(counted),
  az_stok: z.number(),
})

export type Figures = z.infer<typeof Figures>

const Picture = z.object({
  base_64: z.string(),
  file_type: z.string(),
  title: storedRows.raking_figure.shape.title,
})

const Dashboard = z.object({
  personel_bazinda_bayi_satis_datalist: z.array(SalesRow),
  count: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  son_siparis_item: LastOrder.nullable(),
  kutular: Figures,
  random_image: Picture.nullable(),
})

export type Dashboard = z.infer<typeof Dashboard>

export const dashboardReport = defineCall({
  path: '/siparisler/dashboard_report',
  who: everyone,
  input: DashboardForm,
  answer: Dashboard,
})

export const managerReport = defineCall({
  path: '/gosterge/report',
  who: adminOrDealerAdmin,
  input: ManagerForm,
  answer: ManagerReport,
})

/** ABC analysis: wines or customers by turnover, in classes. */
export const abcReport = defineCall({
  path: '/gosterge/abc',
  who: adminOrDealerAdmin,
  input: AbcForm,
  answer: Ranking,
})

/** Customers by the quarter of their first order, and who of them bought again. */
export const cohortReport = defineCall({
  path: '/gosterge/kohort',
  who: adminOrDealerAdmin,
  input: CohortForm,
  answer: many(Cohort),
})

export const cohortMembers = defineCall({
  path: '/gosterge/kohort_musteri',
  who: adminOrDealerAdmin,
  input: CohortMembersForm,
  answer: CohortMembers,
})

export const todayReport = defineCall({
  path: '/gosterge/bugun',
  who: everyone,
  input: z.object({}),
  answer: Today,
})

export const dashboardCalls = [
  listCall(scarceWines),
  listCall(callList),
  listCall(ownCallList),
  dashboardReport,
  managerReport,
  abcReport,
  cohortReport,
  cohortMembers,
  todayReport,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof dashboardCalls> {}
}
