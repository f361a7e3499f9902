import { admin } from '#core/actor.ts'
import type { WebModule } from '#platform/web/module.ts'
import { titles } from './titles.ts'

export const holds: WebModule = {
  screens: [
    {
      path: '/tutulan-siseler',
      title: titles.holds,
      who: admin,
      screen: async () => (await import('./web/HoldScreen.tsx')).HoldScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
  watch: async () => (await import('./web/hold-notices.ts')).watchHoldNotices(),
}
