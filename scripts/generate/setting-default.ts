import { defaultSettings } from '#core/company/company-settings.ts'
import type { ProgramFile } from '#platform/server/schema/program-order.ts'

export const SETTING_DEFAULT = 'src/platform/db/setting_default.sql'

const defaults: Readonly<Record<string, unknown>> = defaultSettings

/** The settings that functions and views of the database read. */
const readBy = (files: readonly ProgramFile[]): string[] => [
  ...new Set(
    files.flatMap(({ sql }) => [...sql.matchAll(/company_setting\('(\w+)'\)/g)].map(([, key = '']) => key)),
  ),
]

/** The defaults of these settings as the database needs them. */
export function settingDefault(files: readonly ProgramFile[]): string {
  const cases = readBy(files)
    .toSorted()
    .map((key) => {
      if (!Object.hasOwn(defaults, key)) throw new Error(`there is no setting ${key}`)
      return `  WHEN '${key}' THEN '${String(defaults[key])}'`
    })
  return `-- Generated from core/company/company-settings.ts by "npm run generate". Do not edit.
-- What a setting is while the company has not chosen it.
CREATE OR REPLACE FUNCTION setting_default(setting text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE setting
${cases.join('\n')}
END;
`
}
