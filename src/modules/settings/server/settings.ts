import { sql } from 'kysely'
import {
  SETTINGS_ID,
  defaultSettings,
  settingKeys,
  settings,
  type CompanySettings,
  type SettingKey,
} from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import { invalid } from '#core/errors.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { references } from '#core/references.ts'
import { problemsOf } from '#core/company/settings-problems.ts'
import { readCompanySettings, storedSettings, storeSettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  getSettings,
  settingsHistory,
  updateSettings,
  type DescribedSetting,
  type SettingChange,
} from '../domain/calls.ts'

const MOST_CHANGES = 200

type Chosen = Record<string, unknown>

/** The settings with their descriptions, as they count now. */
async function describedNow(db: Database) {
  const values = await readCompanySettings(db)
  const { version } = await storedSettings(db)
  return { ...Object.fromEntries(settingKeys.map((key) => [key, described(key, values)])), version }
}

function described(key: SettingKey, values: CompanySettings): DescribedSetting {
  const { isOpen: _, ...setting }: Setting = settings[key]
  return { ...setting, value: values[key] } as DescribedSetting
}

/** A setting that names a row of a reference list must name one that exists and is offered. */
async function refuseUnknownRows(db: Database, changes: Partial<CompanySettings>): Promise<void> {
  for (const key of settingKeys) {
    const setting: Setting = settings[key]
    if (setting.kind !== 'reference' || changes[key] === undefined) continue
    const { key: column, retires }: ReferenceDefinition = references[setting.list]
    const rows = await allRows(db)`select from ${sql.table(setting.list)}
      where ${sql.ref(column)} = ${changes[key]} and ${retires ? sql`status = '1'` : sql`true`}`
    if (!rows.length) throw invalid({ [key]: { code: 'not_allowed' } })
  }
}

async function refuseUnknownCountries(db: Database, changes: Partial<CompanySettings>): Promise<void> {
  const known = await db.selectFrom('sys_country_code').select('country_code').execute()
  const codes = new Set(known.map(({ country_code }) => country_code))
  const unknown = (changes.reminder_exceptions ?? []).findIndex(
    ({ country }) => country !== null && !codes.has(country),
  )
  if (unknown >= 0) throw invalid({ [`reminder_exceptions.${unknown}.country`]: { code: 'not_allowed' } })
}

/** Only what a change touches is refused: settings that were stored before stay until somebody changes them. */
function refuseTogether(before: CompanySettings, changes: Partial<CompanySettings>): void {
  const old = problemsOf(before)
  const found = Object.entries(problemsOf({ ...before, ...changes })).filter(
    ([key]) => !(key in old) || key in changes,
  )
  if (found.length) throw invalid(Object.fromEntries(found))
}

type Logged = { id: number; at: string; name_surname: string | null; before: Chosen; after: Chosen }

/** The differences between two states; a setting that was never set had its default. */
function changesOf({ before, after, ...entry }: Logged): SettingChange {
  const old = { ...defaultSettings, ...before }
  const now = { ...defaultSettings, ...after }
  const changed = settingKeys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
  return { ...entry, changes: changed.map((key) => ({ key, before: old[key], after: now[key] })) }
}

export const settingEndpoints = [
  serve(getSettings, async ({ db }) => ({ item: await describedNow(db) })),

  serve(updateSettings, async ({ db, input: { id: _, version, ...changes } }) => {
    await refuseUnknownRows(db, changes)
    await refuseUnknownCountries(db, changes)
    refuseTogether(await readCompanySettings(db), changes)
    const saved = await storeSettings(db, version, changes)
    return {
      item: await describedNow(db),
      save_response: { id: SETTINGS_ID, version: saved.version },
    }
  }),

  serve(settingsHistory, async ({ db }) => {
    const rows = await allRows(db)<Logged>`
      select a.id, a.at, ${personName} as name_surname,
        a.before -> 'chosen' as before, a.after -> 'chosen' as after
      from sys_audit a left join sys_users u on u.id = a.user_id
      where a.table_name = 'company_settings' and a.action = 'UPDATE'
      order by a.id desc limit ${MOST_CHANGES}`
    return { datalist: rows.map(changesOf) }
  }),
]
