import { sql } from 'kysely'
import { BUSINESS_ZONE, type DayRange } from '#core/dates.ts'
import { abcEnds } from '../domain/abc.ts'

export const sold = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

export const orderedIn = ({ from, to }: DayRange) => sql`
  o.s_tar >= ${from}::date::timestamp at time zone ${BUSINESS_ZONE}
  and o.s_tar < (${to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE}`

/** A range and the one it is compared with, to be joined with what happened in them. */
export const periods = (range: DayRange, before: DayRange) => sql`
  (values (false, ${range.from}::date, ${range.to}::date), (true, ${before.from}::date, ${before.to}::date))
    as p (is_before, von, bis)`

/** The largest of `sums (id, brut)`, with what the larger ones make up and how many are in each class. */
export const ranked = sql`
  ranked as (
    select id, brut, sum(brut) over (order by brut desc, id) - brut as onceki, sum(brut) over () as whole
    from sums where brut > 0
  ), classed as (
    select *, count(*) filter (where onceki < ${abcEnds.A} * whole) over () as a,
      count(*) filter (where onceki >= ${abcEnds.A} * whole and onceki < ${abcEnds.B} * whole) over () as b,
      count(*) over () as n
    from ranked
  )`
