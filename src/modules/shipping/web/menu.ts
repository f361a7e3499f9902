import { IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  shipping: { tr: 'Kargo', de: 'Versand', en: 'Shipping' },
})

export const menu: MenuPart = {
  groups: [{ key: 'shipping', title: titles.shipping, icon: IconPackage, order: 70 }],
  entries: [{ path: '/kargoislemleri', icon: IconTruckDelivery, group: 'shipping', order: 10 }],
}
