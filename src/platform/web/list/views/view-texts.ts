import { defineTexts } from '#core/texts/texts.ts'

/** Words about saved views and filters of a list. */
export const viewTexts = defineTexts({
  view: { tr: 'Görünüm', de: 'Ansicht', en: 'View' },
  usual: { tr: 'Standart liste', de: 'Standardliste', en: 'Usual list' },
  changed: { tr: '{name}, değiştirildi', de: '{name}, geändert', en: '{name}, changed' },
  shared: { tr: '{name} (ortak)', de: '{name} (für alle)', en: '{name} (for everybody)' },
  save: { tr: 'Değişikliği kaydet', de: 'Änderung speichern', en: 'Save the change' },
  save_as: { tr: 'Farklı kaydet …', de: 'Speichern unter …', en: 'Save as …' },
  rename: { tr: 'Yeniden adlandır …', de: 'Umbenennen …', en: 'Rename …' },
  share: { tr: 'Herkesle paylaş', de: 'Mit allen teilen', en: 'Share with everybody' },
  unshare: { tr: 'Paylaşımı kaldır', de: 'Nicht mehr teilen', en: 'Stop sharing' },
  set_default: { tr: 'Varsayılan yap', de: 'Als Standard öffnen', en: 'Open by default' },
  unset_default: { tr: 'Varsayılan olmasın', de: 'Nicht mehr als Standard', en: 'Do not open by default' },
  delete: { tr: 'Görünümü sil', de: 'Ansicht löschen', en: 'Delete the view' },
  name: { tr: 'Ad', de: 'Name', en: 'Name' },
  saved: { tr: '“{name}” kaydedildi.', de: '„{name}“ ist gespeichert.', en: '“{name}” is saved.' },
  deleted: { tr: '“{name}” silindi.', de: '„{name}“ ist gelöscht.', en: '“{name}” is deleted.' },
  gone: {
    tr: 'Bu görünüm artık yok. Standart liste gösteriliyor.',
    de: 'Diese Ansicht gibt es nicht mehr. Sie sehen die Standardliste.',
    en: 'This view does not exist any more. You see the usual list.',
  },
  left_out: {
    tr: '“{name}” şunlar olmadan açıldı: {fields}',
    de: '„{name}“ wurde geöffnet ohne: {fields}',
    en: '“{name}” was opened without: {fields}',
  },
  search_chip: { tr: 'Arama: {words}', de: 'Suche: {words}', en: 'Search: {words}' },
  filter_chip: { tr: '{column}: {value}', de: '{column}: {value}', en: '{column}: {value}' },
  remove_chip: {
    tr: 'Filtreyi kaldır: {filter}',
    de: 'Filter entfernen: {filter}',
    en: 'Remove the filter: {filter}',
  },
  filters: { tr: 'Etkin filtreler', de: 'Aktive Filter', en: 'Active filters' },
})
