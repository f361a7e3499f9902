import { defineTexts } from '#core/texts/texts.ts'

/** Words of the team's screen. */
export const teamTexts = defineTexts({
  today: { tr: 'Bugün ve şimdi', de: 'Heute und jetzt', en: 'Today and now' },
  person: { tr: 'Personel', de: 'Person', en: 'Person' },
  now: { tr: 'Şu anda', de: 'Gerade', en: 'Now' },
  calls: { tr: 'Arama', de: 'Anrufe', en: 'Calls' },
  reached: { tr: 'Ulaşılan', de: 'Erreicht', en: 'Reached' },
  orders: { tr: 'Sipariş', de: 'Aufträge', en: 'Orders' },
  euro: { tr: 'Ciro', de: 'Umsatz', en: 'Turnover' },
  goal: { tr: 'Hedef', de: 'Ziel', en: 'Goal' },
  last_call: { tr: 'Son arama', de: 'Letzter Anruf', en: 'Latest call' },
  talks: {
    tr: '{customer} ile {time} süredir görüşüyor',
    de: 'spricht seit {time} mit {customer}',
    en: 'talking to {customer} for {time}',
  },
  looks: { tr: '{customer} açık', de: 'hat {customer} geöffnet', en: 'has {customer} open' },
  idle: { tr: '–', de: '–', en: '–' },
  effort: { tr: 'Emek ve adalet', de: 'Aufwand und Fairness', en: 'Effort and fairness' },
  range: { tr: 'Dönem', de: 'Zeitraum', en: 'Period' },
  draws: { tr: 'Çekilen', de: 'Gezogen', en: 'Drawn' },
  hours: { tr: 'Saat', de: 'Stunden', en: 'Hours' },
  share: { tr: 'Ulaşma oranı', de: 'Quote', en: 'Rate' },
  per_hour: { tr: 'Saat başına arama', de: 'Anrufe je Stunde', en: 'Calls per hour' },
  heat: { tr: 'Kim ne zaman ulaşıyor', de: 'Wer wann erreicht', en: 'Who reaches people when' },
  heat_note: {
    tr: 'Ne kadar koyu, o kadar çok ulaşılan kişi',
    de: 'Je dunkler, desto mehr Erreichte',
    en: 'The darker, the more people reached',
  },
  hour: { tr: 'Saat', de: 'Stunde', en: 'Hour' },
  heat_cell: {
    tr: '{calls} aramadan {reached} ulaşılan, {orders} sipariş',
    de: '{reached} von {calls} erreicht, {orders} {orders|one=Auftrag|other=Aufträge}',
    en: '{reached} of {calls} reached, {orders} {orders|one=order|other=orders}',
  },
  none: {
    tr: 'Bu dönemde arama yok.',
    de: 'In diesem Zeitraum gab es keine Anrufe.',
    en: 'There were no calls in this period.',
  },
})
