import { sql, type RawBuilder } from 'kysely'
import {
  defaultSettings,
  settingKeys,
  settings,
  settingsOf,
  type CompanySettings,
  type Setting,
} from '#core/company-settings.ts'
import { references, type ReferenceDefinition } from '#core/references.ts'
import type { Database } from './database/database.ts'
import { fixedSql } from './database/fixed-sql.ts'
import { firstRow } from './database/sql.ts'

/** A setting that names a row of a list: the chosen one, else the default, else the first, if they are offered. */
function namedRow(key: string, { list, default: standard }: Extract<Setting, { kind: 'reference' }>) {
  const { key: column, retires }: ReferenceDefinition = references[list]
  const id = sql.ref(column)
  return sql`(select ${id} from ${sql.table(list)} where ${retires ? sql`status = '1'` : sql`true`}
    order by (${id}::text = chosen ->> ${sql.lit(key)}) desc nulls last, ${id} = ${sql.lit(standard)} desc, ${id} limit 1)`
}

const namedRows = settingKeys.flatMap((key) => {
  const setting: Setting = settings[key]
  return setting.kind === 'reference' ? [sql`${sql.lit(key)}, ${namedRow(key, setting)}`] : []
})

/** The settings as a column of another query, which saves a query of their own, and how to read that column. */
export const chosenSettings = fixedSql(sql`(
  select chosen || jsonb_build_object(${sql.join(namedRows)}) from company_settings where id = 1)`)

/** The settings of the company as they are now; read anew each time, so that a change counts at once on every node. */
export async function readCompanySettings(db: Database): Promise<CompanySettings> {
  const row = await firstRow(db)<{ chosen: unknown }>`select ${chosenSettings} as chosen`
  return settingsFrom(row?.chosen)
}

export const settingsFrom = (chosen: unknown): CompanySettings =>
  settingsOf((chosen ?? {}) as Record<string, unknown>)

type NumberKey = {
  [Key in keyof CompanySettings]: CompanySettings[Key] extends number ? Key : never
}[keyof CompanySettings]

const numbers = new Map<NumberKey, RawBuilder<number>>()

/** A numeric setting as an SQL expression, which saves a query of its own. */
export function settingSql(key: NumberKey): RawBuilder<number> {
  const known = numbers.get(key)
  if (known) return known
  const made = fixedSql(sql<number>`coalesce(
  (select (chosen ->> ${sql.lit(key)})::numeric from company_settings where id = 1), ${sql.lit(defaultSettings[key])})`)
  numbers.set(key, made)
  return made
}
