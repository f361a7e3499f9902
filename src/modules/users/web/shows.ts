import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/sys_users': ['users', 'definitions'],
  '/sys_blocks': ['users'],
  '/sys_settings': ['users'],
} as const satisfies Shows
