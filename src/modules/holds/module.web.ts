import { admin } from '#core/actor.ts'
import type { WebModule } from '#platform/web/module.ts'
import { titles } from './titles.ts'

export const holds: WebModule = {
  screens: [
    {
      path: '/tutulan-siseler',
      title: titles.holds,
      who: admin,
      menu: { icon: 'HandStop', group: 'stock', order: 60 },
      screen: async () => (await import('./web/HoldScreen.tsx')).HoldScreen,
    },
  ],
  watch: async () => (await import('./web/hold-notices.ts')).watchHoldNotices(),
}
