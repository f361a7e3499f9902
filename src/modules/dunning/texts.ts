import { defineTexts } from '#core/texts/texts.ts'

/** The views of the reminder screen and the sub-filters of its first one. */
export const dunningTexts = defineTexts({
  overdue: { tr: 'Ödemesi gecikenler', de: 'Überfällige Zahlungen', en: 'Overdue payments' },
  firstSent: { tr: '1. uyarı gönderilenler', de: 'Zahlungserinnerung verschickt', en: 'First reminder sent' },
  secondSent: { tr: '2. uyarı gönderilenler', de: 'Mahnung verschickt', en: 'Second reminder sent' },
  thirdSent: { tr: '3. uyarı gönderilenler', de: 'Letzte Mahnung verschickt', en: 'Third reminder sent' },
  seized: { tr: 'Hacizdeki müşteriler', de: 'Kunden in Pfändung', en: 'Customers in seizure' },
  bankrupt: { tr: 'İflas eden müşteriler', de: 'Insolvente Kunden', en: 'Bankrupt customers' },
  all: { tr: 'Tümü', de: 'Alle', en: 'All' },
  first: { tr: '1. uyarı için uygun', de: 'Für die Zahlungserinnerung', en: 'Due for the first reminder' },
  second: { tr: '2. uyarı için uygun', de: 'Für die Mahnung', en: 'Due for the second reminder' },
  third: { tr: '3. uyarı için uygun', de: 'Für die letzte Mahnung', en: 'Due for the third reminder' },
})
