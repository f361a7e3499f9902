import { defineTexts } from '#core/texts/texts.ts'

/** Words about the groups of a list. */
export const groupTexts = defineTexts({
  group: { tr: 'Grupla', de: 'Gruppieren', en: 'Group' },
  by: { tr: 'Gruplama: {column}', de: 'Gruppiert nach {column}', en: 'Grouped by {column}' },
  off: { tr: 'Gruplama yok', de: 'Ohne Gruppen', en: 'No groups' },
  none: { tr: '(boş)', de: '(leer)', en: '(empty)' },
  more: {
    tr: '{left} satır daha …',
    de: 'Noch {left} {left|one=Zeile|other=Zeilen} …',
    en: '{left} more {left|one=row|other=rows} …',
  },
})
