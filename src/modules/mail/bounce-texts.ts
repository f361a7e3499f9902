import { defineTexts } from '#core/texts/texts.ts'

export const bounceTexts = defineTexts({
  title: { tr: 'Ulaşılamayan adresler', de: 'Nicht erreichbare Adressen', en: 'Unreachable addresses' },
  subtitle: {
    tr: 'E-postaların ulaşmadığı adresler',
    de: 'Hier sind E-Mails nie angekommen',
    en: 'Where mails never arrived',
  },
  empty: {
    tr: 'Geri dönen e-posta yok. Posta sunucusunun gönderdiği bildirimi .eml olarak kaydedip buraya yükleyin; adres o zaman işaretlenir.',
    de: 'Keine E-Mail kam zurück. Speichern Sie die Meldung des Mailservers als .eml und laden Sie sie hier hoch; die Adresse wird dann gesperrt.',
    en: 'No mail came back. Save the report of the mail server as .eml and upload it here; the address is then closed.',
  },
  upload: { tr: 'Bildirim yükle (.eml)', de: 'Meldung hochladen (.eml)', en: 'Upload report (.eml)' },
  marked: {
    tr: '{address} işaretlendi; oraya artık e-posta gitmez.',
    de: '{address} ist gesperrt; dorthin geht keine E-Mail mehr.',
    en: '{address} is closed; no more mails go there.',
  },
  late: {
    tr: '{address}: yalnızca gecikme, bir şey işaretlenmedi.',
    de: '{address}: nur verzögert, nichts wurde gesperrt.',
    en: '{address}: only late, nothing was closed.',
  },
  release: { tr: 'Yeniden dene', de: 'Wieder zulassen', en: 'Try again' },
  released: {
    tr: 'Adrese yeniden e-posta gidebilir.',
    de: 'An die Adresse gehen wieder E-Mails.',
    en: 'Mails go to the address again.',
  },
  look: { tr: 'E-postayı göster', de: 'E-Mail zeigen', en: 'Show the mail' },
  customer_page: { tr: 'Müşteriyi aç', de: 'Kunden öffnen', en: 'Open the customer' },
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  since: { tr: 'Zaman', de: 'Seit', en: 'Since' },
  address: { tr: 'Adres', de: 'Adresse', en: 'Address' },
  cus_id: { tr: 'Müşteri no', de: 'Kundennr.', en: 'Customer no.' },
  customer: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  code: { tr: 'Kod', de: 'Code', en: 'Code' },
  reason: { tr: 'Sunucu yanıtı', de: 'Antwort des Mailservers', en: 'Answer of the mail server' },
  mail_id: { tr: 'E-posta', de: 'E-Mail', en: 'Mail' },
  subject: { tr: 'Konu', de: 'Betreff', en: 'Subject' },
  state: { tr: 'Durum', de: 'Stand', en: 'State' },
  state_closed: { tr: 'kapalı', de: 'gesperrt', en: 'closed' },
  state_released: { tr: 'yeniden açık', de: 'wieder zugelassen', en: 'open again' },
})
