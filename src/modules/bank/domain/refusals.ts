import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files of the bank module use. */
export const bankRefusals = defineRefusals({
  statement_not_xml: {
    tr: 'Dosya XML değil veya okunamıyor. Bankadan camt.053 ya da camt.054 biçiminde isteyin.',
    de: 'Die Datei ist kein XML oder nicht lesbar. Laden Sie bei der Bank eine Datei im Format camt.053 oder camt.054.',
    en: 'The file is not XML or cannot be read. Get a camt.053 or camt.054 file from the bank.',
  },
  statement_too_long: {
    tr: 'Dosyada {max} satırdan fazla hareket var. Daha kısa bir dönem seçin.',
    de: 'Die Datei hat mehr als {max} Umsätze. Wählen Sie einen kürzeren Zeitraum.',
    en: 'The file has more than {max} entries. Choose a shorter period.',
  },
  statement_empty: {
    tr: 'Dosya boş. Bankadan yeniden indirin.',
    de: 'Die Datei ist leer. Laden Sie sie bei der Bank noch einmal herunter.',
    en: 'The file is empty. Download it from the bank again.',
  },
  statement_amount_impossible: {
    tr: 'Dosyada kaydedilemeyecek kadar büyük bir tutar var: {amount}',
    de: 'Die Datei enthält einen Betrag, der zu groß ist, um gebucht zu werden: {amount}',
    en: 'The file contains an amount that is too large to be booked: {amount}',
  },
  statement_day_impossible: {
    tr: '{name} ekstresinde olamayacak bir gün var: {day:date}',
    de: 'Der Auszug {name} nennt einen unmöglichen Tag: {day:date}',
    en: 'The statement {name} names an impossible day: {day:date}',
  },
  statement_broken: {
    tr: 'Dosyada eksik veya bozuk bir yer var: {what}',
    de: 'In der Datei fehlt etwas oder ist beschädigt: {what}',
    en: 'Something in the file is missing or broken: {what}',
  },
  entry_not_bookable: {
    tr: 'Bu satır kaydedilemez: yalnızca gelen euro ödemeleri faturaya yazılır.',
    de: 'Dieser Umsatz lässt sich nicht buchen: Nur eingegangenes Geld in Euro kommt auf Rechnungen.',
    en: 'This entry cannot be booked: only incoming money in euro goes to invoices.',
  },
  bank_account_retired: {
    tr: '{iban} hesabı kullanım dışı.',
    de: 'Das Konto {iban} ist stillgelegt.',
    en: 'The account {iban} is retired.',
  },
  creditor_id_missing: {
    tr: 'Firma bilgilerinde alacaklı numarası (Gläubiger-ID) yok.',
    de: 'In den Firmendaten fehlt die Gläubiger-Identifikationsnummer.',
    en: 'The company record has no creditor identifier.',
  },
  run_handed_over: {
    tr: 'Dosya bankaya verildi; artık iptal edilemez.',
    de: 'Die Datei wurde schon ausgegeben und kann nicht mehr storniert werden.',
    en: 'The file has been handed over and can no longer be cancelled.',
  },
  run_is_refused: {
    tr: 'Bu dosyayı banka reddetmiş.',
    de: 'Diesen Lauf hat die Bank abgelehnt.',
    en: 'The bank has refused this run.',
  },
  run_is_cancelled: {
    tr: 'Bu dosya iptal edilmiş.',
    de: 'Dieser Lauf ist storniert.',
    en: 'This run is cancelled.',
  },
})
