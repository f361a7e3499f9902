import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type DayRange } from '#core/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { rangeOf } from '#core/report-range.ts'
import { salesScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { personName } from '#platform/server/person-name.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import {
  analysisRows,
  comparedDays,
  countsBottles,
  whyNotGrouping,
  type AnalysisForm,
  type AnalysisRow,
  type Grouping,
  type GroupSums,
} from '../domain/analysis.ts'
import { analysisFile, analysisReport } from '../domain/calls.ts'
import { fileOf } from './report-file.ts'

/** How the groups of the turnover are named. */
const turnoverGroups: Record<'person' | 'dealer' | 'country', { key: string; name: RawBuilder<unknown> }> = {
  person: { key: 'per_id', name: sql`(select ${personName} from sys_users u where u.id = g.id::integer)` },
  dealer: { key: 'bayi_id', name: sql`(select firma from bayi_cari where id = g.id::integer)` },
  country: { key: 'country', name: sql`(select country from sys_country_code where country_code = g.id)` },
}

const wineGroups: Record<'wine' | 'category', { key: string; name: RawBuilder<unknown> }> = {
  wine: {
    key: 'stk_id',
    name: sql`(select stok_code || ' ' || stok_name from stok where id = g.key::integer)`,
  },
  category: {
    key: 'stok_tipi',
    name: sql`(select descp from sys_stok_tipi where def_type = g.key::integer)`,
  },
}

async function turnoverBy(
  db: Database,
  actor: Actor,
  by: keyof typeof turnoverGroups,
  { from, to }: DayRange,
): Promise<GroupSums[]> {
  const { key, name } = turnoverGroups[by]
  const { rows } = await sql<GroupSums>`
    with sums as (
      select ${sql.ref(key)} as key, sum(adet)::integer as adet, sum(brut)::amount as brut, sum(net)::amount as net,
        sum(iptal)::amount as iptal
      from ciro_tutar where gun between ${from} and ${to} and ${scopeSql(salesScope(actor))} group by 1
    ), g as (select sums.*, sums.key::text as id from sums)
    select g.id, coalesce(${name}, g.id) as ad, g.adet, g.brut, g.net, g.iptal from g`.execute(db)
  return rows
}

async function bottlesBy(
  db: Database,
  actor: Actor,
  by: keyof typeof wineGroups,
  { from, to }: DayRange,
): Promise<GroupSums[]> {
  const { key, name } = wineGroups[by]
  const { rows } = await sql<GroupSums>`
    with g as (
      select ${sql.ref(key)}::text as key, sum(sise)::integer as adet, sum(brut)::amount as brut, sum(net)::amount as net
      from satis_satirlari where f_tarih between ${from} and ${to} and ${scopeSql(salesScope(actor))} group by 1
    )
    select g.key as id, coalesce(${name}, '–') as ad, g.adet, g.brut, g.net, 0::amount as iptal from g`.execute(
    db,
  )
  return rows
}

const isOfWines = (by: Grouping): by is keyof typeof wineGroups => countsBottles(by)

/** The analysis as this person may see it now. */
export async function analyse(db: Database, actor: Actor, form: AnalysisForm): Promise<AnalysisRow[]> {
  const { by_what } = form
  refuseIf(whyNotGrouping(actor, by_what))
  const read = (range: DayRange) =>
    isOfWines(by_what) ? bottlesBy(db, actor, by_what, range) : turnoverBy(db, actor, by_what, range)
  const compared = comparedDays(form)
  return analysisRows(await read(rangeOf(form)), compared && (await read(compared)))
}

export const analysisEndpoints = [
  serve(analysisReport, async ({ db, actor, input }) => ({
    datalist: await analyse(db, actor, input),
    compared: comparedDays(input),
  })),
  serve(analysisFile, async ({ db, actor, input: { format, ...form }, now, services }) =>
    fileOf(
      { db, services },
      { form, format, name: null, today: businessDay(now) },
      await analyse(db, actor, form),
    ),
  ),
]
