import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import type { Grouping } from './analysis.ts'
import type { Compared } from './comparison.ts'

/** The parameters of all reports; each uses those that apply to it. */
export type Question = Compared & {
  start_date: IsoDate
  end_date: IsoDate
  by_what: Grouping
  odeme_durumu: Flag | null
  vergi_durumu: Flag | null
}
