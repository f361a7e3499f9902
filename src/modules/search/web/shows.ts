import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/search': ['customers', 'orders', 'stock', 'users', 'definitions'],
} as const satisfies Shows
