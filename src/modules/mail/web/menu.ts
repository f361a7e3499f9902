import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/genel/postalar', icon: IconMailForward, group: 'general_definitions', order: 90 },
    { path: '/genel/ulasilamayan', icon: IconMailOff, group: 'general_definitions', order: 92 },
  ],
}
