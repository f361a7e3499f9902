import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
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
      screen: async () => (await import('./web/HomeScreen.tsx')).HomeScreen,
    },
    {
      path: '/gosterge',
      title: titles.board,
      who: adminOrDealerAdmin,
      screen: async () => (await import('./web/ManagerScreen.tsx')).ManagerScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
