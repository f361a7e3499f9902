import { defineTexts } from '#core/texts/texts.ts'

/** Names of the app's own screens. */
export const appTexts = defineTexts({
  empty_page: { tr: 'Boş sayfa', de: 'Leere Seite', en: 'Empty page' },
  text_editor_hint: {
    tr: 'Buradaki metin kaydedilmez; bir e-postaya kopyalayın.',
    de: 'Der Text wird nicht gespeichert; kopieren Sie ihn in eine E-Mail.',
    en: 'The text is not stored; copy it into an email.',
  },
  text_editor: { tr: 'Metin düzenleyici', de: 'Texteditor', en: 'Text editor' },
})
