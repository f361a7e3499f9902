import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/takip/gorevler': ['customers', 'shipping'],
  '/takip/gorev_list': ['customers', 'shipping'],
} as const satisfies Shows
