import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  home: { tr: 'Ana sayfa', de: 'Start', en: 'Home' },
  board: { tr: 'Gösterge', de: 'Kennzahlen', en: 'Key figures' },
})

export const dashboard: WebModule = {
  screens: [
    {
      path: '/',
      title: titles.home,
      who: everyone,
      menu: { icon: 'Home', key: 'home', order: 10 },
      screen: async () => (await import('./web/HomeScreen.tsx')).HomeScreen,
    },
    {
      path: '/gosterge',
      title: titles.board,
      who: adminOrDealerAdmin,
      menu: { icon: 'ChartHistogram', group: 'reports', order: 5 },
      screen: async () => (await import('./web/ManagerScreen.tsx')).ManagerScreen,
    },
  ],
}
