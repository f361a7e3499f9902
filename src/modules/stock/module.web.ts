import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  stock_list: { tr: 'Stok listesi', de: 'Weine', en: 'Stock list' },
  stock_status: { tr: 'Stok durumları', de: 'Lagerbestand', en: 'Stock statuses' },
  active_stock_status: {
    tr: 'Aktif stok durumları',
    de: 'Bestand aktiver Weine',
    en: 'Active stock statuses',
  },
  reserved_stock: { tr: 'Rezerve stoklar', de: 'Reservierungen', en: 'Reserved stocks' },
  wines_to_send: { tr: 'Gönderilecek şaraplar', de: 'Zu versendende Weine', en: 'Wines to send' },
})

export const stock: WebModule = {
  groups: [
    { key: 'stock', title: { tr: 'Stok', de: 'Lager', en: 'Stock' }, icon: 'BuildingWarehouse', order: 60 },
  ],
  screens: [
    {
      path: '/stoklistesi',
      title: titles.stock_list,
      who: admin,
      menu: { icon: 'Bottle', group: 'stock', order: 10 },
      screen: async () => (await import('./web/StockListScreen.tsx')).StockListScreen,
    },
    {
      path: '/stokdurumlari',
      title: titles.stock_status,
      who: admin,
      menu: { icon: 'Stack2', group: 'stock', order: 20 },
      screen: async () => (await import('./web/StockStatusScreen.tsx')).StockStatusScreen,
    },
    {
      path: '/aktif-stok-durumlari',
      title: titles.active_stock_status,
      who: admin,
      menu: { icon: 'StackFront', group: 'stock', order: 30 },
      screen: async () => (await import('./web/StockStatusScreen.tsx')).ActiveStockStatusScreen,
    },
    {
      path: '/rezerve-stoklar',
      title: titles.reserved_stock,
      who: admin,
      menu: { icon: 'Lock', group: 'stock', order: 40 },
      screen: async () => (await import('./web/ReservedStockScreen.tsx')).ReservedStockScreen,
    },
    {
      path: '/gonderilecek-saraplar',
      title: titles.wines_to_send,
      who: admin,
      menu: { icon: 'Basket', group: 'stock', order: 50 },
      screen: async () => (await import('./web/WinesToSendScreen.tsx')).WinesToSendScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
  actions: async () => (await import('./web/actions.ts')).actions,
}
