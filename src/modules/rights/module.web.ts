import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  rights: { tr: 'Kişi hakları', de: 'Auskunft und Löschung', en: 'Rights of persons' },
})

export const rights: WebModule = {
  screens: [
    {
      path: '/genel/kisi-haklari',
      title: titles.rights,
      who: admin,
      screen: async () => (await import('./web/RightsScreen.tsx')).RightsScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
