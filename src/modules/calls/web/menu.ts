import { IconPhoneIncoming } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/genel/telefon', icon: IconPhoneIncoming, group: 'general_definitions', order: 17 }],
}
