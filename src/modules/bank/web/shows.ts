import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/open_item': ['orders', 'customers', 'bank', 'users'],
  '/bank_import': ['bank', 'users', 'orders', 'customers'],
  '/bank_statement': ['bank'],
  '/bank_entry': ['bank', 'orders', 'customers', 'users'],
  '/bank_account': ['bank', 'definitions'],
  '/mandate': ['bank', 'customers', 'definitions'],
  '/debit_run': ['bank', 'orders', 'customers', 'users'],
  '/debit_item': ['bank', 'orders', 'settings'],
  '/transfer_run': ['bank', 'orders', 'customers', 'users', 'commissions'],
} as const satisfies Shows
