import { sql } from 'kysely'
import { defaultSettings, settingsOf, type CompanySettings } from '#core/company-settings.ts'
import type { Database } from './database.ts'

/** The settings of the company as they are now; read anew each time, so that a change counts at once on every node. */
export async function readCompanySettings(db: Database): Promise<CompanySettings> {
  const row = await db.selectFrom('company_settings').select('chosen').where('id', '=', 1).executeTakeFirst()
  return settingsFrom(row?.chosen)
}

/** The same as a column of a query that would otherwise need one more, and what is read from it. */
export const chosenSettings = sql`(select chosen from company_settings where id = 1)`
export const settingsFrom = (chosen: unknown): CompanySettings =>
  settingsOf((chosen ?? {}) as Record<string, unknown>)

type NumberKey = {
  [Key in keyof CompanySettings]: CompanySettings[Key] extends number ? Key : never
}[keyof CompanySettings]

/** A number among the settings, for a query that would otherwise need one more. */
export const settingSql = (key: NumberKey) => sql<number>`coalesce(
  (select (chosen ->> ${sql.lit(key)})::numeric from company_settings where id = 1), ${sql.lit(defaultSettings[key])})`
