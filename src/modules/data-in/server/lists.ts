import { sql } from 'kysely'
import { labelColumns, references, type ReferenceName } from '#core/references.ts'
import type { Database } from '#platform/server/database.ts'
import type { ListName } from '../domain/column.ts'
import { foldHead } from '../domain/recognise.ts'

/** Where the words of a column are kept. */
const tables: Record<ListName, ReferenceName> = {
  titles: 'sys_unvan',
  countries: 'sys_country_code',
  categories: 'sys_category',
  users: 'sys_users',
  address_types: 'sys_adres_type',
  colours: 'sys_stok_color',
  origins: 'sys_stok_mensey',
  styles: 'sys_stok_tipi',
  sizes: 'sys_stok_sise',
  payment_types: 'odeme_tipleri',
}

type Word = [string, string | number]

/** Retired entries and people who have left are not offered to a file either. */
const isOffered = (name: ReferenceName) =>
  name === 'sys_users'
    ? sql`sil = '0' and user_level <> 0`
    : 'retires' in references[name]
      ? sql`status = '1'`
      : sql`true`

async function wordsOf(db: Database, name: ReferenceName): Promise<Word[]> {
  const { key } = references[name]
  const labels = labelColumns(name).filter((column) => column !== 'name' && column !== 'surname')
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join([key, ...labels].map((column) => sql.ref(column)))}
      ${name === 'sys_users' ? sql`, concat_ws(' ', name, surname) as whole` : sql``}
    from ${sql.table(name)} where ${isOffered(name)}`.execute(db)
  return rows.flatMap((row) => {
    const value = row[key]
    if (value === null || value === undefined) return []
    const words = [...labels.map((label) => row[label]), row.whole, name === 'sys_users' ? null : value]
    return words
      .filter((word) => word !== null && word !== undefined)
      .map((word): Word => [foldHead(String(word)), value])
  })
}

/** What stands on cars, and in the addresses of older systems. */
const carSigns: readonly Word[] = [
  ['d', 'DE'],
  ['a', 'AT'],
  ['ch', 'CH'],
  ['i', 'IT'],
  ['f', 'FR'],
  ['e', 'ES'],
]

/** Every word that a cell of a list may use, in three languages, with its key. */
export async function readLists(db: Database): Promise<Record<ListName, Word[]>> {
  const lists: Partial<Record<ListName, Word[]>> = {}
  for (const [list, name] of Object.entries(tables)) lists[list as ListName] = await wordsOf(db, name)
  const known = new Set((lists.countries ?? []).map(([, code]) => code))
  lists.countries?.push(...carSigns.filter(([, code]) => known.has(code)))
  return lists as Record<ListName, Word[]>
}
