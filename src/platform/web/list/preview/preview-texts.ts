import { defineTexts } from '#core/texts/texts.ts'

/** Words about the record beside a list. */
export const previewTexts = defineTexts({
  preview: { tr: 'Önizleme', de: 'Vorschau', en: 'Preview' },
  show: {
    tr: 'Önizlemeyi göster (Alt + Enter)',
    de: 'Vorschau zeigen (Alt + Enter)',
    en: 'Show preview (Alt + Enter)',
  },
  hide: {
    tr: 'Önizlemeyi kapat (Alt + Enter)',
    de: 'Vorschau schließen (Alt + Enter)',
    en: 'Hide preview (Alt + Enter)',
  },
  no_row: { tr: 'Gösterilecek satır yok.', de: 'Keine Zeile ausgewählt.', en: 'No row to show.' },
})
