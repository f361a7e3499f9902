import { settingKeys, settings } from '#core/company/company-settings.ts'
import { openSettings } from '#core/platform-calls/open-settings.ts'
import { referenceVersions } from '#core/platform-calls/reference-versions.ts'
import { serve } from './calls/endpoint.ts'
import { readCompanySettings } from './company-settings.ts'

/** What every browser keeps: the open settings, and the versions of the reference lists that it has read. */
export const keptEndpoints = [
  serve(openSettings, async ({ db }) => {
    const values = await readCompanySettings(db)
    const open = settingKeys.filter((key) => 'isOpen' in settings[key])
    return { item: Object.fromEntries(open.map((key) => [key, values[key]])) }
  }),

  serve(referenceVersions, async ({ services }) => ({ ref_data: services.references.all() })),
]
