import { defineTexts } from '#core/texts/texts.ts'

export const rangeTexts = defineTexts({
  hint: {
    tr: 'Numaralar yalnızca ileri gider. Verilmiş numaralar değişmez.',
    de: 'Nummern gehen nur aufwärts. Vergebene Nummern ändern sich nicht.',
    en: 'Numbers only go up. Numbers that were given do not change.',
  },
  invoice: { tr: 'Faturalar', de: 'Rechnungen', en: 'Invoices' },
  credit_note: { tr: 'İade faturaları', de: 'Gutschriften', en: 'Credit notes' },
  cancellation: { tr: 'İptal faturaları', de: 'Stornorechnungen', en: 'Cancellations' },
  customer: { tr: 'Müşteriler', de: 'Kunden', en: 'Customers' },
  slip: { tr: 'Prim fişleri', de: 'Provisionsabrechnungen', en: 'Commission slips' },
  prefix: { tr: 'Ön ek', de: 'Präfix', en: 'Prefix' },
  prefix_hint: {
    tr: '{YYYY} ve {YY} yılı gösterir.',
    de: '{YYYY} und {YY} stehen für das Jahr.',
    en: '{YYYY} and {YY} are the year.',
  },
  width: { tr: 'En az hane', de: 'Mindeststellen', en: 'Digits at least' },
  next: { tr: 'Sıradaki numara', de: 'Nächste Nummer', en: 'Next number' },
  yearly: {
    tr: 'Her yıl 1’den başlar',
    de: 'Beginnt jedes Jahr bei 1',
    en: 'Starts at 1 with each year',
  },
  clock_doubted: {
    tr: 'Son numara {day:date} tarihinde verildi',
    de: 'Die letzte Nummer wurde am {day:date} vergeben',
    en: 'The last number was given on {day:date}',
  },
  clock_hint: {
    tr: 'Bu gün daha gelmedi; bu yüzden şimdilik numara verilmiyor. Sunucunun saatini kontrol edin.',
    de: 'Dieser Tag liegt noch vor uns. Deshalb werden vorerst keine Nummern vergeben. Prüfen Sie die Uhr des Servers.',
    en: 'That day is still to come, so no numbers are given for now. Check the clock of the server.',
  },
  clock_question: {
    tr: 'Saat doğru mu? Sonraki belgeler bugünün tarihini taşır.',
    de: 'Geht die Uhr richtig? Die nächsten Belege tragen dann wieder den heutigen Tag.',
    en: 'Is the clock right? The next documents then bear the day of today again.',
  },
  clock_is_right: {
    tr: 'Saat doğru: numaralar bugünden devam etsin',
    de: 'Die Uhr geht richtig: ab heute weiter nummerieren',
    en: 'The clock is right: go on numbering from today',
  },
  preview: { tr: 'Sıradaki:', de: 'Als Nächstes:', en: 'Comes next:' },
})
