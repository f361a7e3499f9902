import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/backup': ['backups', 'settings', 'users'],
} as const satisfies Shows
