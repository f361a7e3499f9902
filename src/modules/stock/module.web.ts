import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
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
  screens: [
    {
      path: '/stoklistesi',
      title: titles.stock_list,
      who: admin,
      screen: async () => (await import('./web/StockListScreen.tsx')).StockListScreen,
    },
    {
      path: '/stokdurumlari',
      title: titles.stock_status,
      who: admin,
      screen: async () => (await import('./web/StockStatusScreen.tsx')).StockStatusScreen,
    },
    {
      path: '/aktif-stok-durumlari',
      title: titles.active_stock_status,
      who: admin,
      screen: async () => (await import('./web/StockStatusScreen.tsx')).ActiveStockStatusScreen,
    },
    {
      path: '/rezerve-stoklar',
      title: titles.reserved_stock,
      who: admin,
      screen: async () => (await import('./web/ReservedStockScreen.tsx')).ReservedStockScreen,
    },
    {
      path: '/gonderilecek-saraplar',
      title: titles.wines_to_send,
      who: admin,
      screen: async () => (await import('./web/WinesToSendScreen.tsx')).WinesToSendScreen,
    },
  ],
  records: [
    {
      kind: 'wine',
      who: everyone,
      editor: async () => (await import('./web/public/WinePanels.tsx')).WinePanels,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  actions: async () => (await import('./web/actions.ts')).actions,
  shows: async () => (await import('./web/shows.ts')).shows,
}
