import { defineTexts } from '../texts/texts.ts'

/** Words that a list says on screen and in its workbook. */
export const listTexts = defineTexts({
  sum: { tr: 'Toplam', de: 'Summe', en: 'Sum' },
  yes_short: { tr: 'Evet', de: 'Ja', en: 'Yes' },
  no_short: { tr: 'Hayır', de: 'Nein', en: 'No' },
})
