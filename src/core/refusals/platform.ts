import { defineRefusals } from '../refusal.ts'

/** What any call may be refused with, whatever it does. */
export const platformRefusals = defineRefusals({
  mail_address_unreachable: {
    tr: '{address} adresine e-posta ulaşmıyor. Adresi düzeltin ya da “Ulaşılamayan adresler”de yeniden açın.',
    de: 'An {address} kommen keine E-Mails an. Berichtigen Sie die Adresse oder lassen Sie sie unter „Nicht erreichbare Adressen“ wieder zu.',
    en: 'Mails to {address} do not arrive. Correct the address, or let it be tried again under “Unreachable addresses”.',
  },
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
})
