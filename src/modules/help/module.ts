import type { ServerModule } from '#platform/server/module.ts'
import { helpEndpoints } from './server/tour.ts'

export const help: ServerModule = { endpoints: helpEndpoints }
