import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/open_item': ['orders', 'customers', 'bank', 'users'],
  '/bank_import': ['orders', 'customers'],
  '/bank_statement': ['bank', 'definitions'],
  '/bank_account': ['bank', 'definitions'],
  '/mandate': ['bank', 'customers', 'definitions'],
  '/debit_run': ['bank', 'orders', 'customers', 'users', 'definitions'],
  '/debit_item': ['bank', 'orders', 'settings', 'definitions'],
  '/transfer_run': ['bank', 'orders', 'customers', 'users', 'commissions'],
} as const satisfies Shows
