import type { ServerModule } from '#platform/server/module.ts'
import { searchEndpoints } from './server/search-all.ts'

export const search: ServerModule = { endpoints: searchEndpoints }
