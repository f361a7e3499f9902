import { defineRefusals } from '../refusal.ts'

/** Records that are gone, changed or in use. */
export const recordsRefusals = defineRefusals({
  customer_cannot_found_maybe_deleted: {
    tr: 'Müşteri bulunamadı. Silinmiş olabilir.',
    de: 'Der Kunde wurde nicht gefunden. Vielleicht wurde er gelöscht.',
    en: 'The customer was not found and may have been deleted.',
  },
  person_has_left: {
    tr: 'Seçilen kişi artık çalışmıyor ya da engellendi. Lütfen başka birini seçin.',
    de: 'Die gewählte Person ist ausgeschieden oder gesperrt. Bitte wählen Sie jemand anderen.',
    en: 'The chosen person has left or is blocked. Please choose somebody else.',
  },
  record_changed: {
    tr: 'Bu kayıt bu arada {user} tarafından değiştirildi ({fields}). Girdikleriniz duruyor: kaydı yeniden yükleyip karşılaştırın.',
    de: 'Dieser Datensatz wurde inzwischen von {user} geändert ({fields}). Ihre Eingaben bleiben stehen: bitte neu laden und vergleichen.',
    en: 'This record was changed by {user} meanwhile ({fields}). What you typed is kept: reload and compare.',
  },
  record_not_found: {
    tr: 'Kayıt bulunamadı. Silinmiş olabilir.',
    de: 'Der Datensatz ist nicht mehr da. Vielleicht wurde er gelöscht.',
    en: 'The record was not found. It may have been deleted.',
  },
  record_in_use: {
    tr: 'Kayıt kullanımda olduğu için silinemez.',
    de: 'Der Datensatz wird noch verwendet und kann nicht gelöscht werden.',
    en: 'The record is in use and cannot be deleted.',
  },
  request_id_reused: {
    tr: 'Aynı istek numarası başka bir işlem için kullanıldı.',
    de: 'Dieselbe Anfragenummer wurde für einen anderen Vorgang verwendet.',
    en: 'The same request id was used for another operation.',
  },
  selection_too_large: {
    tr: 'Bu işlem bir seferde en fazla {limit} kayıt için yapılabilir. Lütfen seçimi filtrelerle daraltın.',
    de: 'Das geht für höchstens {limit} Datensätze auf einmal. Bitte grenzen Sie die Auswahl durch Filter ein.',
    en: 'This can be done for {limit} records at most at a time. Please narrow the selection by filters.',
  },
})
