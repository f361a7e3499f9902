import type { ServerModule } from '#platform/server/module.ts'
import { setupEndpoints } from './server/setup.ts'

export const setup: ServerModule = { endpoints: setupEndpoints }
