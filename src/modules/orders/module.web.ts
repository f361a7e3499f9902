import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import { plainList } from '#platform/web/list/question/plain-list.ts'
import type { WebModule } from '#platform/web/module.ts'
import { orderFormRequest } from '#platform/web/records/requests.ts'
import { batchRequest, documentRequest } from './web/public/document-requests.ts'

const titles = defineTexts({
  order_operations: { tr: 'Sipariş işlemleri', de: 'Aufträge', en: 'Order operations' },
  issued_documents: { tr: 'Belge arşivi', de: 'Belegarchiv', en: 'Document archive' },
  credit_notes: { tr: 'İade faturaları', de: 'Gutschriften', en: 'Credit notes' },
})

const creditNotes = async () => (await import('./web/documents/CreditNoteScreen.tsx')).CreditNoteScreen

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
      screen: async () => (await import('./web/lists/OrderOperationsScreen.tsx')).OrderOperationsScreen,
    },
    {
      path: '/belge-arsivi',
      title: titles.issued_documents,
      who: admin,
      menu: { icon: 'FileTypePdf', group: 'invoice_operations', order: 25 },
      screen: plainList(
        async () => (await import('./domain/documents/issued-list.ts')).issuedDocuments,
        ({ sip_id }) => ({ kind: 'order', panel: 'view', id: sip_id }),
      ),
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
  hosts: [
    {
      key: 'document',
      request: documentRequest,
      host: async () => (await import('./web/documents/DocumentHost.tsx')).DocumentHost,
    },
    {
      key: 'batch',
      request: batchRequest,
      host: async () => (await import('./web/documents/BatchHost.tsx')).BatchHost,
    },
    {
      key: 'order_form',
      request: orderFormRequest,
      host: async () => (await import('./web/documents/OrderFormHost.tsx')).OrderFormHost,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
  actions: async () => (await import('./web/actions.ts')).actions,
}
