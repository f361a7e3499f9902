import { IconUserShield } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/genel/kisi-haklari', icon: IconUserShield, group: 'general_definitions', order: 97 }],
}
