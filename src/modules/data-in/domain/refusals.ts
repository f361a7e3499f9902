import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files of the import say. */
export const dataInRefusals = defineRefusals({
  data_in_not_workbook: {
    tr: 'Dosya bir Excel çalışma kitabı (xlsx) veya CSV dosyası değil ya da bozuk.',
    de: 'Die Datei ist keine Excel-Arbeitsmappe (xlsx) und keine CSV-Datei, oder sie ist beschädigt.',
    en: 'The file is neither an Excel workbook (xlsx) nor a CSV file, or it is broken.',
  },
})
