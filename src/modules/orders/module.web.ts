import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  order_operations: { tr: 'Sipariş işlemleri', de: 'Aufträge', en: 'Order operations' },
  credit_notes: { tr: 'İade faturaları', de: 'Gutschriften', en: 'Credit notes' },
})

const creditNotes = async () => (await import('./web/CreditNoteScreen.tsx')).CreditNoteScreen

export const orders: WebModule = {
  screens: [
    {
      path: '/siparis-islem',
      title: titles.order_operations,
      who: adminOrDealerAdmin,
      screen: async () => (await import('./web/OrderOperationsScreen.tsx')).OrderOperationsScreen,
    },
    { path: '/gutschrift', title: titles.credit_notes, who: admin, screen: creditNotes },
    { path: '/GutschriftList', title: titles.credit_notes, who: everyone, screen: creditNotes },
  ],
  records: [
    {
      kind: 'order',
      who: everyone,
      editor: async () => (await import('./web/public/OrderPanels.tsx')).OrderPanels,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  actions: async () => (await import('./web/actions.ts')).actions,
  shows: async () => (await import('./web/shows.ts')).shows,
}
