import { IconDatabaseImport } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/genel/veri-aktarimi', icon: IconDatabaseImport, group: 'general_definitions', order: 72 },
  ],
}
