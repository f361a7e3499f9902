import { IconRocket } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/kurulum', icon: IconRocket, group: 'general_definitions', order: 5 }],
}
