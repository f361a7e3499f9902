import { defineTexts } from '#core/texts/texts.ts'

/** Words about the columns of a list. */
export const columnTexts = defineTexts({
  columns: { tr: 'Sütunlar', de: 'Spalten', en: 'Columns' },
  find: { tr: 'Sütun ara', de: 'Spalte suchen', en: 'Find a column' },
  none_found: { tr: 'Böyle bir sütun yok.', de: 'Keine solche Spalte.', en: 'No such column.' },
  up: { tr: '{column}: öne al', de: '{column}: nach vorn', en: '{column}: move forward' },
  down: { tr: '{column}: arkaya al', de: '{column}: nach hinten', en: '{column}: move back' },
  pin: { tr: '{column}: sabitle', de: '{column}: fixieren', en: '{column}: pin' },
  fit: {
    tr: '{column}: genişliği otomatik yap',
    de: '{column}: Breite automatisch',
    en: '{column}: automatic width',
  },
  reset: { tr: 'Varsayılana dön', de: 'Zurücksetzen', en: 'Reset' },
  was_reset: {
    tr: 'Sütunlar varsayılana döndü.',
    de: 'Die Spalten sind zurückgesetzt.',
    en: 'The columns are reset.',
  },
  keys: {
    tr: 'Listede: sıralamak için tıklayın, başka sütunları Shift ile ekleyin. Ctrl + ← → sütunu taşır, Shift ile genişliğini değiştirir.',
    de: 'In der Liste: Klick sortiert, mit Shift kommen weitere Spalten dazu. Strg + ← → verschiebt die Spalte, mit Shift ändert es ihre Breite.',
    en: 'In the list: a click sorts, Shift adds further columns. Ctrl + ← → moves the column, with Shift it changes its width.',
  },
  head_hint: {
    tr: '{column} – Shift: ek sıralama',
    de: '{column} – Shift: zusätzlich sortieren',
    en: '{column} – Shift: sort as well',
  },
  sort_place: {
    tr: 'Sıralamada {place}. sırada',
    de: 'An {place}. Stelle der Sortierung',
    en: 'Number {place} of the order',
  },
})
