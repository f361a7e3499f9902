/** The areas of the stored data; a trigger on each table says to which one it belongs. */
export const areas = [
  'orders',
  'shipping',
  'commissions',
  'customers',
  'stock',
  'holds',
  'tasks',
  'users',
  'definitions',
  'mail',
  'views',
  'settings',
  'bank',
  'data_in',
  'calls',
  'backups',
  'reports',
  'presence',
] as const

/** How long announcements are kept for windows that were not connected, such as those of a computer that slept. */
export const CHANGES_KEPT_MS = 600_000

export type Area = (typeof areas)[number]

export const isArea = (name: string): name is Area => areas.some((area) => area === name)

/** Path of a call → the areas whose data it answers: a write of one of them makes the answers stale. */
export type Shows = Readonly<Record<`/${string}`, readonly Area[]>>

/** The resource of a call: `/stok/get` belongs to `/stok`. */
export const resourceOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
