import { defineTexts } from '#core/texts.ts'

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
  preview: { tr: 'Sıradaki:', de: 'Als Nächstes:', en: 'Comes next:' },
})
