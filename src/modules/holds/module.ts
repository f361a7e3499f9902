import type { ServerModule } from '#platform/server/module.ts'
import { holdEndpoints } from './server/hold.ts'

export const holds: ServerModule = { endpoints: holdEndpoints }
