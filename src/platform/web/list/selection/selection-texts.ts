import { defineTexts } from '#core/texts/texts.ts'

/** Words about ticked rows. */
export const selectionTexts = defineTexts({
  selected: { tr: '{count:number} seçili', de: '{count:number} ausgewählt', en: '{count:number} selected' },
  all_selected: {
    tr: 'Filtreye uyan {count:number} kaydın tümü seçili',
    de: 'Alle {count:number} passenden ausgewählt',
    en: 'All {count:number} that match are selected',
  },
  match_all: {
    tr: 'Uyan {count:number} kaydın tümünü seç',
    de: 'Alle {count:number} passenden auswählen',
    en: 'Select all {count:number} that match',
  },
  clear: { tr: 'Seçimi kaldır (Esc)', de: 'Auswahl aufheben (Esc)', en: 'Clear selection (Esc)' },
  copied: {
    tr: '{count:number} satır kopyalandı.',
    de: '{count:number} {count|one=Zeile|other=Zeilen} kopiert.',
    en: '{count:number} {count|one=row|other=rows} copied.',
  },
  copied_part: {
    tr: 'İlk {count:number} satır kopyalandı; daha fazlası için Excel kullanın.',
    de: 'Die ersten {count:number} Zeilen kopiert; für mehr gibt es Excel.',
    en: 'The first {count:number} rows were copied; for more there is Excel.',
  },
  copy_refused: {
    tr: 'Tarayıcı kopyalamaya izin vermedi.',
    de: 'Der Browser hat das Kopieren nicht erlaubt.',
    en: 'The browser did not allow copying.',
  },
  with_selected: { tr: 'Seçilenler', de: 'Auswahl', en: 'Selected' },
  bulk_none: {
    tr: 'Lütfen önce en az bir satır seçin.',
    de: 'Bitte wählen Sie zuerst mindestens eine Zeile aus.',
    en: 'Please tick at least one row first.',
  },
  bulk_question: {
    tr: '“{act}” seçilen {count:number} satır için yapılsın mı?',
    de: '„{act}“ für {count|one=die ausgewählte Zeile|other=alle {count:number} ausgewählten Zeilen} ausführen?',
    en: '“{act}” for {count|one=the selected row|other=all {count:number} selected rows}?',
  },
  done: { tr: 'Yapıldı: {count:number}', de: 'Erledigt: {count:number}', en: 'Done: {count:number}' },
  skipped: {
    tr: 'Atlandı: {count:number}',
    de: 'Übersprungen: {count:number}',
    en: 'Skipped: {count:number}',
  },
  failed: {
    tr: 'Başarısız: {count:number}',
    de: 'Fehlgeschlagen: {count:number}',
    en: 'Failed: {count:number}',
  },
  missing: {
    tr: 'Seçilen {count:number} kayıt artık bu listede değil.',
    de: '{count:number} der gewählten {count|one=ist|other=sind} nicht mehr in dieser Liste.',
    en: '{count:number} of those selected {count|one=is|other=are} not in this list any more.',
  },
  more: {
    tr: '… ve {count:number} kayıt daha',
    de: '… und {count:number} weitere',
    en: '… and {count:number} more',
  },
  as_changed: {
    tr: 'Değişen {count:number} kaydı da işle',
    de: '{count|one=Die geänderte|other=Die {count:number} geänderten} trotzdem ausführen',
    en: 'Do {count|one=the changed one|other=the {count:number} changed ones} as well',
  },
  go_on: { tr: 'Devam et', de: 'Fortsetzen', en: 'Continue' },
  undo_many: {
    tr: 'Yapılanları geri al',
    de: 'Erledigtes zurücknehmen',
    en: 'Undo what was done',
  },
})
