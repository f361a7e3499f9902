import { IconHistory } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/genel/denetim', icon: IconHistory, group: 'general_definitions', order: 95 }],
}
