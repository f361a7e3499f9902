import { IconChartHistogram, IconHome } from '@tabler/icons-react'
import type { MenuPart } from '#platform/web/module.ts'

export const menu: MenuPart = {
  entries: [
    { path: '/', icon: IconHome, key: 'home', order: 10 },
    { path: '/gosterge', icon: IconChartHistogram, group: 'reports', order: 5 },
  ],
}
