import { defineTexts } from '#core/texts/texts.ts'

/** Texts of the setup cards. */
export const setupTexts = defineTexts({
  title: { tr: 'Kurulum', de: 'Einrichtung', en: 'Setup' },
  ready: {
    tr: 'Firma hazır: fatura kesilebilir.',
    de: 'Die Firma ist bereit: Rechnungen können ausgestellt werden.',
    en: 'The company is ready: invoices can be issued.',
  },
  not_ready: {
    tr: 'Firma henüz hazır değil: fatura kesilemez.',
    de: 'Die Firma ist noch nicht bereit: Rechnungen können nicht ausgestellt werden.',
    en: 'The company is not ready yet: invoices cannot be issued.',
  },
  missing: { tr: 'Eksik: {fields}', de: 'Es fehlt: {fields}', en: 'Missing: {fields}' },
  go: { tr: 'Kuruluma git', de: 'Zur Einrichtung', en: 'Go to setup' },
  state_ready: { tr: 'Hazır', de: 'Fertig', en: 'Done' },
  state_needed: { tr: 'Gerekli', de: 'Nötig', en: 'Needed' },
  state_advised: { tr: 'Önerilir', de: 'Empfohlen', en: 'Advised' },
  state_look: { tr: 'Gözden geçir', de: 'Ansehen', en: 'Have a look' },
  state_alarm: { tr: 'Hemen bakın', de: 'Dringend', en: 'Urgent' },
  company: { tr: 'Firma ve banka', de: 'Firma und Bank', en: 'Company and bank' },
  company_hint: {
    tr: 'Ad, adres, vergi numarası ve hesap faturada yer alır; firmanın kendi bayisi ({figure}) de bunları alır.',
    de: 'Name, Anschrift, Steuernummer und Konto stehen auf der Rechnung; der eigene Händler ({figure}) übernimmt sie.',
    en: 'Name, address, tax number and account are on the invoice; the company’s own dealer ({figure}) takes them over.',
  },
  numbers: { tr: 'Numaralar', de: 'Nummern', en: 'Numbers' },
  numbers_hint: {
    tr: 'Sıradaki fatura numarası: {figure}',
    de: 'Die nächste Rechnung bekommt {figure}.',
    en: 'The next invoice gets {figure}.',
  },
  taxes: { tr: 'Vergiler', de: 'Steuern', en: 'Taxes' },
  taxes_hint: {
    tr: 'Oranı olmayan ülke: {figure}',
    de: 'Länder ohne Steuersatz: {figure}',
    en: 'Countries without a rate: {figure}',
  },
  lists: { tr: 'Listeler', de: 'Listen', en: 'Lists' },
  lists_hint: {
    tr: 'Müşteri kategorisi: {figure}',
    de: 'Kategorien für Kunden: {figure}',
    en: 'Categories of customers: {figure}',
  },
  users: { tr: 'Kullanıcılar', de: 'Benutzer', en: 'Users' },
  users_hint: {
    tr: 'Yönetici dışında kullanıcı: {figure}',
    de: 'Benutzer neben den Administratoren: {figure}',
    en: 'Users besides the administrators: {figure}',
  },
  mail: { tr: 'E-posta', de: 'E-Mail', en: 'Mail' },
  mail_hint: {
    tr: 'Posta sunucusu SMTP_URL ile ayarlanır.',
    de: 'Der Mailserver wird mit SMTP_URL eingestellt.',
    en: 'The mail server is set by SMTP_URL.',
  },
  data_in: { tr: 'Veri aktarımı', de: 'Datenübernahme', en: 'Data import' },
  data_in_hint: {
    tr: 'Müşteri, şarap, stok ve açık faturalar tek dosyayla gelir.',
    de: 'Kunden, Weine, Bestand und offene Rechnungen kommen mit einer Datei.',
    en: 'Customers, wines, stock and open invoices come with one file.',
  },
  backup: { tr: 'Yedek', de: 'Sicherung', en: 'Backup' },
  backup_go: { tr: 'Yedeklere git', de: 'Zu den Sicherungen', en: 'Go to the backups' },
  law: { tr: 'Hukuk', de: 'Recht', en: 'Law' },
  law_hint: {
    tr: 'Uyarı ücretleri, süreler ve ödeme koşulları ayarlardadır.',
    de: 'Mahngebühren, Fristen und Zahlungsziele stehen in den Einstellungen.',
    en: 'Reminder fees, periods and terms of payment are among the settings.',
  },
})
