import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  customers_with_balance: {
    tr: 'Bakiyesi olan müşteriler',
    de: 'Kunden mit Guthaben',
    en: 'Customers with balance',
  },
  distribute_customers: { tr: 'Müşteri dağıt', de: 'Kunden verteilen', en: 'Distribute customers' },
  numbers: { tr: 'Aranamayan numaralar', de: 'Nicht wählbare Nummern', en: 'Numbers to repair' },
  appointments: { tr: 'Randevular', de: 'Termine', en: 'Appointments' },
})

export const customers: WebModule = {
  groups: [
    {
      key: 'customer_accounts',
      title: { tr: 'Cari hesaplar', de: 'Kunden', en: 'Customer accounts' },
      icon: 'Users',
      order: 50,
    },
  ],
  screens: [
    {
      path: '/cari/guthaben',
      title: titles.customers_with_balance,
      who: admin,
      menu: { icon: 'CoinEuro', group: 'customer_accounts', order: 20 },
      screen: async () => (await import('./web/lists/BalanceListScreen.tsx')).BalanceListScreen,
    },
    {
      path: '/cari/musteri-dagit',
      title: titles.distribute_customers,
      who: admin,
      menu: { icon: 'UserShare', group: 'customer_accounts', order: 40 },
      screen: async () => (await import('./web/moving/DistributeScreen.tsx')).DistributeScreen,
    },
    {
      path: '/cari/numaralar',
      title: titles.numbers,
      who: adminOrDealerAdmin,
      menu: { icon: 'PhoneOff', group: 'customer_accounts', order: 47 },
      screen: async () => (await import('./web/lists/RepairScreen.tsx')).RepairScreen,
    },
    {
      path: '/Randevu',
      title: titles.appointments,
      who: admin,
      menu: { icon: 'CalendarEvent', group: 'customer_accounts', order: 50 },
      screen: async () => (await import('./web/lists/AppointmentListScreen.tsx')).AppointmentListScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
  actions: async () => (await import('./web/actions.ts')).actions,
}
