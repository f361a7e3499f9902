import { IconPhoneIncoming, IconPhoneX, IconUsersGroup } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/cari/ekip', icon: IconUsersGroup, group: 'customer_accounts', order: 60 },
    { path: '/cari/cevapsiz', icon: IconPhoneX, group: 'customer_accounts', order: 62 },
    { path: '/genel/telefon', icon: IconPhoneIncoming, group: 'general_definitions', order: 17 },
  ],
}
