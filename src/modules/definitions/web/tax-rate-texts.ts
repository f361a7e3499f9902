import { defineTexts } from '#core/texts/texts.ts'

export const taxRateTexts = defineTexts({
  rates: { tr: 'Vergi oranları', de: 'Steuersätze', en: 'Tax rates' },
  rates_hint: {
    tr: 'Fatura, şişelerin gönderildiği günün oranını taşır.',
    de: 'Eine Rechnung trägt den Satz des Tages, an dem die Ware geht.',
    en: 'An invoice carries the rate of the day on which the bottles leave.',
  },
  valid_from: { tr: 'Geçerlilik', de: 'Gilt ab', en: 'Valid from' },
  always: { tr: 'Baştan beri', de: 'Von Anfang an', en: 'From the start' },
  rate: { tr: 'Oran', de: 'Satz', en: 'Rate' },
  add: { tr: 'Oran ekle', de: 'Satz eintragen', en: 'Add a rate' },
  add_question: {
    tr: '{day} gününden itibaren %{rate:number}. {count|0=Faturasız hiçbir sipariş etkilenmez.|one=Faturası olmayan 1 sipariş etkilenir: {orders}|other=Faturası olmayan {count} sipariş etkilenir: {orders}}',
    de: '{rate:number} % ab {day}. {count|0=Keine offene Bestellung ist betroffen.|one=Betroffen ist 1 Bestellung ohne Rechnung: {orders}|other=Betroffen sind {count} Bestellungen ohne Rechnung: {orders}}',
    en: '{rate:number} % from {day} on. {count|0=No open order is touched.|one=1 order without an invoice is touched: {orders}|other={count} orders without an invoice are touched: {orders}}',
  },
  added: { tr: 'Oran eklendi.', de: 'Der Satz ist eingetragen.', en: 'The rate was added.' },
  take_back: { tr: 'Oranı geri al', de: 'Satz zurücknehmen', en: 'Take the rate back' },
  taken_back: { tr: 'Oran geri alındı.', de: 'Der Satz ist zurückgenommen.', en: 'The rate was taken back.' },
})
