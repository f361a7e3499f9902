import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/setup': ['definitions', 'settings', 'users', 'customers', 'orders', 'stock', 'data_in', 'backups'],
} as const satisfies Shows
