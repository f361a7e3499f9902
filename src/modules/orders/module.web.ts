import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  order_operations: { tr: 'Sipariş işlemleri', de: 'Aufträge', en: 'Order operations' },
  credit_notes: { tr: 'İade faturaları', de: 'Gutschriften', en: 'Credit notes' },
})

const creditNotes = async () => (await import('./web/CreditNoteScreen.tsx')).CreditNoteScreen

export const orders: WebModule = {
  groups: [
    {
      key: 'invoice_operations',
      title: { tr: 'Fatura işlemleri', de: 'Aufträge und Rechnungen', en: 'Invoice operations' },
      icon: 'FileInvoice',
      order: 30,
    },
  ],
  screens: [
    {
      path: '/siparis-islem',
      title: titles.order_operations,
      who: adminOrDealerAdmin,
      menu: { icon: 'Receipt', group: 'invoice_operations', order: 10 },
      screen: async () => (await import('./web/OrderOperationsScreen.tsx')).OrderOperationsScreen,
    },
    {
      path: '/gutschrift',
      title: titles.credit_notes,
      who: admin,
      menu: { icon: 'ReceiptRefund', group: 'invoice_operations', order: 20 },
      screen: creditNotes,
    },
    { path: '/GutschriftList', title: titles.credit_notes, who: everyone, screen: creditNotes },
  ],
  records: [
    {
      kind: 'order',
      who: everyone,
      editor: async () => (await import('./web/public/OrderPanels.tsx')).OrderPanels,
    },
  ],
  actions: async () => (await import('./web/actions.ts')).actions,
  shows: async () => (await import('./web/shows.ts')).shows,
}
