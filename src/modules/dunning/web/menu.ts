import { IconAlarm } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/takip/uyari', icon: IconAlarm, group: 'tracking', order: 20 }],
}
