import {
  IconBasket,
  IconBottle,
  IconBuildingWarehouse,
  IconLock,
  IconStack2,
  IconStackFront,
} from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  stock: { tr: 'Stok', de: 'Lager', en: 'Stock' },
})

export const menu: MenuPart = {
  groups: [{ key: 'stock', title: titles.stock, icon: IconBuildingWarehouse, order: 60 }],
  entries: [
    { path: '/stoklistesi', icon: IconBottle, group: 'stock', order: 10 },
    { path: '/stokdurumlari', icon: IconStack2, group: 'stock', order: 20 },
    { path: '/aktif-stok-durumlari', icon: IconStackFront, group: 'stock', order: 30 },
    { path: '/rezerve-stoklar', icon: IconLock, group: 'stock', order: 40 },
    { path: '/gonderilecek-saraplar', icon: IconBasket, group: 'stock', order: 50 },
  ],
}
