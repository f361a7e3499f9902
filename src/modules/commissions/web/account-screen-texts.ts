import { defineTexts } from '#core/texts/texts.ts'

/** Texts of the commission account. */
export const accountScreenTexts = defineTexts({
  title: { tr: 'Prim hesabım', de: 'Mein Provisionskonto', en: 'My commission account' },
  whose: { tr: 'Kimin hesabı', de: 'Wessen Konto', en: 'Whose account' },
  own: { tr: 'Kendi hesabım', de: 'Mein eigenes Konto', en: 'My own account' },
  shown: { tr: 'Gösterilen', de: 'Angezeigt', en: 'Shown' },
  all: { tr: 'Hepsi', de: 'Alle', en: 'All' },
  expected: { tr: 'Ödenince gelecek', de: 'Wenn bezahlt wird', en: 'When paid' },
  earned: { tr: 'Hak edilen', de: 'Verdient', en: 'Earned' },
  advanced: { tr: 'Açık avans', de: 'Offener Vorschuss', en: 'Open advance' },
  debt: { tr: 'Geri alınacak', de: 'Wird zurückgenommen', en: 'To be taken back' },
  paid_out: { tr: 'Ödenen', de: 'Ausgezahlt', en: 'Paid out' },
  forecast: {
    tr: 'Açık olanlardan beklenen: {high}.',
    de: 'Aus dem Offenen werden {high}.',
    en: 'The open part will bring {high}.',
  },
  forecast_range: {
    tr: 'Açık olanlardan beklenen: {low} – {high}.',
    de: 'Aus dem Offenen werden voraussichtlich {low} bis {high}.',
    en: 'The open part will probably bring {low} to {high}.',
  },
  rate: { tr: 'Bugünkü oran %{rate}.', de: 'Satz heute: {rate} %.', en: 'Rate today: {rate} %.' },
  settle_by: {
    tr: 'En geç {day:date} tarihinde hesaplaşılır.',
    de: 'Abzurechnen bis {day:date}.',
    en: 'The earned part is to be settled by {day:date}.',
  },
  overdue: {
    tr: 'En geç {day:date} tarihinde hesaplaşılmalıydı.',
    de: 'Die Abrechnung war bis {day:date} fällig.',
    en: 'The earned part was due for settlement by {day:date}.',
  },
  empty: {
    tr: 'Burada henüz satır yok. Bir sipariş kaydedildiğinde getireceği prim burada görünür.',
    de: 'Hier steht noch nichts. Sobald ein Auftrag gespeichert ist, steht hier, was er bringt.',
    en: 'Nothing here yet. As soon as an order is saved, this shows what it brings.',
  },
  period: { tr: 'Dönem', de: 'Zeitraum', en: 'Period' },
  statement: { tr: 'Prim dökümü', de: 'Abrechnung', en: 'Statement' },
  extract: { tr: 'Defter özeti', de: 'Buchauszug', en: 'Book extract' },
  action_order: { tr: 'Siparişi aç', de: 'Auftrag öffnen', en: 'Open order' },
  action_slip: { tr: 'Prim fişini gör', de: 'Abrechnung ansehen', en: 'View slip' },
  action_ask: { tr: 'Bu satırı sor', de: 'Zu dieser Zeile nachfragen', en: 'Ask about this line' },
})
