import { defineRefusals } from '#core/refusal.ts'

/** Refusals that an erasure and its repetition say. */
export const rightsRefusals = defineRefusals({
  erasure_kept_until: {
    tr: 'Kalan veriler yasal süre nedeniyle saklanmalıdır. {day:date} tarihinden itibaren silinebilir.',
    de: 'Was noch da ist, muss aufbewahrt werden. Ab dem {day:date} kann weiteres gelöscht werden.',
    en: 'What is left must be kept. More can be erased from {day:date} on.',
  },
  erasure_nothing_left: {
    tr: 'Bu müşteriyle ilgili silinecek bir şey kalmadı.',
    de: 'Zu diesem Kunden ist nichts mehr zu löschen.',
    en: 'Nothing is left to erase for this customer.',
  },
})
