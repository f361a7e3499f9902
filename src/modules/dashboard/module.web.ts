import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  home: { tr: 'Ana sayfa', de: 'Start', en: 'Home' },
})

export const dashboard: WebModule = {
  screens: [
    {
      path: '/',
      title: titles.home,
      who: everyone,
      screen: async () => (await import('./web/HomeScreen.tsx')).HomeScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
