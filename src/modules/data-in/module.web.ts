import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  customer_import: { tr: 'Müşteri aktarımı', de: 'Kundenimport', en: 'Customer import' },
  data_in: { tr: 'Veri aktarımı', de: 'Datenübernahme', en: 'Data import' },
})

const customerImport = async () => (await import('./web/import/ImportScreen.tsx')).ImportScreen

export const dataIn: WebModule = {
  screens: [
    {
      path: '/genel/import',
      title: titles.customer_import,
      who: admin,
      menu: { icon: 'FileImport', group: 'general_definitions', order: 70 },
      screen: customerImport,
    },
    { path: '/CustomerImport', title: titles.customer_import, who: everyone, screen: customerImport },
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
