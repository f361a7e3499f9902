import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/takip/gorevler': ['tasks', 'orders', 'customers', 'users', 'shipping'],
  '/takip/gorev_list': ['tasks', 'orders', 'customers', 'users', 'shipping'],
} as const satisfies Shows
