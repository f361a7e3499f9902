import { defineTexts } from '#core/texts/texts.ts'

/** What people are told by the tasks that calls make. */
export const callTexts = defineTexts({
  no_calls_task: {
    tr: 'Müşteri {id} {name} artık aranmak istemiyor: “{wording}”. Lütfen resmî durumu belirleyin.',
    de: 'Kunde {id} {name} wünscht keine Anrufe mehr: „{wording}“. Bitte den offiziellen Status setzen.',
    en: 'Customer {id} {name} wants no more calls: “{wording}”. Please set the official status.',
  },
  missed_call: {
    tr: '{time} cevapsız arama',
    de: 'Verpasster Anruf um {time} Uhr',
    en: 'Missed call at {time}',
  },
  callback_missed_task: {
    tr: 'Müşteri {id} {name}: {day} tarihli geri arama yapılmadı, müşteri havuza döndü.',
    de: 'Kunde {id} {name}: Der Rückruf vom {day} wurde versäumt, der Kunde ist im Pool.',
    en: 'Customer {id} {name}: the call-back of {day} was missed, the customer is back in the pool.',
  },
})
