import { defineRefusals } from '#core/refusal.ts'

/** Refusals about letters that several files say. */
export const mailRefusals = defineRefusals({
  bounce_unknown_mail: {
    tr: 'Bildirim bizim göndermediğimiz bir e-postayla ilgili.',
    de: 'Die Meldung betrifft keine E-Mail aus unserem Postausgang.',
    en: 'The report is about no mail of our outbox.',
  },
  order_is_disputed: {
    tr: 'Müşteri bu faturaya itiraz ediyor.',
    de: 'Die Rechnung ist strittig.',
    en: 'The invoice is disputed.',
  },
})
