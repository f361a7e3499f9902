import type { ServerModule } from '#platform/server/module.ts'
import { suggestEndpoints } from './server/suggest.ts'

export const suggest: ServerModule = { endpoints: suggestEndpoints }
