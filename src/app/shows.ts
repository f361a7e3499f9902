import { areas, type Shows } from '#core/areas.ts'
import { shownAreas } from './shown-areas.ts'

/** What follows more than the tables that were read. */
const besides = {
  // The change log has no area: it follows what was changed.
  '/audit/list': areas.filter((area) => area !== 'presence'),
  '/settings/history': ['settings', 'users'],
  // Counts orders of which not everybody is told; of the wine everybody is.
  '/stok_rezerve/list': ['orders', 'stock'],
} as const satisfies Shows

/** What each call shows of the stored data. */
export const shownByCalls: Shows = { ...shownAreas, ...besides }

/** Of these areas an answer may be some minutes old. */
export const unhurriedCalls: Shows = {
  // Names beside what hurries.
  '/call/incoming': ['customers', 'users'],
  '/takip/gorevler/waiting': ['orders', 'users'],
  // Whether there are customers and wines at all, and the number of the next invoice.
  '/setup/list': ['commissions', 'customers', 'orders', 'stock'],
  // Wines that run out, beside the person's own figures.
  '/siparisler/dashboard_report': ['holds', 'stock'],
  // What is free of a wine is looked at again when it is ordered.
  '/suggest/list': ['holds', 'stock'],
}
