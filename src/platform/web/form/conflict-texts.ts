import { defineTexts } from '#core/texts/texts.ts'

/** Two versions of one text side by side. */
export const textConflictTexts = defineTexts({
  title: {
    tr: 'Bu metin bu arada değiştirildi. Hangisi kalsın?',
    de: 'Dieser Text wurde inzwischen geändert. Welcher soll bleiben?',
    en: 'This text was changed meanwhile. Which one shall stay?',
  },
  stored: { tr: 'Kayıtlı metin', de: 'Gespeicherter Text', en: 'Stored text' },
  stored_by: {
    tr: 'Kayıtlı metin ({user})',
    de: 'Gespeicherter Text (von {user})',
    en: 'Stored text (by {user})',
  },
  typed: { tr: 'Sizin metniniz', de: 'Ihr Text', en: 'Your text' },
  empty: { tr: '(boş)', de: '(leer)', en: '(empty)' },
  take_stored: { tr: 'Kayıtlı metni al', de: 'Gespeicherten nehmen', en: 'Take the stored one' },
  take_typed: { tr: 'Kendi metnimi al', de: 'Meinen nehmen', en: 'Take mine' },
  merge: { tr: 'İkisini birleştir', de: 'Beide zusammenführen', en: 'Merge both' },
})
