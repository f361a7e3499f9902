import { defineTexts } from '#core/texts/texts.ts'

/** Texts of the calendar of statements. */
export const calendarTexts = defineTexts({
  title: { tr: 'Prim takvimi', de: 'Provisionskalender', en: 'Commission calendar' },
  subtitle: {
    tr: 'Bir ayda hak edilen prim, izleyen ayın sonuna kadar hesaplaşılır. Bir ay, o ayın dökümünü açar. Tutarlar net, avro.',
    de: 'Was in einem Monat verdient wurde, ist bis zum Ende des nächsten abzurechnen. Ein Monat öffnet seine Abrechnung. Beträge netto in Euro.',
    en: 'What was earned in a month is to be settled by the end of the next one. A month opens its statement. Amounts are net, in euro.',
  },
  person: { tr: 'Kişi', de: 'Person', en: 'Person' },
  earlier: { tr: 'Önceki 12 ay', de: '12 Monate früher', en: '12 months earlier' },
  later: { tr: 'Sonraki 12 ay', de: '12 Monate später', en: '12 months later' },
  older: { tr: 'Daha eski', de: 'Älter', en: 'Older' },
  none: { tr: 'Prim yok', de: 'Keine Provision', en: 'No commission' },
  running: { tr: 'Ay sürüyor', de: 'Monat läuft', en: 'Month is running' },
  due: { tr: 'Hesaplaşılacak', de: 'Abzurechnen', en: 'To be settled' },
  overdue: { tr: 'Gecikmiş', de: 'Überfällig', en: 'Overdue' },
  issued: { tr: 'Hesaplaşıldı', de: 'Abgerechnet', en: 'Settled' },
  written_off: { tr: 'Silindi', de: 'Gelöscht', en: 'Deleted' },
  written_off_amount: {
    tr: 'yönetim {amount:money} sildi',
    de: '{amount:money} von der Verwaltung gelöscht',
    en: '{amount:money} deleted by the office',
  },
  settle_by: { tr: 'en geç {day:date}', de: 'bis {day:date}', en: 'by {day:date}' },
  open_account: {
    tr: '{name}: prim hesabını aç',
    de: 'Provisionskonto von {name} öffnen',
    en: 'Open the commission account of {name}',
  },
  statement_issued: { tr: 'Döküm düzenlendi', de: 'Abrechnung ausgestellt', en: 'Statement issued' },
  statement_number: {
    tr: '{number} numaralı döküm {day:date} tarihinde düzenlendi',
    de: 'Abrechnung {number} am {day:date} ausgestellt',
    en: 'Statement {number} issued on {day:date}',
  },
  statement: { tr: 'Prim dökümü', de: 'Abrechnung', en: 'Statement' },
  empty: {
    tr: 'Bu aylarda kimse prim hak etmedi. Bir müşteri faturasını ödediğinde ay burada görünür.',
    de: 'In diesen Monaten hat niemand Provision verdient. Sobald ein Kunde seine Rechnung bezahlt, steht der Monat hier.',
    en: 'Nobody earned commission in these months. As soon as a customer pays an invoice, its month is shown here.',
  },
})
