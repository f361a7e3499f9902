import { defineTexts } from '#core/texts/texts.ts'

/** What the server says about each row of an import. */
export const importTexts = defineTexts({
  status_1: { tr: 'Başarılı', de: 'Erfolgreich', en: 'Successful' },
  status_2: {
    tr: 'Mükerrer: {id} numaralı müşteri zaten kayıtlı',
    de: 'Doppelt: Der Kunde {id} ist schon angelegt',
    en: 'Duplicate: customer {id} exists already',
  },
  status_3: {
    tr: 'Geçersiz veri: {fields}',
    de: 'Ungültige Angaben: {fields}',
    en: 'Invalid data: {fields}',
  },
  status_9: {
    tr: 'Sistem hatası, lütfen satırı yeniden gönderin',
    de: 'Systemfehler, bitte die Zeile noch einmal senden',
    en: 'System error, please send the row again',
  },
  cus_m_f: { tr: 'Unvan', de: 'Anrede', en: 'Title' },
  cus_name: { tr: 'Adı', de: 'Vorname', en: 'First name' },
  cus_surname: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
  cus_firm: { tr: 'Firma', de: 'Firma', en: 'Company' },
  cus_tel1: { tr: 'Telefon 1', de: 'Telefon 1', en: 'Phone 1' },
  cus_tel2: { tr: 'Telefon 2', de: 'Telefon 2', en: 'Phone 2' },
  cus_gsm: { tr: 'Cep telefonu', de: 'Mobil', en: 'Mobile' },
  cus_private: { tr: 'Özel telefon', de: 'Telefon privat', en: 'Private phone' },
  cus_fax: { tr: 'Faks', de: 'Fax', en: 'Fax' },
  cus_email: { tr: 'E-posta', de: 'E-Mail', en: 'Email' },
  adres: { tr: 'Adres', de: 'Straße', en: 'Address' },
  pk: { tr: 'Posta kodu', de: 'PLZ', en: 'Postcode' },
  bolge: { tr: 'Bölge', de: 'Region', en: 'Region' },
  cus_city: { tr: 'Şehir', de: 'Ort', en: 'City' },
  cus_country_code: { tr: 'Ülke', de: 'Land', en: 'Country' },
  row_no: { tr: 'Satır', de: 'Zeile', en: 'Row' },
  status_code: { tr: 'Durum kodu', de: 'Statuscode', en: 'Status code' },
  status_desc: { tr: 'Durum', de: 'Status', en: 'Status' },
})
