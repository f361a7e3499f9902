import { defineTexts } from '../texts.ts'

/** What any call may be refused with, whatever it does. */
export const platformRefusals = defineTexts({
  ERR_500: {
    tr: 'Sistem hatası. Kayıt numarası: {id}. Lütfen yeniden deneyin.',
    de: 'Systemfehler. Vorgangsnummer: {id}. Bitte versuchen Sie es noch einmal.',
    en: 'System error. Reference: {id}. Please try again.',
  },
  ERR_ESOCKET: {
    tr: 'Veritabanına bağlanılamıyor. Birkaç saniye sonra yeniden deneyin.',
    de: 'Keine Verbindung zur Datenbank. Bitte in einigen Sekunden noch einmal versuchen.',
    en: 'No connection to the database. Please try again in a few seconds.',
  },
  ERR_ETIMEOUT: {
    tr: 'Veritabanı zamanında yanıt vermedi. Lütfen yeniden deneyin.',
    de: 'Die Datenbank hat nicht rechtzeitig geantwortet. Bitte noch einmal versuchen.',
    en: 'The database did not answer in time. Please try again.',
  },
  database_cannot_store: {
    tr: 'Veritabanı şu anda kayıt yapamıyor: disk dolu veya salt okunur. Lütfen yöneticinize haber verin.',
    de: 'Die Datenbank kann gerade nichts speichern: Der Speicherplatz ist voll oder schreibgeschützt. Bitte sagen Sie einem Administrator Bescheid.',
    en: 'The database cannot store anything right now: its disk is full or read-only. Please tell an administrator.',
  },
  too_many_requests: {
    tr: 'Olağan dışı etkinlik: bu cihazdan gelen istekler geçici olarak engellendi. Lütfen daha sonra yeniden deneyin.',
    de: 'Ungewöhnliche Aktivität: Anfragen dieses Geräts sind vorübergehend gesperrt. Bitte später noch einmal versuchen.',
    en: 'Unusual activity: requests from this device are blocked for a while. Too many requests, try again later.',
  },
  server_busy: {
    tr: 'Sunucu şu anda çok yoğun. Birkaç saniye sonra yeniden deneyin.',
    de: 'Der Server ist gerade ausgelastet. Bitte in einigen Sekunden noch einmal versuchen.',
    en: 'The server is busy right now. Please try again in a few seconds.',
  },
  UNIQUE_KEY: {
    tr: 'İşlem başarısız: benzer bir kayıt zaten var ({value}).',
    de: 'Nicht gespeichert: Einen ähnlichen Datensatz gibt es bereits ({value}).',
    en: 'Operation failed, a similar record exists ({value}).',
  },
  lutfen_girdiginiz_bigileri_kontrol_ediniz: {
    tr: 'Lütfen girdiğiniz bilgileri kontrol ediniz.',
    de: 'Bitte prüfen Sie Ihre Eingaben.',
    en: 'Please check the information you entered.',
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
  key_in_use: {
    tr: 'Bu anahtar kullanımda olduğu için değiştirilemez.',
    de: 'Dieser Schlüssel wird verwendet und kann nicht geändert werden.',
    en: 'This key is in use and cannot be changed.',
  },
  request_id_reused: {
    tr: 'Aynı istek numarası başka bir işlem için kullanıldı.',
    de: 'Dieselbe Anfragenummer wurde für einen anderen Vorgang verwendet.',
    en: 'The same request id was used for another operation.',
  },
  islem_iptal_edildi: {
    tr: 'İşlem iptal edildi.',
    de: 'Der Vorgang wurde abgebrochen.',
    en: 'Operation cancelled.',
  },
  no_data_found: { tr: 'Kayıt bulunamadı.', de: 'Es sind keine Daten vorhanden.', en: 'No data found.' },
  file_type_not_allowed: {
    tr: 'Bu dosya türü kabul edilmiyor. İzin verilen: {allowed}.',
    de: 'Diese Dateiart wird nicht angenommen. Erlaubt: {allowed}.',
    en: 'This file type is not accepted. Allowed: {allowed}.',
  },
  file_too_large: {
    tr: 'Dosya çok büyük. En fazla {max} MB.',
    de: 'Die Datei ist zu groß. Höchstens {max} MB.',
    en: 'The file is too large. At most {max} MB.',
  },
  selection_too_large: {
    tr: 'Bu işlem bir seferde en fazla {limit} kayıt için yapılabilir. Lütfen seçimi filtrelerle daraltın.',
    de: 'Das geht für höchstens {limit} Datensätze auf einmal. Bitte grenzen Sie die Auswahl durch Filter ein.',
    en: 'This can be done for {limit} records at most at a time. Please narrow the selection by filters.',
  },
  selection_grew: {
    tr: 'Listede artık {count} kayıt var, seçtiğinizde {expected} vardı. Lütfen listeye bakıp yeniden seçin.',
    de: 'Die Liste hat inzwischen {count} Datensätze, bei der Auswahl waren es {expected}. Bitte sehen Sie nach und wählen Sie neu.',
    en: 'The list has {count} records by now; there were {expected} when you selected them. Please look at it and select again.',
  },
  selection_empty: {
    tr: 'Seçtiğiniz kayıtların hiçbiri artık bu listede değil.',
    de: 'Von den gewählten Datensätzen ist keiner mehr in dieser Liste.',
    en: 'None of the selected records is in this list any more.',
  },
  row_no_longer_matches: {
    tr: 'Seçildikten sonra değişti ve artık bu listede değil.',
    de: 'Hat sich seit der Auswahl geändert und ist nicht mehr in dieser Liste.',
    en: 'Has changed since it was selected and is not in this list any more.',
  },
  backup_running: {
    tr: 'Bir yedekleme zaten sürüyor.',
    de: 'Es läuft bereits eine Sicherung.',
    en: 'A backup is already under way.',
  },
})
