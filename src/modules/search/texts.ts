import { defineTexts } from '#core/texts/texts.ts'

export const searchTexts = defineTexts({
  recent: { tr: 'Son açılanlar', de: 'Zuletzt geöffnet', en: 'Recently opened' },
  screens: { tr: 'Ekranlar', de: 'Bildschirme', en: 'Screens' },
  actions: { tr: 'İşlemler', de: 'Aktionen', en: 'Actions' },
  help: { tr: 'Yardım', de: 'Hilfe', en: 'Help' },
  customers: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
  orders: { tr: 'Siparişler', de: 'Aufträge', en: 'Orders' },
  invoices: { tr: 'Faturalar', de: 'Rechnungen', en: 'Invoices' },
  wines: { tr: 'Şaraplar', de: 'Weine', en: 'Wines' },
  people: { tr: 'Kişiler', de: 'Personen', en: 'People' },
  searching: { tr: 'Aranıyor …', de: 'Suche läuft …', en: 'Searching …' },
  nothing: {
    tr: '“{typed}” için bir şey bulunamadı.',
    de: 'Zu „{typed}“ wurde nichts gefunden.',
    en: 'Nothing found for “{typed}”.',
  },
  short: {
    tr: 'Müşteri, sipariş, fatura, şarap ve kişi aramak için en az iki karakter yazın.',
    de: 'Ab zwei Zeichen werden auch Kunden, Aufträge, Rechnungen, Weine und Personen gesucht.',
    en: 'From two characters on, customers, orders, invoices, wines and people are searched as well.',
  },
  failed: {
    tr: 'Sunucuya ulaşılamıyor. Ekranlar, işlemler ve son açılanlar kullanılabilir.',
    de: 'Der Server ist nicht erreichbar. Bildschirme, Aktionen und zuletzt Geöffnetes stehen bereit.',
    en: 'The server cannot be reached. Screens, actions and recently opened records are available.',
  },
  kind_customer: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  kind_order: { tr: 'Sipariş', de: 'Auftrag', en: 'Order' },
  kind_wine: { tr: 'Şarap', de: 'Wein', en: 'Wine' },
  kind_person: { tr: 'Kişi', de: 'Person', en: 'Person' },
  to_dark: { tr: 'Koyu görünüm', de: 'Dunkle Darstellung', en: 'Dark appearance' },
  to_light: { tr: 'Açık görünüm', de: 'Helle Darstellung', en: 'Light appearance' },
  language: { tr: 'Dil: {name}', de: 'Sprache: {name}', en: 'Language: {name}' },
  sign_out: { tr: 'Oturumu kapat', de: 'Abmelden', en: 'Sign out' },
})
