import { IconFileImport } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/genel/import', icon: IconFileImport, group: 'general_definitions', order: 70 }],
}
