import type { Shows } from '#core/areas.ts'
import { webModules } from './modules.web.ts'

/** What each module shows of the stored data. */
export const shownByModules = (): Promise<Shows[]> =>
  Promise.all(webModules.flatMap(({ shows }) => (shows ? [shows()] : [])))
