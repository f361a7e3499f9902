import { IconChecklist, IconListCheck } from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  tracking: { tr: 'Takip', de: 'Wiedervorlage', en: 'Tracking' },
})

export const menu: MenuPart = {
  groups: [{ key: 'tracking', title: titles.tracking, icon: IconChecklist, order: 40 }],
  entries: [{ path: '/takip/gorevler', icon: IconListCheck, group: 'tracking', order: 10 }],
}
