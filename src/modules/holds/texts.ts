import { defineTexts } from '#core/texts/texts.ts'
import { titles } from './titles.ts'

export const holdTexts = defineTexts({
  title: titles.holds,
  subtitle: {
    tr: 'Sipariş yazılırken ayrılanlar',
    de: 'beim Erfassen eines Auftrags zurückgehalten',
    en: 'kept back while an order is typed',
  },
  empty: {
    tr: 'Şu anda kimse şişe ayırmıyor.',
    de: 'Im Moment hält niemand Flaschen.',
    en: 'Nobody holds bottles now.',
  },
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  holder: { tr: 'Ayıran', de: 'Gehalten von', en: 'Held by' },
  stok_code: { tr: 'Stok kodu', de: 'Artikelcode', en: 'Code' },
  stok_name: { tr: 'Stok adı', de: 'Bezeichnung', en: 'Name' },
  stk_id: { tr: 'Şarap', de: 'Wein', en: 'Wine' },
  held: { tr: 'Ayrılan', de: 'Gehalten', en: 'Held' },
  available: { tr: 'Boşta', de: 'Frei', en: 'Free' },
  until: { tr: 'Bitiş', de: 'Bis', en: 'Until' },
  customer: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  cus_id: { tr: 'Müşteri no', de: 'Kundennummer', en: 'Customer number' },
  user_id: { tr: 'Kişi no', de: 'Person Nr.', en: 'Person no.' },
  draft_id: { tr: 'Taslak', de: 'Entwurf', en: 'Draft' },
  release: { tr: 'Serbest bırak', de: 'Freigeben', en: 'Release' },
  release_ask: {
    tr: '{holder} için ayrılan şişeler serbest kalsın mı? Kendisine haber verilir.',
    de: 'Die von {holder} gehaltenen Flaschen freigeben? Die Person erfährt es.',
    en: 'Release the bottles held by {holder}? They are told.',
  },
  holders_are_told: {
    tr: 'Şişeleri tutan kişilere haber verilir.',
    de: 'Wer sie hält, erfährt es.',
    en: 'Those who hold them are told.',
  },
  released: {
    tr: 'Şişeler serbest bırakıldı.',
    de: 'Die Flaschen sind freigegeben.',
    en: 'The bottles are free again.',
  },
})
