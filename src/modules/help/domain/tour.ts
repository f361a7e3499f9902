import { defineTexts, type Text } from '#core/texts/texts.ts'

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
  first_setup: {
    tr: 'Kurulumdan başlayın: kırmızı kartları tek tek yeşile çevirin.',
    de: 'Beginnen Sie mit der Einrichtung: Machen Sie die roten Karten eine nach der anderen grün.',
    en: 'Begin with the setup: turn the red cards green, one by one.',
  },
  first_wine: {
    tr: 'İlk şarabı ekleyin ve şişelerini girin.',
    de: 'Legen Sie den ersten Wein an und buchen Sie seine Flaschen ein.',
    en: 'Make the first wine and book its bottles in.',
  },
  first_data: {
    tr: 'Eski programınızdaki müşteri ve şarapları bir dosyadan alın.',
    de: 'Übernehmen Sie Kunden und Weine Ihres bisherigen Programms aus einer Datei.',
    en: 'Take customers and wines of your earlier program over from a file.',
  },
  first_customer: {
    tr: 'Ya da ilk müşteriyi elle ekleyin: adı ve bir telefonu yeter.',
    de: 'Oder legen Sie den ersten Kunden von Hand an: Name und eine Telefonnummer genügen.',
    en: 'Or make the first customer by hand: a name and a phone number are enough.',
  },
  first_order: {
    tr: 'İlk siparişi alın, onaylayın ve faturasını kesin.',
    de: 'Nehmen Sie den ersten Auftrag auf, bestätigen Sie ihn und stellen Sie die Rechnung aus.',
    en: 'Take the first order, approve it and issue its invoice.',
  },
  first_bank: {
    tr: 'Firmanın banka hesabını ekleyin ve ilk ekstreyi yükleyin.',
    de: 'Tragen Sie das Bankkonto der Firma ein und laden Sie den ersten Auszug hoch.',
    en: 'Enter the bank account of the company and upload the first statement.',
  },
  first_queue: {
    tr: 'Size müşteri verilince arama sırası burada dolar; yöneticinizden isteyin.',
    de: 'Hier füllt sich Ihre Anrufreihe, sobald Ihnen Kunden zugeteilt sind; fragen Sie Ihren Administrator.',
    en: 'Your calling queue fills here once customers are assigned to you; ask your administrator.',
  },
  setup: {
    tr: 'Kendi firmanız için: kurulum kartlarını tek tek yeşile çevirin.',
    de: 'Für die eigene Firma: machen Sie die Karten der Einrichtung eine nach der anderen grün.',
    en: 'For your own company: turn the cards of the setup green, one by one.',
  },
})

/** What a company has, which decides what a tour can show. */
export type TourFacts = {
  /** The company that comes with the product. */
  is_demo: boolean
  wines: boolean
  customers: boolean
  orders: boolean
  invoices: boolean
  statements: boolean
}

type Declared = {
  key: keyof typeof words
  path: string
  /** Whether there is something to see or to do. */
  when(facts: TourFacts): boolean
}

/** The steps in their order; where something is missing, the step that makes it takes its place. */
const declared = [
  { key: 'first_setup', path: '/kurulum', when: ({ is_demo, invoices }) => !is_demo && !invoices },
  { key: 'first_wine', path: '/stoklistesi', when: ({ wines }) => !wines },
  { key: 'first_data', path: '/genel/veri-aktarimi', when: ({ customers }) => !customers },
  { key: 'first_customer', path: '/cari/liste', when: ({ customers }) => !customers },
  { key: 'home', path: '/', when: ({ customers }) => customers },
  { key: 'call', path: '/genel-takip', when: ({ customers }) => customers },
  { key: 'first_queue', path: '/genel-takip', when: ({ customers }) => !customers },
  { key: 'customers', path: '/cari/liste', when: ({ customers }) => customers },
  { key: 'first_order', path: '/siparis-islem', when: ({ orders }) => !orders },
  { key: 'orders', path: '/siparis-islem', when: ({ orders }) => orders },
  { key: 'shipping', path: '/kargoislemleri', when: ({ invoices }) => invoices },
  { key: 'payment', path: '/odeme-masasi', when: ({ invoices }) => invoices },
  { key: 'bank', path: '/banka', when: ({ is_demo, statements }) => is_demo || statements },
  { key: 'first_bank', path: '/banka', when: ({ is_demo, statements }) => !is_demo && !statements },
  { key: 'board', path: '/gosterge', when: ({ invoices }) => invoices },
  { key: 'account', path: '/primim', when: ({ invoices }) => invoices },
  { key: 'setup', path: '/kurulum', when: ({ is_demo, invoices }) => is_demo || invoices },
] as const satisfies readonly Declared[]

export type TourStep = { key: string; path: string; text: Text }

const stepOf = ({ key, path }: Declared): TourStep => ({ key, path, text: words[key] })

export const everyStep: readonly TourStep[] = declared.map(stepOf)

/** The steps through this company; people see those whose screen they may open. */
export const tourOf = (facts: TourFacts): readonly TourStep[] =>
  declared.filter(({ when }) => when(facts)).map(stepOf)
