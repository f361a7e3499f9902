import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; own settings change in the window that shows them. */
export const shows = {
  '/list_settings': [],
  '/list_view': ['views'],
} as const satisfies Shows
