import { togetherEndpoint } from './calls/together.ts'
import { errorReportEndpoint } from './error-log.ts'
import { keptEndpoints } from './kept-in-browsers.ts'
import { listSettingEndpoints } from './lists/views/list_settings.ts'
import { viewEndpoints } from './lists/views/list_view.ts'
import type { ServerModule } from './module.ts'

/** What the platform brings itself, as each module does; it is no module, since all of them need it. */
export const platform: ServerModule = {
  endpoints: [
    togetherEndpoint,
    errorReportEndpoint,
    ...keptEndpoints,
    ...listSettingEndpoints,
    ...viewEndpoints,
  ],
}
