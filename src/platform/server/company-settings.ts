import { sql, type RawBuilder } from 'kysely'
import { defaultSettings, settingsOf, type CompanySettings } from '#core/company-settings.ts'
import type { Database } from './database.ts'
import { fixedSql } from './fixed-sql.ts'

/** The settings of the company as they are now; read anew each time, so that a change counts at once on every node. */
export async function readCompanySettings(db: Database): Promise<CompanySettings> {
  const row = await db.selectFrom('company_settings').select('chosen').where('id', '=', 1).executeTakeFirst()
  return settingsFrom(row?.chosen)
}

/** The settings as a column of another query, which saves a query of their own, and how to read that column. */
export const chosenSettings = sql`(select chosen from company_settings where id = 1)`
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
