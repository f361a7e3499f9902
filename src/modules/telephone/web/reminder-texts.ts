import { defineTexts } from '#core/texts/texts.ts'

/** Words of the reminders of call-backs. */
export const reminderTexts = defineTexts({
  title: { tr: 'Geri arama', de: 'Rückruf', en: 'Call-back' },
  soon: {
    tr: '{time}: {name} aranacak',
    de: '{time} Uhr: Rückruf bei {name}',
    en: '{time}: call back {name}',
  },
  overdue: {
    tr: '{name} için geri arama gecikti ({time})',
    de: 'Der Rückruf bei {name} ist überfällig ({time} Uhr)',
    en: 'The call-back to {name} is overdue ({time})',
  },
  overdue_many: {
    tr: '{count} geri arama gecikti, ilki {name}',
    de: '{count} Rückrufe sind überfällig, zuerst {name}',
    en: '{count} call-backs are overdue, first {name}',
  },
  open_now: { tr: 'Şimdi aç', de: 'Jetzt öffnen', en: 'Open now' },
})
