import { IconBuildingBank, IconCashRegister, IconCreditCard, IconTransfer } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/odeme-masasi', icon: IconCashRegister, group: 'invoice_operations', order: 12 },
    { path: '/banka', icon: IconBuildingBank, group: 'invoice_operations', order: 14 },
    { path: '/banka/toplu', icon: IconTransfer, group: 'invoice_operations', order: 16 },
    { path: '/banka/hesaplar', icon: IconCreditCard, group: 'invoice_operations', order: 18 },
  ],
}
