import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { hintOf, type FoundRow, type Wanted } from '#core/lists/search.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { beginsWith, hasWords } from '#platform/server/lists/words-sql.ts'
import { wineScope } from '../domain/scope.ts'

type Wine = {
  id: number
  stok_code: string
  stok_name: string
  stok_year: number | null
  bottle: string | null
}

/** Wines by code, name and vintage; first those whose code or name begins so. */
export async function findWines(db: Database, actor: Actor, wanted: Wanted): Promise<FoundRow[]> {
  const begins = sql`(${beginsWith(sql`search_fold(stok_code)`, wanted.text)} or ${beginsWith(sql`search_fold(stok_name)`, wanted.text)})`
  const rows = await allRows(db)<Wine>`
    select id, stok_code, stok_name, stok_year,
      (select b.descp from sys_stok_sise b where b.def_type = stok.stok_cl) as bottle
    from stok where ${scopeSql(wineScope(actor))} and ${hasWords(sql`search_text`, wanted.words)}
      and ${hasWords(sql`(' ' || search_fold(concat_ws(' ', stok_code, stok_name, stok_year)))`, wanted.words)}
    order by ${begins} desc, stok_name collate "de-x-icu", id limit ${wanted.limit}`
  return rows.map(({ id, stok_code, stok_name, stok_year, bottle }) => ({
    id,
    label: stok_name,
    hint: hintOf(stok_code, stok_year, bottle),
  }))
}
