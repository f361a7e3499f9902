import type { Shows } from '#core/areas.ts'
import { webModules } from './modules.web.ts'

/** What lists and other calls show of the stored data. */
export const shownByModules = (): Promise<Shows[]> =>
  Promise.all([
    import('./list-areas.ts').then((lists): Shows => lists.listAreas),
    ...webModules.flatMap(({ shows }) => (shows ? [shows()] : [])),
  ])
