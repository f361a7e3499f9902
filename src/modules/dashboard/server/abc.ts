import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '#core/days/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { daysIn } from '#core/days/report-range.ts'
import { euros, type Cents } from '#core/money/money.ts'
import { changedTurnover, figures, sumIn, turnoverOf } from '#modules/reports/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { cachedQuery, LONG_LIST } from '#platform/server/lists/query-cache.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { abcClass, abcClasses, abcEnds, type AbcClass } from '../domain/abc.ts'
import { abcReport } from '../domain/calls.ts'
import { whyNotAbc, whyNotDealer, type AbcForm, type Ranking } from '../domain/manager.ts'
import { customerLabel } from '#platform/server/database/customer-name.ts'
import { questionOf, type Question } from './manager-question.ts'

type Kind = AbcForm['what']

/** Up to so many days their invoices are fewer than the customers of all times, of whom most bought nothing. */
const FEW_DAYS = 100

/** Of turnover `t`: whether the customer may have bought in the range, found by its invoices where these are few. */
const boughtIn = (range: DayRange) =>
  daysIn(range) > FEW_DAYS
    ? sql`true`
    : sql`t.cus_id = any (array(select distinct o.cus_id from siparisler o
        where o.fd_fon = '1' and o.f_tarih between ${range.from} and ${range.to}))`

/** Turnover by invoice date as `sums (id, cents)`: whole cents, which a float adds up exactly and fast. */
const sums: Record<Kind, (question: Question) => RawBuilder<unknown>> = {
  wines: ({ range, sold }) => sql`
    select f.item as id, (sum(f.brut) * 100)::float8 as cents from ${figures('wine', range)} f
    where ${scopeSql(sold, 'f')} group by f.item`,
  customers: ({ range, sold, elsewhere }) => sql`
    select c.cus_id as id, sum(c.cents) as cents from (
      select * from ${turnoverOf(
        sql`t.cus_id, ${sumIn(range, 'brut')} as cents`,
        sql`${scopeSql(sold, 't')} and ${boughtIn(range)}`,
      )} t
      ${elsewhere.anyOf.length ? sql`union all ${customersOfOrders(range, elsewhere)}` : sql``}
    ) c group by c.cus_id`,
}

/** Own sales for other dealers come from the invoices: the stored turnover is not split by person. */
const customersOfOrders = (range: DayRange, scope: Question['elsewhere']) => sql`
  select o.cus_id, round(case when o.s_is_teklif = 2 then -1 else 1 end * o.s_g_toplam::float8 * 100) from siparisler o
  where o.fd_fon = '1' and o.s_is_teklif in (0, 2) and o.f_tarih between ${range.from} and ${range.to}
    and ${scopeSql(scope, 'o')}`

const names: Record<Kind, RawBuilder<unknown>> = {
  wines: sql`(select w.stok_name from stok w where w.id = c.id)`,
  customers: sql`(select ${customerLabel('k')} from customers k where k.id = c.id)`,
}

type Row = Omit<Ranking['rows'][number], 'sinif' | 'brut'> & { cents: number }
type Told = { rows: Row[] | null; whole: number } & Record<AbcClass, number>

/** SQL conditions for the rows of `ranked` in each class; must match abcClass() in the domain. */
const isOf: Record<AbcClass, RawBuilder<unknown>> = {
  A: sql`onceki / whole < ${abcEnds.A}::float8`,
  B: sql`onceki / whole >= ${abcEnds.A}::float8 and onceki / whole < ${abcEnds.B}::float8`,
  C: sql`onceki / whole >= ${abcEnds.B}::float8`,
}

const countOf = (one: AbcClass) => sql`(count(*) filter (where ${isOf[one]}))::integer as ${sql.ref(one)}`

/** Long rankings are expensive, so their answer is cached for some seconds unless something is written. */
const isLong = ({ A, B, C }: Told) => A + B + C >= LONG_LIST

/** The largest rows, each with the sum of all larger ones; the counts are those of all classes. */
async function rankingOf(
  question: Question,
  { what, sinif: only, offset, limit }: AbcForm,
): Promise<Ranking> {
  const query = sql<Told>`
    with ${changedTurnover}, sums as materialized (${sums[what](question)}), w as (
      select coalesce(sum(cents), 0) as whole from sums where cents > 0
    ), ranked as materialized (
      select id, cents, sum(cents) over (order by cents desc, id rows unbounded preceding) - cents as onceki
      from sums where cents > 0
    ), page as (
      select ranked.* from ranked cross join w where ${only ? isOf[only] : sql`true`} order by cents desc, id
      limit ${limit} offset ${offset}
    )
    select w.whole, counts.*,
      (select json_agg(json_build_object('id', c.id, 'ad', ${names[what]}, 'cents', c.cents, 'onceki', c.onceki)
        order by c.cents desc, c.id) from page c) as rows
    from w cross join lateral (select ${sql.join(abcClasses.map(countOf))} from ranked) counts`
  const compiled = query.compile(question.db)
  const ask = async () => {
    const [told] = await withKeptPlan(question.db, compiled)
    if (!told) throw new Error('sums answer one row')
    return told
  }
  const { whole, A, B, C, ...told } = await cachedQuery(question.db, compiled, ask, { isExpensive: isLong })
  return {
    rows: (told.rows ?? []).map(({ cents, ...row }) => ({
      ...row,
      brut: euros(cents as Cents),
      onceki: euros(row.onceki as Cents),
      sinif: abcClass(row.onceki, whole),
    })),
    whole: euros(whole as Cents),
    counts: { A, B, C },
  }
}

export const abcEndpoint = serve(abcReport, async ({ db, actor, input, now }) => {
  refuseIf(whyNotDealer(actor, input) ?? whyNotAbc(actor, input))
  return rankingOf(questionOf(db, actor, { ...input, karsi: 'yil' }, now), input)
})
