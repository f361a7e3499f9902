import { admin, everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
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
  screens: [
    {
      path: '/konusma-metinleri',
      title: titles.speech_texts,
      who: everyone,
      screen: async () => (await import('./web/SpeechTextsScreen.tsx')).SpeechTextsScreen,
    },
    {
      path: '/genel/konusma-metinleri',
      title: titles.speech_texts_edit,
      who: admin,
      screen: async () => (await import('./web/SpeechTextsScreen.tsx')).SpeechTextsEditScreen,
    },
    {
      path: '/firma-bilgileri',
      title: titles.company_info,
      who: admin,
      screen: async () => (await import('./web/CompanyScreen.tsx')).CompanyScreen,
    },
    {
      path: '/genel/bayi-islemleri',
      title: titles.dealers,
      who: admin,
      screen: async () => (await import('./web/DealerListScreen.tsx')).DealerListScreen,
    },
    {
      path: '/genel/ulke-tanimlari',
      title: titles.countries,
      who: admin,
      screen: async () => (await import('./web/CountryListScreen.tsx')).CountryListScreen,
    },
    {
      path: '/genel/category',
      title: titles.categories,
      who: admin,
      screen: async () => (await import('./web/CategoryListScreen.tsx')).CategoryListScreen,
    },
    {
      path: '/genel/listeler',
      title: titles.lists,
      who: admin,
      screen: async () => (await import('./web/ReferenceListsScreen.tsx')).ReferenceListsScreen,
    },
    { path: '/genel/rakin_list', title: titles.rankings, who: admin, screen: rankings },
    { path: '/RakingList', title: titles.rankings, who: everyone, screen: rankings },
  ],
  records: [
    {
      kind: 'definition',
      who: admin,
      editor: async () => (await import('./web/DefinitionPanels.tsx')).DefinitionPanels,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
