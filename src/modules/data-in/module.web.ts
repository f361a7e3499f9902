import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  data_in: { tr: 'Veri aktarımı', de: 'Datenübernahme', en: 'Data import' },
})

export const dataIn: WebModule = {
  screens: [
    {
      path: '/genel/veri-aktarimi',
      title: titles.data_in,
      who: admin,
      menu: { icon: 'DatabaseImport', group: 'general_definitions', order: 72 },
      screen: async () => (await import('./web/DataInScreen.tsx')).DataInScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
