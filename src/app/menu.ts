import {
  IconAlarm,
  IconReceipt,
  IconReceiptRefund,
  IconAddressBook,
  IconCalendarEvent,
  IconCoinEuro,
  IconFileImport,
  IconFileTypePdf,
  IconUserShare,
  IconBottle,
  IconBuilding,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconClipboardText,
  IconHome,
  IconMessages,
  IconPackage,
  IconReportAnalytics,
  IconSettings,
  IconTags,
  IconTrophy,
  IconUserCog,
  IconWorld,
  IconUsers,
  IconChecklist,
  IconFileInvoice,
  IconHeadset,
  IconBasket,
  IconChartBar,
  IconChartPie,
  IconGlassFull,
  IconHistory,
  IconListCheck,
  IconLock,
  IconMailForward,
  IconPercentage,
  IconPhoneCall,
  IconProgressCheck,
  IconReceiptEuro,
  IconReportMoney,
  IconShieldLock,
  IconStack2,
  IconStackFront,
  IconTrendingUp,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { Actor } from '#core/actor.ts'
import { say, type Language, type Text } from '#core/texts.ts'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import type { PaletteEntry } from '#platform/web/shell/Palette.tsx'
import { routes } from './routes.ts'
import { appTexts } from './texts.ts'

type Icon = MenuItem['icon']

/** The menu's groups in their order; an entry appears when its screen exists and the level may open it. */
type Group = {
  key: string
  title: Text
  icon: Icon
  path?: string
  /** An entry with `unless` is for those who cannot open that other screen. */
  paths?: readonly { path: string; icon: Icon; unless?: string }[]
}

const groups: readonly Group[] = [
  { key: 'home', title: appTexts.home, icon: IconHome, path: '/' },
  { key: 'general_tracking', title: appTexts.general_tracking, icon: IconHeadset, path: '/genel-takip' },
  {
    key: 'invoice_operations',
    title: appTexts.invoice_operations,
    icon: IconFileInvoice,
    paths: [
      { path: '/siparis-islem', icon: IconReceipt },
      { path: '/gutschrift', icon: IconReceiptRefund },
    ],
  },
  {
    key: 'tracking',
    title: appTexts.tracking,
    icon: IconChecklist,
    paths: [
      { path: '/takip/gorevler', icon: IconListCheck },
      { path: '/takip/uyari', icon: IconAlarm },
    ],
  },
  {
    key: 'customer_accounts',
    title: appTexts.customer_accounts,
    icon: IconUsers,
    paths: [
      { path: '/cari/liste', icon: IconAddressBook },
      { path: '/cari/guthaben', icon: IconCoinEuro },
      { path: '/cari/musteri-bilgileri', icon: IconChartPie },
      { path: '/cari/musteri-dagit', icon: IconUserShare },
      { path: '/Randevu', icon: IconCalendarEvent },
    ],
  },
  {
    key: 'stock',
    title: appTexts.stock,
    icon: IconBuildingWarehouse,
    paths: [
      { path: '/stoklistesi', icon: IconBottle },
      { path: '/stokdurumlari', icon: IconStack2 },
      { path: '/aktif-stok-durumlari', icon: IconStackFront },
      { path: '/rezerve-stoklar', icon: IconLock },
      { path: '/gonderilecek-saraplar', icon: IconBasket },
    ],
  },
  {
    key: 'shipping',
    title: appTexts.shipping,
    icon: IconPackage,
    paths: [{ path: '/kargoislemleri', icon: IconTruckDelivery }],
  },
  {
    key: 'reports',
    title: appTexts.reports,
    icon: IconReportAnalytics,
    paths: [
      { path: '/report/siparis-durumlari', icon: IconProgressCheck },
      { path: '/report/personel-satislari', icon: IconChartBar },
      { path: '/report/kapali-siparisler', icon: IconReceiptEuro },
      { path: '/report/personel-ciro', icon: IconTrendingUp },
      { path: '/report/gorusme-detaylari', icon: IconPhoneCall },
      { path: '/report/stok-satislari', icon: IconGlassFull },
      { path: '/report/stok-raporu', icon: IconReportMoney },
      { path: '/report/prim-islemleri', icon: IconPercentage },
      { path: '/PrimIslemleri', icon: IconPercentage, unless: '/report/prim-islemleri' },
      { path: '/report/prim-gecmisi', icon: IconHistory },
    ],
  },
  {
    key: 'general_definitions',
    title: appTexts.general_definitions,
    icon: IconSettings,
    paths: [
      { path: '/firma-bilgileri', icon: IconBuilding },
      { path: '/genel/kullanici-yonetim', icon: IconUserCog },
      { path: '/genel/bayi-islemleri', icon: IconBuildingStore },
      { path: '/genel/konusma-metinleri', icon: IconFileTypePdf },
      { path: '/genel/ulke-tanimlari', icon: IconWorld },
      { path: '/genel/category', icon: IconTags },
      { path: '/genel/import', icon: IconFileImport },
      { path: '/genel/rakin_list', icon: IconTrophy },
      { path: '/genel/postalar', icon: IconMailForward },
      { path: '/genel/yonetim', icon: IconShieldLock },
    ],
  },
  { key: 'speech_texts', title: appTexts.speech_texts, icon: IconClipboardText, path: '/konusma-metinleri' },
  { key: 'chat', title: appTexts.chat, icon: IconMessages, path: '/chatapp' },
]

const routeFor = (path: string, actor: Actor) =>
  routes.find((route) => route.path === path && route.who(actor))

export function menuFor(actor: Actor, language: Language, badges: Record<string, number> = {}): MenuItem[] {
  return groups.flatMap((group): MenuItem[] => {
    const base = { key: group.key, label: say(group.title, language), icon: group.icon }
    if (group.path) {
      const badge = badges[group.key]
      return routeFor(group.path, actor) ? [{ ...base, to: group.path, ...(badge ? { badge } : {}) }] : []
    }
    const children = (group.paths ?? []).flatMap(({ path, icon, unless }) => {
      const route = unless && routeFor(unless, actor) ? undefined : routeFor(path, actor)
      return route ? [{ key: path, label: say(route.title, language), icon, to: path }] : []
    })
    return children.length ? [{ ...base, children }] : []
  })
}

/** Every screen of the menu for Ctrl+K, with its group as a hint. */
export function paletteFor(actor: Actor, language: Language): PaletteEntry[] {
  return menuFor(actor, language).flatMap((item) =>
    item.to
      ? [{ key: item.key, label: item.label, to: item.to }]
      : (item.children ?? []).flatMap((child) =>
          child.to ? [{ key: child.key, label: child.label, hint: item.label, to: child.to }] : [],
        ),
  )
}
