import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/data_in': ['data_in', 'users'],
  '/data_in_finding': ['data_in'],
} as const satisfies Shows
