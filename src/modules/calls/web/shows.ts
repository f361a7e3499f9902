import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/call_queue': ['customers', 'orders', 'users', 'settings'],
  '/consent': ['calls', 'customers', 'settings'],
  '/phone_system': ['calls', 'users'],
  '/number_file': ['calls', 'customers'],
  '/call_decision': ['calls', 'customers', 'settings', 'users'],
  '/call': ['calls', 'customers', 'orders', 'definitions', 'settings', 'users'],
} as const satisfies Shows
