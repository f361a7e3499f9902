import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
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
      menu: { icon: 'Adjustments', group: 'general_definitions', order: 15 },
      screen: async () => (await import('./web/SettingsScreen.tsx')).SettingsScreen,
    },
  ],
}
