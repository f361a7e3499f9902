import { IconFileInvoice, IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  invoice_operations: { tr: 'Fatura işlemleri', de: 'Aufträge und Rechnungen', en: 'Invoice operations' },
})

export const menu: MenuPart = {
  groups: [{ key: 'invoice_operations', title: titles.invoice_operations, icon: IconFileInvoice, order: 30 }],
  entries: [
    { path: '/siparis-islem', icon: IconReceipt, group: 'invoice_operations', order: 10 },
    { path: '/gutschrift', icon: IconReceiptRefund, group: 'invoice_operations', order: 20 },
  ],
}
