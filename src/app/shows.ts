import { areas, type Shows } from '#core/areas.ts'

/** What each call shows of the stored data; the change log, which has no area, follows what was changed. */
export const shownByCalls = async (): Promise<Shows> => ({
  ...(await import('./shown-areas.ts')).shownAreas,
  '/audit/list': areas.filter((area) => area !== 'presence'),
  '/settings/history': ['settings', 'users'],
})
