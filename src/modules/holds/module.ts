import type { ServerModule } from '#platform/server/module.ts'
import { holdEndpoints } from './server/hold.ts'
import { tidying } from './server/tidying.ts'

export const holds: ServerModule = { endpoints: holdEndpoints, tidying }
