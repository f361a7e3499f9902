import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type DayRange } from '#core/days/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { salesScope } from '#modules/orders/domain/scope.ts'
import { askFor } from '#platform/server/calls/ask.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  analysisRows,
  countsBottles,
  whyNotGrouping,
  type AnalysisForm,
  type AnalysisRow,
  type Grouping,
  type GroupSums,
} from '../domain/analysis.ts'
import { analysisFile, analysisReport } from '../domain/calls.ts'
import { comparedDays } from '../domain/comparison.ts'
import type { Fact } from '../domain/facts.ts'
import { customersIn } from './customer-analysis.ts'
import { figures, isCancellation, isInvoice } from './figures.ts'
import { fileOf } from './report-file.ts'

type Group = { fact: Fact; key: string; name: RawBuilder<unknown> }

/** For each grouping of the turnover the figure, the grouping key and the name. */
const turnoverGroups: Record<'person' | 'dealer' | 'country', Group> = {
  person: {
    fact: 'turnover',
    key: 'per_id',
    name: sql`(select ${personName} from sys_users u where u.id = g.id::integer)`,
  },
  dealer: {
    fact: 'turnover',
    key: 'bayi_id',
    name: sql`(select firma from bayi_cari where id = g.id::integer)`,
  },
  country: {
    fact: 'country',
    key: 'word',
    name: sql`(select country from sys_country_code where country_code = g.id)`,
  },
}

const wineGroups: Record<'wine' | 'category', { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  wine: {
    key: sql`f.item`,
    name: sql`(select stok_code || ' ' || stok_name from stok where id = g.key::integer)`,
  },
  category: {
    key: sql`coalesce(w.stok_tipi, 0)`,
    name: sql`(select descp from sys_stok_tipi where def_type = g.key::integer)`,
  },
}

async function turnoverBy(
  db: Database,
  actor: Actor,
  by: keyof typeof turnoverGroups,
  range: DayRange,
): Promise<GroupSums[]> {
  const { fact, key, name } = turnoverGroups[by]
  return allRows(db)<GroupSums>`
    with sums as (
      select ${sql.ref(`f.${key}`)} as key, coalesce(sum(f.adet) filter (where ${isInvoice}), 0)::integer as adet,
        coalesce(sum(f.brut) filter (where ${isInvoice}), 0)::amount as brut,
        coalesce(sum(f.net) filter (where ${isInvoice}), 0)::amount as net,
        coalesce(sum(f.net) filter (where ${isCancellation}), 0)::amount as iptal
      from ${figures(fact, range)} f where ${scopeSql(salesScope(actor), 'f')} group by 1 having sum(f.adet) > 0
    ), g as (select sums.*, sums.key::text as id from sums)
    select g.id, coalesce(${name}, g.id) as ad, g.adet, g.brut, g.net, g.iptal from g`
}

async function bottlesBy(
  db: Database,
  actor: Actor,
  by: keyof typeof wineGroups,
  range: DayRange,
): Promise<GroupSums[]> {
  const { key, name } = wineGroups[by]
  return allRows(db)<GroupSums>`
    with g as (
      select ${key}::text as key, sum(f.extra)::integer as adet, sum(f.brut)::amount as brut, sum(f.net)::amount as net
      from ${figures('wine', range)} f join stok w on w.id = f.item
      where ${scopeSql(salesScope(actor), 'f')} group by 1 having sum(f.adet) > 0
    )
    select g.key as id, coalesce(${name}, '–') as ad, g.adet, g.brut, g.net, 0::amount as iptal from g`
}

const isOfWines = (by: Grouping): by is keyof typeof wineGroups => countsBottles(by)

/** The analysis with what the user may see now. */
export async function analyse(db: Database, actor: Actor, form: AnalysisForm): Promise<AnalysisRow[]> {
  const { by_what } = form
  refuseIf(whyNotGrouping(actor, by_what))
  const compared = comparedDays(rangeOf(form), form)
  if (by_what === 'customer') {
    const rows = await customersIn(db, actor, rangeOf(form), compared)
    const told = (when: 'now' | 'before') => rows.map(({ id, ad, ...sums }) => ({ id, ad, ...sums[when] }))
    return analysisRows(told('now'), compared && told('before'))
  }
  const read = (range: DayRange) =>
    isOfWines(by_what) ? bottlesBy(db, actor, by_what, range) : turnoverBy(db, actor, by_what, range)
  return analysisRows(await read(rangeOf(form)), compared && (await read(compared)))
}

export const analysisEndpoints = [
  serve(analysisReport, async ({ db, actor, input }) => ({
    datalist: await analyse(db, actor, input),
    compared: comparedDays(rangeOf(input), input),
  })),
  serve(analysisFile, async ({ db, actor, input: { format, ...form }, now, services }) =>
    fileOf(
      { db, services, ask: askFor({ db, services, actor }) },
      {
        report: 'analysis',
        question: { ...form, odeme_durumu: null, vergi_durumu: null },
        name: null,
        today: businessDay(now),
      },
      format,
    ),
  ),
]
