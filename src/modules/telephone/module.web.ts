import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import type { WebModule } from '#platform/web/module.ts'
import { titles } from './titles.ts'

export const telephone: WebModule = {
  screens: [
    {
      path: '/cari/ekip',
      title: titles.team,
      who: adminOrDealerAdmin,
      menu: { icon: 'UsersGroup', group: 'customer_accounts', order: 60 },
      screen: async () => (await import('./web/TeamScreen.tsx')).TeamScreen,
    },
    {
      path: '/cari/cevapsiz',
      title: titles.missed,
      who: everyone,
      menu: { icon: 'PhoneX', group: 'customer_accounts', order: 62 },
      screen: async () => (await import('./web/MissedScreen.tsx')).MissedScreen,
    },
    {
      path: '/genel/telefon',
      title: titles.phone_systems,
      who: admin,
      menu: { icon: 'PhoneIncoming', group: 'general_definitions', order: 17 },
      screen: async () => (await import('./web/settings/PhoneSystemScreen.tsx')).PhoneSystemScreen,
    },
  ],
  watch: async () => (await import('./web/incoming/call-notices.ts')).watchCalls(),
}
