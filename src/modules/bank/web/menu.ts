import { IconCashRegister } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/odeme-masasi', icon: IconCashRegister, group: 'invoice_operations', order: 12 }],
}
