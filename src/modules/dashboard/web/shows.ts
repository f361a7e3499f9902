import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/az_stok': ['stock', 'orders', 'holds'],
} as const satisfies Shows
