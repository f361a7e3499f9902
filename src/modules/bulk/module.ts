import type { ServerModule } from '#platform/server/module.ts'
import { bulkEndpoints } from './server/toplu_islem.ts'

export const bulk: ServerModule = { endpoints: bulkEndpoints }
