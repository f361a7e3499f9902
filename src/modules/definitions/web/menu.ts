import {
  IconBuilding,
  IconBuildingStore,
  IconClipboardText,
  IconFileTypePdf,
  IconListDetails,
  IconSettings,
  IconTags,
  IconTrophy,
  IconWorld,
} from '@tabler/icons-react'
import { defineTexts } from '#core/texts.ts'
import type { MenuPart } from '#platform/web/module.ts'

const titles = defineTexts({
  general_definitions: { tr: 'Genel tanımlar', de: 'Stammdaten', en: 'General definitions' },
})

export const menu: MenuPart = {
  groups: [{ key: 'general_definitions', title: titles.general_definitions, icon: IconSettings, order: 90 }],
  entries: [
    { path: '/konusma-metinleri', icon: IconClipboardText, key: 'speech_texts', order: 100 },
    { path: '/genel/konusma-metinleri', icon: IconFileTypePdf, group: 'general_definitions', order: 40 },
    { path: '/firma-bilgileri', icon: IconBuilding, group: 'general_definitions', order: 10 },
    { path: '/genel/bayi-islemleri', icon: IconBuildingStore, group: 'general_definitions', order: 30 },
    { path: '/genel/ulke-tanimlari', icon: IconWorld, group: 'general_definitions', order: 50 },
    { path: '/genel/category', icon: IconTags, group: 'general_definitions', order: 60 },
    { path: '/genel/listeler', icon: IconListDetails, group: 'general_definitions', order: 65 },
    { path: '/genel/rakin_list', icon: IconTrophy, group: 'general_definitions', order: 80 },
  ],
}
