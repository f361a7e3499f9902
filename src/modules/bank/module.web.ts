import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  bank: { tr: 'Banka', de: 'Bank', en: 'Bank' },
  runs: { tr: 'Tahsilat ve havale', de: 'Lastschriften und Überweisungen', en: 'Debits and transfers' },
  accounts: { tr: 'Banka hesapları', de: 'Bankkonten', en: 'Bank accounts' },
  desk: { tr: 'Ödeme girişi', de: 'Zahlungen buchen', en: 'Book payments' },
})

export const bank: WebModule = {
  screens: [
    {
      path: '/banka',
      title: titles.bank,
      who: admin,
      menu: { icon: 'BuildingBank', group: 'invoice_operations', order: 14 },
      screen: async () => (await import('./web/BankScreen.tsx')).BankScreen,
    },
    {
      path: '/banka/toplu',
      title: titles.runs,
      who: admin,
      menu: { icon: 'Transfer', group: 'invoice_operations', order: 16 },
      screen: async () => (await import('./web/runs/RunsScreen.tsx')).RunsScreen,
    },
    {
      path: '/banka/hesaplar',
      title: titles.accounts,
      who: admin,
      menu: { icon: 'CreditCard', group: 'invoice_operations', order: 18 },
      screen: async () => (await import('./web/AccountsScreen.tsx')).AccountsScreen,
    },
    {
      path: '/odeme-masasi',
      title: titles.desk,
      who: admin,
      menu: { icon: 'CashRegister', group: 'invoice_operations', order: 12 },
      screen: async () => (await import('./web/desk/DeskScreen.tsx')).DeskScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
