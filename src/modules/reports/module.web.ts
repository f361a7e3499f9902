import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  order_state_report: { tr: 'Sipariş durumları', de: 'Auftragsstatus', en: 'Order states' },
  staff_sales_report: { tr: 'Personel satışları', de: 'Verkäufe je Mitarbeiter', en: 'Staff sales' },
  closed_order_report: { tr: 'Kapalı siparişler', de: 'Geschlossene Aufträge', en: 'Closed orders' },
  turnover_report: { tr: 'Personel cirosu', de: 'Umsatz je Mitarbeiter', en: 'Staff turnover' },
  call_report: { tr: 'Görüşme detayları', de: 'Gesprächsergebnisse', en: 'Call outcomes' },
  stock_sales_report: { tr: 'Stok satışları', de: 'Verkaufte Weine', en: 'Wine sales' },
  analysis: { tr: 'Satış analizi', de: 'Auswertung', en: 'Sales analysis' },
  saved_reports: { tr: 'Kayıtlı raporlar', de: 'Gespeicherte Berichte', en: 'Saved reports' },
  stock_report: { tr: 'Stok raporu', de: 'Lagerbericht', en: 'Stock report' },
  customer_info_report: { tr: 'Müşteri bilgileri', de: 'Kundenübersicht', en: 'Customer info' },
})

const customerInfo = async () => (await import('./web/CustomerInfoScreen.tsx')).CustomerInfoScreen

export const reports: WebModule = {
  groups: [
    {
      key: 'reports',
      title: { tr: 'Raporlar', de: 'Berichte', en: 'Reports' },
      icon: 'ReportAnalytics',
      order: 80,
    },
  ],
  screens: [
    {
      path: '/report/auswertung',
      title: titles.analysis,
      who: adminOrDealerAdmin,
      menu: { icon: 'ChartDots', group: 'reports', order: 4 },
      screen: async () => (await import('./web/AnalysisScreen.tsx')).AnalysisScreen,
    },
    {
      path: '/report/kayitli-raporlar',
      title: titles.saved_reports,
      who: adminOrDealerAdmin,
      menu: { icon: 'Bookmarks', group: 'reports', order: 6 },
      screen: async () => (await import('./web/SavedReportsScreen.tsx')).SavedReportsScreen,
    },
    {
      path: '/report/siparis-durumlari',
      title: titles.order_state_report,
      who: adminOrDealerAdmin,
      menu: { icon: 'ProgressCheck', group: 'reports', order: 10 },
      screen: async () => (await import('./web/SalesScreens.tsx')).OrderStateScreen,
    },
    {
      path: '/report/personel-satislari',
      title: titles.staff_sales_report,
      who: adminOrDealerAdmin,
      menu: { icon: 'ChartBar', group: 'reports', order: 20 },
      screen: async () => (await import('./web/SalesScreens.tsx')).StaffSalesScreen,
    },
    {
      path: '/report/kapali-siparisler',
      title: titles.closed_order_report,
      who: adminOrDealerAdmin,
      menu: { icon: 'ReceiptEuro', group: 'reports', order: 30 },
      screen: async () => (await import('./web/ListReports.tsx')).ClosedOrdersScreen,
    },
    {
      path: '/report/personel-ciro',
      title: titles.turnover_report,
      who: adminOrDealerAdmin,
      menu: { icon: 'TrendingUp', group: 'reports', order: 40 },
      screen: async () => (await import('./web/TurnoverScreen.tsx')).TurnoverScreen,
    },
    {
      path: '/report/gorusme-detaylari',
      title: titles.call_report,
      who: adminOrDealerAdmin,
      menu: { icon: 'PhoneCall', group: 'reports', order: 50 },
      screen: async () => (await import('./web/CallReportScreen.tsx')).CallReportScreen,
    },
    {
      path: '/report/stok-satislari',
      title: titles.stock_sales_report,
      who: admin,
      menu: { icon: 'GlassFull', group: 'reports', order: 60 },
      screen: async () => (await import('./web/SalesScreens.tsx')).WineSalesScreen,
    },
    {
      path: '/report/stok-raporu',
      title: titles.stock_report,
      who: admin,
      menu: { icon: 'ReportMoney', group: 'reports', order: 70 },
      screen: async () => (await import('./web/ListReports.tsx')).StockValueScreen,
    },
    {
      path: '/cari/musteri-bilgileri',
      title: titles.customer_info_report,
      who: admin,
      menu: { icon: 'ChartPie', group: 'customer_accounts', order: 30 },
      screen: customerInfo,
    },
    {
      path: '/MusteriBigileriReport',
      title: titles.customer_info_report,
      who: everyone,
      screen: customerInfo,
    },
  ],
}
