import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  commissions: { tr: 'Prim işlemleri', de: 'Provisionen', en: 'Commissions' },
  account: { tr: 'Prim hesabım', de: 'Mein Provisionskonto', en: 'My commission account' },
  calendar: { tr: 'Prim takvimi', de: 'Provisionskalender', en: 'Commission calendar' },
  commission_history: { tr: 'Prim geçmişi', de: 'Provisionsbelege', en: 'Commission history' },
})

const accountScreen = async () => (await import('./web/AccountScreen.tsx')).AccountScreen
const commissionScreen = async () => (await import('./web/CommissionScreen.tsx')).CommissionScreen

export const commissions: WebModule = {
  screens: [
    {
      path: '/primim',
      title: titles.account,
      who: everyone,
      menu: { icon: 'Wallet', group: 'reports', order: 75 },
      screen: accountScreen,
    },
    {
      path: '/prim-takvimi',
      title: titles.calendar,
      who: everyone,
      menu: { icon: 'CalendarDue', group: 'reports', order: 77 },
      screen: async () => (await import('./web/StatementCalendar.tsx')).StatementCalendar,
    },
    {
      path: '/report/prim-islemleri',
      title: titles.commissions,
      who: admin,
      menu: { icon: 'Percentage', group: 'reports', order: 80 },
      screen: commissionScreen,
    },
    {
      path: '/PrimIslemleri',
      title: titles.commissions,
      who: everyone,
      menu: { icon: 'Percentage', group: 'reports', unless: '/report/prim-islemleri', order: 90 },
      screen: commissionScreen,
    },
    {
      path: '/report/prim-gecmisi',
      title: titles.commission_history,
      who: admin,
      menu: { icon: 'History', group: 'reports', order: 100 },
      screen: async () => (await import('./web/SlipScreen.tsx')).SlipScreen,
    },
  ],
}
