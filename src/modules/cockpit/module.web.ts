import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  general_tracking: { tr: 'Genel takip', de: 'Kundenbetreuung', en: 'General tracking' },
  customer_list: { tr: 'Müşteri listesi', de: 'Kundenliste', en: 'Customer list' },
})

export const cockpit: WebModule = {
  screens: [
    {
      path: '/genel-takip',
      title: titles.general_tracking,
      who: everyone,
      menu: { icon: 'Headset', key: 'general_tracking', order: 20 },
      screen: async () => (await import('./web/TrackingPage.tsx')).TrackingPage,
    },
    {
      path: '/cari/liste',
      title: titles.customer_list,
      who: adminOrDealerAdmin,
      menu: { icon: 'AddressBook', group: 'customer_accounts', order: 10 },
      screen: async () => (await import('./web/CustomerListPage.tsx')).CustomerListPage,
    },
  ],
}
