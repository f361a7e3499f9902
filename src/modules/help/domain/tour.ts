import { defineTexts } from '#core/texts.ts'

const words = defineTexts({
  home: {
    tr: 'Güne ana ekranla başlayın: aramalar, randevular ve bekleyenler.',
    de: 'Beginnen Sie den Tag auf der Startseite: Anrufe, Termine und was wartet.',
    en: 'Begin the day on the home screen: calls, appointments and what waits.',
  },
  call: {
    tr: 'Bir müşteriyi arayın: D arar, 1–9 sonucu yazar, sıradaki gelir.',
    de: 'Rufen Sie einen Kunden an: D wählt, 1–9 hält das Ergebnis fest, der Nächste kommt.',
    en: 'Call a customer: D dials, 1–9 records the outcome, the next one comes.',
  },
  customers: {
    tr: 'Müşteri listesinde bir telefon numarasının dört hanesini arayın.',
    de: 'Suchen Sie in der Kundenliste nach vier Ziffern einer Telefonnummer.',
    en: 'Search the customer list for four digits of a phone number.',
  },
  orders: {
    tr: 'Yeni bir siparişi onaylayın ve faturalandırın.',
    de: 'Bestätigen Sie einen neuen Auftrag und stellen Sie die Rechnung aus.',
    en: 'Approve a new order and issue its invoice.',
  },
  shipping: {
    tr: 'Paketi gönderin ve takip numarasını girin.',
    de: 'Versenden Sie das Paket und tragen Sie die Sendungsnummer ein.',
    en: 'Send the parcel and enter the tracking number.',
  },
  payment: {
    tr: 'Ödemeyi tek kutuyla işleyin: fatura numarasını yazıp Enter’a basın.',
    de: 'Buchen Sie die Zahlung in einem Feld: Rechnungsnummer eingeben, Enter.',
    en: 'Book the payment with one field: type the invoice number, press Enter.',
  },
  bank: {
    tr: 'Banka ekstresinin kendi kendine nasıl işlendiğine bakın.',
    de: 'Sehen Sie, wie sich ein Kontoauszug selbst bucht.',
    en: 'See how a bank statement books itself.',
  },
  board: {
    tr: 'Göstergelerde ayı geçen yılla karşılaştırın.',
    de: 'Vergleichen Sie in den Kennzahlen den Monat mit dem Vorjahr.',
    en: 'Compare the month with last year in the key figures.',
  },
  account: {
    tr: 'Prim hesabınızda her satırın nedenini okuyun.',
    de: 'Lesen Sie in Ihrem Provisionskonto, warum jede Zeile dort steht.',
    en: 'Read in your commission account why each line is there.',
  },
  setup: {
    tr: 'Kendi firmanız için: kurulum kartlarını tek tek yeşile çevirin.',
    de: 'Für die eigene Firma: machen Sie die Karten der Einrichtung eine nach der anderen grün.',
    en: 'For your own company: turn the cards of the setup green, one by one.',
  },
})

/** The steps through the demo company, in their order; people see those whose screen they may open. */
export const tourSteps = [
  { key: 'home', path: '/', text: words.home },
  { key: 'call', path: '/genel-takip', text: words.call },
  { key: 'customers', path: '/cari/liste', text: words.customers },
  { key: 'orders', path: '/siparis-islem', text: words.orders },
  { key: 'shipping', path: '/kargoislemleri', text: words.shipping },
  { key: 'payment', path: '/odeme-masasi', text: words.payment },
  { key: 'bank', path: '/banka', text: words.bank },
  { key: 'board', path: '/gosterge', text: words.board },
  { key: 'account', path: '/primim', text: words.account },
  { key: 'setup', path: '/kurulum', text: words.setup },
] as const
