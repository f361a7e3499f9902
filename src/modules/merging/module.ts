import type { ServerModule } from '#platform/server/module.ts'
import { mergeEndpoints } from './server/merging.ts'

export const merging: ServerModule = { endpoints: mergeEndpoints }
