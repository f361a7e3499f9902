import type { Shows } from '#core/areas.ts'

export const shows = {
  '/settings': ['settings'],
  // Each invoice, customer and slip takes a number.
  '/number_range': ['settings', 'orders', 'customers', 'commissions'],
} as const satisfies Shows
