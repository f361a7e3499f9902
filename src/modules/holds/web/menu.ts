import { IconHandStop } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/tutulan-siseler', icon: IconHandStop, group: 'stock', order: 60 }],
}
