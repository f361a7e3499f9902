import { IconMessages } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/chatapp', icon: IconMessages, key: 'chat', order: 110 }],
}
