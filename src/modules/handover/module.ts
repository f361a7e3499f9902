import type { ServerModule } from '#platform/server/module.ts'
import { offboardEndpoints } from './server/offboard.ts'

export const handover: ServerModule = { endpoints: offboardEndpoints }
