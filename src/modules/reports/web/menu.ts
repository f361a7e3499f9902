import {
  IconBookmarks,
  IconChartBar,
  IconChartDots,
  IconChartPie,
  IconGlassFull,
  IconPhoneCall,
  IconProgressCheck,
  IconReceiptEuro,
  IconReportAnalytics,
  IconReportMoney,
  IconTrendingUp,
} from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  reports: { tr: 'Raporlar', de: 'Berichte', en: 'Reports' },
})

export const menu: MenuPart = {
  groups: [{ key: 'reports', title: titles.reports, icon: IconReportAnalytics, order: 80 }],
  entries: [
    { path: '/report/auswertung', icon: IconChartDots, group: 'reports', order: 4 },
    { path: '/report/kayitli-raporlar', icon: IconBookmarks, group: 'reports', order: 6 },
    { path: '/report/siparis-durumlari', icon: IconProgressCheck, group: 'reports', order: 10 },
    { path: '/report/personel-satislari', icon: IconChartBar, group: 'reports', order: 20 },
    { path: '/report/kapali-siparisler', icon: IconReceiptEuro, group: 'reports', order: 30 },
    { path: '/report/personel-ciro', icon: IconTrendingUp, group: 'reports', order: 40 },
    { path: '/report/gorusme-detaylari', icon: IconPhoneCall, group: 'reports', order: 50 },
    { path: '/report/stok-satislari', icon: IconGlassFull, group: 'reports', order: 60 },
    { path: '/report/stok-raporu', icon: IconReportMoney, group: 'reports', order: 70 },
    { path: '/cari/musteri-bilgileri', icon: IconChartPie, group: 'customer_accounts', order: 30 },
  ],
}
