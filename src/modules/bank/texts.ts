import { defineTexts } from '#core/texts/texts.ts'

export const deskTexts = defineTexts({
  title: { tr: 'Ödeme girişi', de: 'Zahlungen buchen', en: 'Book payments' },
  hint: {
    tr: 'Fatura no, tutar, ad, ödeme açıklaması veya IBAN yazın; Enter kaydeder. “101851 110” 110 € kaydeder.',
    de: 'Rechnungsnummer, Betrag, Name, Verwendungszweck oder IBAN tippen, Enter bucht. „101851 110“ bucht 110 €.',
    en: 'Type an invoice number, amount, name, payment reference or IBAN; Enter books. “101851 110” books 110 €.',
  },
  field: { tr: 'Kim, ne ödedi?', de: 'Wer hat was bezahlt?', en: 'Who paid what?' },
  day: { tr: 'Ödeme günü', de: 'Tag des Eingangs', en: 'Day received' },
  items: { tr: 'Açık kalemler', de: 'Offene Posten', en: 'Open items' },
  f_no: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
  name: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  due: { tr: 'Vade', de: 'Fällig', en: 'Due' },
  open: { tr: 'Açık', de: 'Offen', en: 'Open' },
  amount: { tr: 'Kaydedilecek', de: 'Wird gebucht', en: 'To book' },
  part: { tr: '{part}. taksit / {parts}', de: 'Rate {part} von {parts}', en: 'Instalment {part} of {parts}' },
  whole: { tr: 'Tamamı', de: 'Gesamt', en: 'Whole invoice' },
  choose: {
    tr: 'Birden fazla kalem uyuyor: ok tuşuyla seçin.',
    de: 'Mehrere Posten passen: mit den Pfeiltasten wählen.',
    en: 'Several items fit: choose with the arrow keys.',
  },
  nothing: {
    tr: '“{typed}” için açık kalem yok.',
    de: 'Zu „{typed}“ ist nichts offen.',
    en: 'Nothing is open for “{typed}”.',
  },
  searching: { tr: 'Aranıyor …', de: 'Sucht …', en: 'Searching …' },
  failed: { tr: 'Arama başarısız oldu.', de: 'Die Suche ist fehlgeschlagen.', en: 'The search failed.' },
  just_paid: {
    tr: 'az önce {user} tarafından ödendi',
    de: 'gerade bezahlt, gebucht von {user}',
    en: 'paid just now, booked by {user}',
  },
  now_open: {
    tr: 'az önce {user} kaydetti: {amount} açık',
    de: 'gerade von {user} gebucht: {amount} offen',
    en: 'just now booked by {user}: {amount} open',
  },
  booked_none: {
    tr: '{f_no}: {amount} kaydedildi, fatura kapandı.',
    de: '{f_no}: {amount} gebucht, Rechnung geschlossen.',
    en: '{f_no}: {amount} booked, invoice closed.',
  },
  booked_small: {
    tr: '{f_no}: {amount} kaydedildi, {rest} silindi, fatura kapandı.',
    de: '{f_no}: {amount} gebucht, {rest} ausgebucht, Rechnung geschlossen.',
    en: '{f_no}: {amount} booked, {rest} written off, invoice closed.',
  },
  booked_surplus: {
    tr: '{f_no}: {amount} kaydedildi, {rest} bakiyeye aktarıldı.',
    de: '{f_no}: {amount} gebucht, {rest} aufs Guthaben.',
    en: '{f_no}: {amount} booked, {rest} put on the balance.',
  },
  booked_open: {
    tr: '{f_no}: {amount} kaydedildi, {rest} açık.',
    de: '{f_no}: {amount} gebucht, {rest} bleiben offen.',
    en: '{f_no}: {amount} booked, {rest} still open.',
  },
  recent: { tr: 'Son kaydedilenler', de: 'Zuletzt gebucht', en: 'Booked lately' },
  recent_empty: {
    tr: 'Henüz bir şey kaydedilmedi.',
    de: 'Noch nichts gebucht.',
    en: 'Nothing has been booked yet.',
  },
  undo: { tr: 'Geri al', de: 'Zurücknehmen', en: 'Take back' },
  undo_of: {
    tr: '{f_no} ödemesini geri al',
    de: 'Zahlung {f_no} zurücknehmen',
    en: 'Take back payment {f_no}',
  },
  undone: { tr: 'Geri alındı', de: 'Zurückgenommen', en: 'Taken back' },
  undo_done: {
    tr: '{f_no}: ödeme geri alındı.',
    de: '{f_no}: Zahlung zurückgenommen.',
    en: '{f_no}: payment taken back.',
  },
  still_open: { tr: '{amount} açık', de: '{amount} offen', en: '{amount} open' },
  paid: { tr: 'Ödendi', de: 'Bezahlt', en: 'Paid' },
})
