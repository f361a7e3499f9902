import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/mail_outbox': ['mail', 'users'],
  '/mail_bounce': ['mail', 'customers'],
} as const satisfies Shows
