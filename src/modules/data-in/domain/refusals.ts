import { defineRefusals } from '#core/refusal.ts'

/** Refusals that several files of the import say. */
export const dataInRefusals = defineRefusals({
  data_in_not_workbook: {
    tr: 'Dosya bir Excel çalışma kitabı (xlsx) veya CSV dosyası değil ya da bozuk.',
    de: 'Die Datei ist keine Excel-Arbeitsmappe (xlsx) und keine CSV-Datei, oder sie ist beschädigt.',
    en: 'The file is neither an Excel workbook (xlsx) nor a CSV file, or it is broken.',
  },
  data_in_too_much: {
    tr: 'Dosyayı okumak için bellek yetmiyor. Lütfen dosyayı bölün; her sayfa ayrı bir dosya olabilir.',
    de: 'Zum Lesen dieser Datei reicht der Speicher nicht. Bitte teilen Sie sie auf; jedes Blatt kann eine eigene Datei sein.',
    en: 'There is not enough memory to read this file. Please split it; each sheet can be a file of its own.',
  },
})
