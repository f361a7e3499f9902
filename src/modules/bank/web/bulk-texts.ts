import { defineTexts } from '#core/texts/texts.ts'

/** Booking all proposals that are without doubt. */
export const bulkTexts = defineTexts({
  title: {
    tr: 'Kesin önerileri kaydet',
    de: 'Sichere Vorschläge buchen',
    en: 'Book the sure proposals',
  },
  confirm: {
    tr: '{count} satırı kaydet ({sum})',
    de: '{count} {count|one=Umsatz|other=Umsätze} buchen ({sum})',
    en: 'Book {count} {count|one=entry|other=entries} ({sum})',
  },
  sum: {
    tr: 'Faturaların toplamı tutuyor',
    de: 'Rechnungen ergeben zusammen den Betrag',
    en: 'Invoices add up to the amount',
  },
  customer: {
    tr: 'Müşteri numarası ve tek uyan kalem',
    de: 'Kundennummer und einziger passender Posten',
    en: 'Customer number and the only item that fits',
  },
  account: {
    tr: 'Bilinen hesap ve tek uyan kalem',
    de: 'Bekanntes Konto und einziger passender Posten',
    en: 'Known account and the only item that fits',
  },
  name: {
    tr: 'Ad ve tek uyan kalem',
    de: 'Name und einziger passender Posten',
    en: 'Name and the only item that fits',
  },
  entries: {
    tr: '{count} satır',
    de: '{count} {count|one=Umsatz|other=Umsätze}',
    en: '{count} {count|one=entry|other=entries}',
  },
  doubtful: {
    tr: '{count} satır kuşkulu; onlara tek tek siz karar verirsiniz.',
    de: '{count} {count|one=Umsatz ist|other=Umsätze sind} zweifelhaft; darüber entscheiden Sie einzeln.',
    en: '{count} {count|one=entry is|other=entries are} doubtful; you decide about {count|one=it|other=them} one by one.',
  },
  teaches_nothing: {
    tr: 'Hepsi tek adımda geri alınabilir; IBAN öğrenilmez.',
    de: 'Alles lässt sich in einem Schritt zurücknehmen; gelernt wird dabei keine IBAN.',
    en: 'All of it can be taken back in one step; no IBAN is learned.',
  },
  done: {
    tr: '{count} satır kaydedildi ({sum}).',
    de: '{count} {count|one=Umsatz|other=Umsätze} gebucht ({sum}).',
    en: '{count} {count|one=entry|other=entries} booked ({sum}).',
  },
  not_booked: {
    tr: 'Bu arada değişen {count} satır kaydedilmedi: {names}',
    de: 'Inzwischen geändert und nicht gebucht ({count}): {names}',
    en: 'Changed meanwhile and not booked ({count}): {names}',
  },
})
