import { defineTexts } from '#core/texts/texts.ts'

/** The columns of lists of conversations. */
export const callTexts = defineTexts({
  zaman: { tr: 'Zaman', de: 'Zeitpunkt', en: 'Time' },
  descp: { tr: 'Sonuç', de: 'Ergebnis', en: 'Outcome' },
  reached: { tr: 'Ulaşıldı', de: 'Erreicht', en: 'Reached' },
  cus_firm: { tr: 'Firma', de: 'Firma', en: 'Company' },
  cus_name: { tr: 'Adı', de: 'Vorname', en: 'First name' },
  cus_surname: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
  name_surname: { tr: 'Personel', de: 'Mitarbeiter', en: 'Staff' },
  note: { tr: 'Not', de: 'Notiz', en: 'Note' },
})
