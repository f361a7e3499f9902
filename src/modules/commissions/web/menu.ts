import { IconCalendarDue, IconHistory, IconPercentage, IconWallet } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/primim', icon: IconWallet, group: 'reports', order: 75 },
    { path: '/prim-takvimi', icon: IconCalendarDue, group: 'reports', order: 77 },
    { path: '/report/prim-islemleri', icon: IconPercentage, group: 'reports', order: 80 },
    {
      path: '/PrimIslemleri',
      icon: IconPercentage,
      group: 'reports',
      order: 90,
      unless: '/report/prim-islemleri',
    },
    { path: '/report/prim-gecmisi', icon: IconHistory, group: 'reports', order: 100 },
  ],
}
