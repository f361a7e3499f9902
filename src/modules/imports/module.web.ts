import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  customer_import: { tr: 'Müşteri aktarımı', de: 'Kundenimport', en: 'Customer import' },
})

const customerImport = async () => (await import('./web/ImportScreen.tsx')).ImportScreen

export const imports: WebModule = {
  screens: [
    {
      path: '/genel/import',
      title: titles.customer_import,
      who: admin,
      menu: { icon: 'FileImport', group: 'general_definitions', order: 70 },
      screen: customerImport,
    },
    { path: '/CustomerImport', title: titles.customer_import, who: everyone, screen: customerImport },
  ],
}
