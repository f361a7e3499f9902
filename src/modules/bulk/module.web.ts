import type { WebModule } from '#platform/web/module.ts'
import { bulkRequest } from './web/public/bulk-request.ts'

export const bulk: WebModule = {
  screens: [],
  hosts: [
    { key: 'bulk', request: bulkRequest, host: async () => (await import('./web/BulkHost.tsx')).BulkHost },
  ],
}
