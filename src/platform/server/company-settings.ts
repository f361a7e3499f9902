import { sql, type RawBuilder } from 'kysely'
import {
  defaultSettings,
  SETTINGS_ID,
  settingKeys,
  settings,
  settingsOf,
  type CompanySettings,
} from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import { AppError } from '#core/errors.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { references } from '#core/references.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from './database/database.ts'
import { fixedSql } from './database/fixed-sql.ts'
import { updateRow } from './database/rows.ts'
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

type Chosen = Record<string, unknown>

/** What the company has set itself, and the version of that. */
export async function storedSettings(db: Database): Promise<{ chosen: Chosen; version: number }> {
  const row = await db
    .selectFrom('company_settings')
    .select(['chosen', 'version'])
    .where('id', '=', SETTINGS_ID)
    .executeTakeFirst()
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return { chosen: row.chosen as Chosen, version: row.version }
}

/** Adds changes to what the company has set. */
export async function storeSettings(
  db: Database,
  version: number,
  changes: Partial<CompanySettings>,
): Promise<{ version: number }> {
  const { chosen } = await storedSettings(db)
  const now = JSON.stringify({ ...chosen, ...changes })
  return updateRow(db, 'company_settings', SETTINGS_ID, version, { chosen: sql`${now}::jsonb` })
}
