import { defineTexts } from '#core/texts/texts.ts'

/** Words about handing customers over: what would move, what moved, and the way back. */
export const transferTexts = defineTexts({
  preview: { tr: 'Aktarılacaklar', de: 'Was sich bewegt', en: 'What would move' },
  count: { tr: 'Müşteri', de: 'Kunden', en: 'Customers' },
  owned: { tr: 'Şu anda bir personelde', de: 'davon jetzt betreut', en: 'of these, looked after now' },
  appointments: { tr: 'Randevusu olan', de: 'davon mit Termin', en: 'of these, with an appointment' },
  do_not_call: { tr: 'Aranmak istemeyen', de: 'davon nicht anrufbar', en: 'of these, not to be called' },
  open_orders: {
    tr: 'Açık siparişi olduğu için kalan',
    de: 'bleiben wegen offener Aufträge',
    en: 'stay because of open orders',
  },
  show: { tr: 'Önizle', de: 'Vorschau', en: 'Preview' },
  with_appointments: { tr: 'Randevular', de: 'Termine', en: 'Appointments' },
  stay: { tr: 'kalır', de: 'bleiben', en: 'stay' },
  move: { tr: 'birlikte gider', de: 'gehen mit', en: 'go along' },
  history: { tr: 'Son dağıtımlar', de: 'Letzte Verteilungen', en: 'Latest transfers' },
  moved: {
    tr: '{by}: {count} müşteri → {name}',
    de: '{by}: {count} {count|one=Kunde|other=Kunden} an {name}',
    en: '{by}: {count} {count|one=customer|other=customers} to {name}',
  },
  undo: { tr: 'Geri al', de: 'Zurücknehmen', en: 'Take back' },
  undo_question: {
    tr: '{name} kişisine verilen {count} müşteri önceki sahibine dönsün mü? Açık siparişi olan ve bu arada el değiştiren kalır.',
    de: '{count|one=Soll der Kunde von {name} zum früheren Betreuer|other=Sollen die {count} Kunden von {name} zu den früheren Betreuern} zurück? Wer einen offenen Auftrag hat oder inzwischen gewechselt ist, bleibt.',
    en: 'Shall the {count|one=customer|other={count} customers} of {name} go back to whom they belonged? Who has an open order or has changed hands since stays.',
  },
  undo_done: {
    tr: '{count} müşteri geri döndü, {stayed} kaldı.',
    de: '{count} {count|one=Kunde ist|other=Kunden sind} zurück, {stayed} {stayed|one=ist|other=sind} geblieben.',
    en: '{count} {count|one=customer is|other=customers are} back, {stayed} stayed.',
  },
  undone: {
    tr: 'geri alındı: {time}, {by} ({count})',
    de: 'zurückgenommen {time} von {by} ({count})',
    en: 'taken back {time} by {by} ({count})',
  },
})
