import { defineTexts } from '#core/texts/texts.ts'

export const cockpitTexts = defineTexts({
  ledger: { tr: 'Cari hareketler', de: 'Kontoauszug', en: 'Ledger' },
  consents: { tr: 'Onaylar', de: 'Einwilligungen', en: 'Consents' },
  merge: { tr: 'Birleştir', de: 'Zusammenführen', en: 'Merge' },
  rights: { tr: 'Kişi hakları', de: 'Auskunft und Löschung', en: 'Rights of persons' },
  past_orders: { tr: 'Geçmiş', de: 'Frühere Aufträge', en: 'Past orders' },
  my_new_orders: { tr: 'Yeni siparişlerim', de: 'Neu', en: 'New' },
  my_paid_orders: { tr: 'Ödenenler', de: 'Bezahlt', en: 'Paid' },
})
