import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
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
      menu: { icon: 'ArrowMerge', group: 'customer_accounts', order: 45 },
      screen: async () => (await import('./web/DuplicatesScreen.tsx')).DuplicatesScreen,
    },
  ],
}
