import { IconShieldLock, IconUserCog } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/genel/kullanici-yonetim', icon: IconUserCog, group: 'general_definitions', order: 20 },
    { path: '/genel/yonetim', icon: IconShieldLock, group: 'general_definitions', order: 100 },
  ],
}
