import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  speech_texts: { tr: 'Konuşma metinleri', de: 'Gesprächsleitfäden', en: 'Speech texts' },
  speech_texts_edit: {
    tr: 'Konuşma metinlerini düzenle',
    de: 'Gesprächsleitfäden pflegen',
    en: 'Edit speech texts',
  },
  company_info: { tr: 'Firma bilgileri', de: 'Firmendaten', en: 'Company info' },
  dealers: { tr: 'Bayi işlemleri', de: 'Händler', en: 'Dealers' },
  countries: { tr: 'Ülke tanımları', de: 'Länder', en: 'Countries' },
  categories: { tr: 'Kategoriler', de: 'Kategorien', en: 'Categories' },
  lists: { tr: 'Listeler', de: 'Auswahllisten', en: 'Lists' },
  rankings: { tr: 'Sıralamalar', de: 'Ranglisten', en: 'Rankings' },
})

const rankings = async () => (await import('./web/RankingListScreen.tsx')).RankingListScreen

export const definitions: WebModule = {
  groups: [
    {
      key: 'general_definitions',
      title: { tr: 'Genel tanımlar', de: 'Stammdaten', en: 'General definitions' },
      icon: 'Settings',
      order: 90,
    },
  ],
  screens: [
    {
      path: '/konusma-metinleri',
      title: titles.speech_texts,
      who: everyone,
      menu: { icon: 'ClipboardText', key: 'speech_texts', order: 100 },
      screen: async () => (await import('./web/SpeechTextsScreen.tsx')).SpeechTextsScreen,
    },
    {
      path: '/genel/konusma-metinleri',
      title: titles.speech_texts_edit,
      who: admin,
      menu: { icon: 'FileTypePdf', group: 'general_definitions', order: 40 },
      screen: async () => (await import('./web/SpeechTextsScreen.tsx')).SpeechTextsEditScreen,
    },
    {
      path: '/firma-bilgileri',
      title: titles.company_info,
      who: admin,
      menu: { icon: 'Building', group: 'general_definitions', order: 10 },
      screen: async () => (await import('./web/company/CompanyScreen.tsx')).CompanyScreen,
    },
    {
      path: '/genel/bayi-islemleri',
      title: titles.dealers,
      who: admin,
      menu: { icon: 'BuildingStore', group: 'general_definitions', order: 30 },
      screen: async () => (await import('./web/DealerListScreen.tsx')).DealerListScreen,
    },
    {
      path: '/genel/ulke-tanimlari',
      title: titles.countries,
      who: admin,
      menu: { icon: 'World', group: 'general_definitions', order: 50 },
      screen: async () => (await import('./web/CountryListScreen.tsx')).CountryListScreen,
    },
    {
      path: '/genel/category',
      title: titles.categories,
      who: admin,
      menu: { icon: 'Tags', group: 'general_definitions', order: 60 },
      screen: async () => (await import('./web/CategoryListScreen.tsx')).CategoryListScreen,
    },
    {
      path: '/genel/listeler',
      title: titles.lists,
      who: admin,
      menu: { icon: 'ListDetails', group: 'general_definitions', order: 65 },
      screen: async () => (await import('./web/ReferenceListsScreen.tsx')).ReferenceListsScreen,
    },
    {
      path: '/genel/rakin_list',
      title: titles.rankings,
      who: admin,
      menu: { icon: 'Trophy', group: 'general_definitions', order: 80 },
      screen: rankings,
    },
    { path: '/RakingList', title: titles.rankings, who: everyone, screen: rankings },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
