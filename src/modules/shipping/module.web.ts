import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  cargo_operations: { tr: 'Kargo işlemleri', de: 'Sendungen', en: 'Cargo operations' },
})

export const shipping: WebModule = {
  groups: [
    { key: 'shipping', title: { tr: 'Kargo', de: 'Versand', en: 'Shipping' }, icon: 'Package', order: 70 },
  ],
  screens: [
    {
      path: '/kargoislemleri',
      title: titles.cargo_operations,
      who: admin,
      menu: { icon: 'TruckDelivery', group: 'shipping', order: 10 },
      screen: async () => (await import('./web/ShippingScreen.tsx')).ShippingScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
