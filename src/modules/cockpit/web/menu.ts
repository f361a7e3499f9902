import { IconAddressBook, IconHeadset } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/genel-takip', icon: IconHeadset, key: 'general_tracking', order: 20 },
    { path: '/cari/liste', icon: IconAddressBook, group: 'customer_accounts', order: 10 },
  ],
}
