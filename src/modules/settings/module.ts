import type { ServerModule } from '#platform/server/module.ts'
import { rangeEndpoints } from './server/number_range.ts'
import { settingEndpoints } from './server/settings.ts'

export const settings: ServerModule = { endpoints: [...settingEndpoints, ...rangeEndpoints] }
