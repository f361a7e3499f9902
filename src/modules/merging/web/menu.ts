import { IconArrowMerge } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [{ path: '/cari/mukerrer', icon: IconArrowMerge, group: 'customer_accounts', order: 45 }],
}
