import { z } from 'zod'
import { flag, wholeNumber } from '#core/fields.ts'
import { periods } from './periods.ts'

export const DashboardForm = z.object({
  period: z.enum(periods).default('gunluk').describe('gunluk the day, haftalik the week, aylik the month'),
  request_random_image: z.union([z.boolean(), flag]).nullish().describe('whether a picture is wanted'),
  offset: wholeNumber(0).nullish(),
  limit: wholeNumber(0).nullish(),
})

export type DashboardForm = z.infer<typeof DashboardForm>

/** What a person sold in the period. */
export type SalesRow = { id: number; personel: string; firma: string | null; adet: number; toplam: number }

/** The last order, without a word about the customer. */
export type LastOrder = {
  id: number
  s_tar: string
  per_name: string | null
  firma: string | null
  s_g_toplam: number
  sise_adet: number | null
}

/** Three figures of now, as far as the level may see them. */
export type Figures = {
  acik_fatura: { adet: number; toplam: number }
  bugun: { adet: number; toplam: number }
  az_stok: number
}

export type Dashboard = {
  personel_bazinda_bayi_satis_datalist: SalesRow[]
  count: number
  start_date: string
  end_date: string
  son_siparis_item: LastOrder | null
  kutular: Figures
  random_image: { base_64: string; file_type: string; title: string | null } | null
}
