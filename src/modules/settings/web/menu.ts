import { IconAdjustments } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/genel/ayarlar', icon: IconAdjustments, group: 'general_definitions', order: 15 }],
}
