import type { ServerModule } from '#platform/server/module.ts'
import { settingsEndpoints } from './server/list_settings.ts'
import { viewEndpoints } from './server/list_view.ts'
import type { Endpoints } from './server/visible-lists.ts'

/** Takes the endpoints of all modules, as their calls say who may see a list. */
export const viewsOf = (endpoints: Endpoints): ServerModule => ({
  endpoints: [...settingsEndpoints(endpoints), ...viewEndpoints(endpoints)],
})
