import { IconCalendarEvent, IconCoinEuro, IconPhoneOff, IconUserShare, IconUsers } from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  customer_accounts: { tr: 'Cari hesaplar', de: 'Kunden', en: 'Customer accounts' },
})

export const menu: MenuPart = {
  groups: [{ key: 'customer_accounts', title: titles.customer_accounts, icon: IconUsers, order: 50 }],
  entries: [
    { path: '/cari/guthaben', icon: IconCoinEuro, group: 'customer_accounts', order: 20 },
    { path: '/cari/musteri-dagit', icon: IconUserShare, group: 'customer_accounts', order: 40 },
    { path: '/cari/numaralar', icon: IconPhoneOff, group: 'customer_accounts', order: 47 },
    { path: '/Randevu', icon: IconCalendarEvent, group: 'customer_accounts', order: 50 },
  ],
}
