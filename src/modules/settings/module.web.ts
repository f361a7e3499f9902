import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  settings: { tr: 'Ayarlar', de: 'Einstellungen', en: 'Settings' },
})

export const settings: WebModule = {
  screens: [
    {
      path: '/genel/ayarlar',
      title: titles.settings,
      who: admin,
      screen: async () => (await import('./web/SettingsScreen.tsx')).SettingsScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
