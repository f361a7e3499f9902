import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  duplicates: { tr: 'Mükerrer müşteriler', de: 'Doppelte Kunden', en: 'Duplicate customers' },
})

export const merging: WebModule = {
  screens: [
    {
      path: '/cari/mukerrer',
      title: titles.duplicates,
      who: admin,
      screen: async () => (await import('./web/DuplicatesScreen.tsx')).DuplicatesScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
