import { defineTexts } from '#core/texts.ts'

/** Names of screens and menu groups. */
export const appTexts = defineTexts({
  home: { tr: 'Ana sayfa', de: 'Start', en: 'Home' },
  general_tracking: { tr: 'Genel takip', de: 'Kundenbetreuung', en: 'General tracking' },
  invoice_operations: { tr: 'Fatura işlemleri', de: 'Aufträge und Rechnungen', en: 'Invoice operations' },
  tracking: { tr: 'Takip', de: 'Wiedervorlage', en: 'Tracking' },
  customer_accounts: { tr: 'Cari hesaplar', de: 'Kunden', en: 'Customer accounts' },
  stock: { tr: 'Stok', de: 'Lager', en: 'Stock' },
  shipping: { tr: 'Kargo', de: 'Versand', en: 'Shipping' },
  reports: { tr: 'Raporlar', de: 'Berichte', en: 'Reports' },
  general_definitions: { tr: 'Genel tanımlar', de: 'Stammdaten', en: 'General definitions' },
  speech_texts: { tr: 'Konuşma metinleri', de: 'Gesprächsleitfäden', en: 'Speech texts' },
  chat: { tr: 'Sohbet', de: 'Chat', en: 'Chat' },
  stock_list: { tr: 'Stok listesi', de: 'Weine', en: 'Stock list' },
  user_management: { tr: 'Kullanıcı yönetimi', de: 'Benutzer', en: 'User management' },
  empty_page: { tr: 'Boş sayfa', de: 'Leere Seite', en: 'Empty page' },
  reset_password: { tr: 'Şifre sıfırlama', de: 'Passwort zurücksetzen', en: 'Reset password' },
})
