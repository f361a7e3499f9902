import { createElement, type ComponentType } from 'react'
import { admin, adminOrDealerAdmin, everyone, type Who } from '#core/actor.ts'
import type { Text } from '#core/texts.ts'
import type { OrderParts } from '#modules/dunning/web/ReminderScreen.tsx'
import { appTexts } from './texts.ts'

/** A screen: its address, its name, who may open it. For anybody else the address does not exist. */
export type AppRoute = {
  path: string
  title: Text
  who: Who
  screen: () => Promise<ComponentType>
}

/** Two addresses, one screen: the second is older and open to everybody, who then only looks. */
const rankings = async () =>
  (await import('#modules/definitions/web/RankingListScreen.tsx')).RankingListScreen

const customerInfo = async () =>
  (await import('#modules/reports/web/CustomerInfoScreen.tsx')).CustomerInfoScreen

const customerImport = async () => (await import('#modules/imports/web/ImportScreen.tsx')).ImportScreen

/** Reminders are shown with the panels of the orders; modules meet only here. Two addresses lead to it. */
async function reminders(): Promise<ComponentType> {
  const [{ ReminderScreen }, { OrderPanels }, { OrderStatusBadge }] = await Promise.all([
    import('#modules/dunning/web/ReminderScreen.tsx'),
    import('#modules/orders/web/OrderPanels.tsx'),
    import('#modules/orders/web/OrderStatusBadge.tsx'),
  ])
  const parts: OrderParts = {
    Panels: OrderPanels,
    statusOf: (order) => createElement(OrderStatusBadge, { order, isShort: true }),
  }
  return () => createElement(ReminderScreen, parts)
}

/** The open address shows everybody what they earned themselves; paying is for administrators. */
const commissions = async () =>
  (await import('#modules/commissions/web/CommissionScreen.tsx')).CommissionScreen

const creditNotes = async () => (await import('#modules/orders/web/CreditNoteScreen.tsx')).CreditNoteScreen

const chat = async () => (await import('#modules/chat/web/ChatScreen.tsx')).ChatScreen

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    title: appTexts.home,
    who: everyone,
    screen: async () => (await import('#modules/dashboard/web/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/genel-takip',
    title: appTexts.general_tracking,
    who: everyone,
    screen: async () => (await import('./TrackingPage.tsx')).TrackingPage,
  },
  {
    path: '/cari/liste',
    title: appTexts.customer_list,
    who: adminOrDealerAdmin,
    screen: async () => (await import('./CustomerListPage.tsx')).CustomerListPage,
  },
  {
    path: '/cari/guthaben',
    title: appTexts.customers_with_balance,
    who: admin,
    screen: async () => (await import('#modules/customers/web/BalanceListScreen.tsx')).BalanceListScreen,
  },
  {
    path: '/cari/musteri-dagit',
    title: appTexts.distribute_customers,
    who: admin,
    screen: async () => (await import('#modules/customers/web/DistributeScreen.tsx')).DistributeScreen,
  },
  {
    path: '/Randevu',
    title: appTexts.appointments,
    who: admin,
    screen: async () =>
      (await import('#modules/customers/web/AppointmentListScreen.tsx')).AppointmentListScreen,
  },
  {
    path: '/konusma-metinleri',
    title: appTexts.speech_texts,
    who: everyone,
    screen: async () => (await import('#modules/definitions/web/SpeechTextsScreen.tsx')).SpeechTextsScreen,
  },
  {
    path: '/genel/konusma-metinleri',
    title: appTexts.speech_texts_edit,
    who: admin,
    screen: async () =>
      (await import('#modules/definitions/web/SpeechTextsScreen.tsx')).SpeechTextsEditScreen,
  },
  {
    path: '/genel/import',
    title: appTexts.customer_import,
    who: admin,
    screen: customerImport,
  },
  {
    path: '/CustomerImport',
    title: appTexts.customer_import,
    who: everyone,
    screen: customerImport,
  },
  {
    path: '/siparis-islem',
    title: appTexts.order_operations,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/orders/web/OrderOperationsScreen.tsx')).OrderOperationsScreen,
  },
  { path: '/gutschrift', title: appTexts.credit_notes, who: admin, screen: creditNotes },
  { path: '/GutschriftList', title: appTexts.credit_notes, who: everyone, screen: creditNotes },
  { path: '/UyariIslemleri', title: appTexts.reminders, who: everyone, screen: reminders },
  {
    path: '/takip/gorevler',
    title: appTexts.tasks,
    who: everyone,
    screen: async () => (await import('#modules/tasks/web/TaskScreen.tsx')).TaskScreen,
  },
  { path: '/takip/uyari', title: appTexts.reminders, who: everyone, screen: reminders },
  {
    path: '/stoklistesi',
    title: appTexts.stock_list,
    who: admin,
    screen: async () => (await import('#modules/stock/web/StockListScreen.tsx')).StockListScreen,
  },
  {
    path: '/stokdurumlari',
    title: appTexts.stock_status,
    who: admin,
    screen: async () => (await import('#modules/stock/web/StockStatusScreen.tsx')).StockStatusScreen,
  },
  {
    path: '/aktif-stok-durumlari',
    title: appTexts.active_stock_status,
    who: admin,
    screen: async () => (await import('#modules/stock/web/StockStatusScreen.tsx')).ActiveStockStatusScreen,
  },
  {
    path: '/rezerve-stoklar',
    title: appTexts.reserved_stock,
    who: admin,
    screen: async () => (await import('#modules/stock/web/ReservedStockScreen.tsx')).ReservedStockScreen,
  },
  {
    path: '/gonderilecek-saraplar',
    title: appTexts.wines_to_send,
    who: admin,
    screen: async () => (await import('#modules/stock/web/WinesToSendScreen.tsx')).WinesToSendScreen,
  },
  {
    path: '/kargoislemleri',
    title: appTexts.cargo_operations,
    who: admin,
    screen: async () => (await import('#modules/shipping/web/ShippingScreen.tsx')).ShippingScreen,
  },
  {
    path: '/genel/kullanici-yonetim',
    title: appTexts.user_management,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/users/web/UserListScreen.tsx')).UserListScreen,
  },
  {
    path: '/firma-bilgileri',
    title: appTexts.company_info,
    who: admin,
    screen: async () => (await import('#modules/definitions/web/CompanyScreen.tsx')).CompanyScreen,
  },
  {
    path: '/genel/bayi-islemleri',
    title: appTexts.dealers,
    who: admin,
    screen: async () => (await import('#modules/definitions/web/DealerListScreen.tsx')).DealerListScreen,
  },
  {
    path: '/genel/ulke-tanimlari',
    title: appTexts.countries,
    who: admin,
    screen: async () => (await import('#modules/definitions/web/CountryListScreen.tsx')).CountryListScreen,
  },
  {
    path: '/genel/category',
    title: appTexts.categories,
    who: admin,
    screen: async () => (await import('#modules/definitions/web/CategoryListScreen.tsx')).CategoryListScreen,
  },
  {
    path: '/genel/rakin_list',
    title: appTexts.rankings,
    who: admin,
    screen: rankings,
  },
  {
    path: '/RakingList',
    title: appTexts.rankings,
    who: everyone,
    screen: rankings,
  },
  {
    path: '/genel/postalar',
    title: appTexts.mail_outbox,
    who: admin,
    screen: async () => (await import('#modules/mail/web/OutboxScreen.tsx')).OutboxScreen,
  },
  {
    path: '/genel/yonetim',
    title: appTexts.administration,
    who: admin,
    screen: async () => (await import('#modules/users/web/AdministrationScreen.tsx')).AdministrationScreen,
  },
  {
    path: '/report/siparis-durumlari',
    title: appTexts.order_state_report,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/reports/web/SalesScreens.tsx')).OrderStateScreen,
  },
  {
    path: '/report/personel-satislari',
    title: appTexts.staff_sales_report,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/reports/web/SalesScreens.tsx')).StaffSalesScreen,
  },
  {
    path: '/report/kapali-siparisler',
    title: appTexts.closed_order_report,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/reports/web/ListReports.tsx')).ClosedOrdersScreen,
  },
  {
    path: '/report/personel-ciro',
    title: appTexts.turnover_report,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/reports/web/TurnoverScreen.tsx')).TurnoverScreen,
  },
  {
    path: '/report/gorusme-detaylari',
    title: appTexts.call_report,
    who: adminOrDealerAdmin,
    screen: async () => (await import('#modules/reports/web/CallReportScreen.tsx')).CallReportScreen,
  },
  {
    path: '/report/stok-satislari',
    title: appTexts.stock_sales_report,
    who: admin,
    screen: async () => (await import('#modules/reports/web/SalesScreens.tsx')).WineSalesScreen,
  },
  {
    path: '/report/stok-raporu',
    title: appTexts.stock_report,
    who: admin,
    screen: async () => (await import('#modules/reports/web/ListReports.tsx')).StockValueScreen,
  },
  { path: '/report/prim-islemleri', title: appTexts.commissions, who: admin, screen: commissions },
  { path: '/PrimIslemleri', title: appTexts.commissions, who: everyone, screen: commissions },
  {
    path: '/report/prim-gecmisi',
    title: appTexts.commission_history,
    who: admin,
    screen: async () => (await import('#modules/commissions/web/SlipScreen.tsx')).SlipScreen,
  },
  {
    path: '/cari/musteri-bilgileri',
    title: appTexts.customer_info_report,
    who: admin,
    screen: customerInfo,
  },
  {
    path: '/MusteriBigileriReport',
    title: appTexts.customer_info_report,
    who: everyone,
    screen: customerInfo,
  },
  { path: '/chatapp', title: appTexts.chat, who: everyone, screen: chat },
  { path: '/chatapp/chats/$chatId', title: appTexts.chat, who: everyone, screen: chat },
  { path: '/chatapp/rooms/$roomId', title: appTexts.chat, who: everyone, screen: chat },
  {
    path: '/DevexpressRichedit',
    title: appTexts.text_editor,
    who: everyone,
    screen: async () => (await import('./TextEditorScreen.tsx')).TextEditorScreen,
  },
  {
    path: '/EmptyPage',
    title: appTexts.empty_page,
    who: everyone,
    screen: async () => (await import('./EmptyScreen.tsx')).EmptyScreen,
  },
]

export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => leadsTo(path, pathname))

/** Whether an address belongs to a path, whose parts that begin with $ stand for anything. */
function leadsTo(path: string, pathname: string): boolean {
  const parts = path.split('/')
  const given = pathname.split('/')
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
  )
}
