import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/kargo_cikti': ['customers', 'users'],
} as const satisfies Shows
