import { defineTexts } from '#core/texts/texts.ts'

/** Words of the speech-text screens. */
export const speechScreenTexts = defineTexts({
  title: { tr: 'Konuşma metinleri', de: 'Gesprächsleitfäden', en: 'Speech texts' },
  subtitle: {
    tr: 'Bir satır seçin, metin yanda açılır.',
    de: 'Wählen Sie eine Zeile; der Text erscheint daneben.',
    en: 'Choose a row; the text appears beside it.',
  },
  empty: { tr: 'Henüz konuşma metni yok.', de: 'Noch kein Leitfaden.', en: 'No speech text yet.' },
  pick: {
    tr: 'Ön izleme için bir satır seçin.',
    de: 'Wählen Sie eine Zeile, um den Text zu sehen.',
    en: 'Choose a row to see its text.',
  },
  new: { tr: 'Yeni metin', de: 'Neuer Leitfaden', en: 'New speech text' },
  edit: { tr: 'Metni güncelle', de: 'Leitfaden ändern', en: 'Update speech text' },
  delete: { tr: 'Sil', de: 'Löschen', en: 'Delete' },
  delete_question: {
    tr: '“{name}” silinsin mi?',
    de: 'Den Leitfaden „{name}“ löschen?',
    en: 'Delete the speech text “{name}”?',
  },
  choose_pdf: { tr: 'PDF seç', de: 'PDF wählen', en: 'Choose PDF' },
  keep_pdf: {
    tr: 'Seçilmezse mevcut PDF kalır.',
    de: 'Ohne neue Datei bleibt das bisherige PDF.',
    en: 'Without a new file the old PDF stays.',
  },
})
