import type { Flag } from '#core/fields.ts'
import type { PayoutType } from '../domain/commission.ts'
import type { CommissionRow } from '../domain/commission-list.ts'

/** Which panel is open beside the rows, and for which of them. */
export type CommissionPanel = { panel: 'advance' | 'pay'; rows: CommissionRow[] }

/** What the form of a payout holds. */
export type PayoutValues = {
  tip: PayoutType
  user_id: number | null
  bayi_id: number | null
  islem_tar: string | null
  prim_donemi: string | null
  provizyon: number | null
  vergisiz: Flag
  aciklama: string | null
  avans_odemelerini_isle: Flag
  iptal_odemelerini_isle: Flag
  start_date: string
  end_date: string
  siparisler: number[]
}
