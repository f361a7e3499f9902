import { defineTexts } from './texts.ts'

/** What is wrong with one field of a form; `max`, `min` and `allowed` fill the text. */
export const fieldTexts = defineTexts({
  requiredField: { tr: 'Zorunlu alan', de: 'Pflichtfeld', en: 'Required field' },
  too_long: {
    tr: 'En fazla {max:number} karakter',
    de: 'Höchstens {max:number} Zeichen',
    en: 'At most {max:number} characters',
  },
  too_small: { tr: 'En az {min:number}', de: 'Mindestens {min:number}', en: 'At least {min:number}' },
  too_large: { tr: 'En fazla {max:number}', de: 'Höchstens {max:number}', en: 'At most {max:number}' },
  not_integer: { tr: 'Tam sayı girin', de: 'Bitte eine ganze Zahl eingeben', en: 'Enter a whole number' },
  not_number: { tr: 'Sayı girin', de: 'Bitte eine Zahl eingeben', en: 'Enter a number' },
  two_decimals: {
    tr: 'En fazla iki ondalık',
    de: 'Höchstens zwei Nachkommastellen',
    en: 'At most two decimals',
  },
  in_future: {
    tr: 'Tarih gelecekte olamaz.',
    de: 'Das Datum liegt in der Zukunft.',
    en: 'The date is in the future.',
  },
  in_past: {
    tr: 'Tarih geçmişte olamaz.',
    de: 'Der Tag liegt in der Vergangenheit.',
    en: 'The day has passed.',
  },
  not_date: {
    tr: 'Geçerli bir tarih girin (GG.AA.YYYY, 1900–2200)',
    de: 'Bitte ein gültiges Datum eingeben (TT.MM.JJJJ, 1900 bis 2200)',
    en: 'Enter a valid date (DD.MM.YYYY, 1900 to 2200)',
  },
  range_turned: {
    tr: 'Bitiş, başlangıçtan önce olamaz.',
    de: 'Das Ende liegt vor dem Beginn.',
    en: 'The end lies before the start.',
  },
  range_too_long: {
    tr: 'En fazla bir yıl seçin.',
    de: 'Bitte höchstens ein Jahr wählen.',
    en: 'Choose at most one year.',
  },
  range_far: {
    tr: 'En fazla on yıl seçin.',
    de: 'Bitte höchstens zehn Jahre wählen.',
    en: 'Choose at most ten years.',
  },
  not_time: {
    tr: 'Geçerli bir saat girin (SS:DD)',
    de: 'Bitte eine Uhrzeit eingeben (HH:MM)',
    en: 'Enter a time (HH:MM)',
  },
  not_email: {
    tr: 'Geçerli bir e-posta girin',
    de: 'Bitte eine gültige E-Mail-Adresse eingeben',
    en: 'Enter a valid email address',
  },
  not_vat_id: {
    tr: 'Geçerli bir KDV numarası girin, örneğin DE123456788',
    de: 'Bitte eine gültige USt-IdNr. eingeben, zum Beispiel DE123456788',
    en: 'Enter a valid VAT id, such as DE123456788',
  },
  not_iban: {
    tr: 'Geçerli bir IBAN girin',
    de: 'Bitte eine gültige IBAN eingeben',
    en: 'Enter a valid IBAN',
  },
  not_bic: {
    tr: 'Geçerli bir BIC girin (8 veya 11 karakter)',
    de: 'Bitte eine gültige BIC eingeben (8 oder 11 Zeichen)',
    en: 'Enter a valid BIC (8 or 11 characters)',
  },
  not_creditor_id: {
    tr: 'Geçerli bir alacaklı kimliği girin, örneğin DE98ZZZ09999999999',
    de: 'Bitte eine gültige Gläubiger-ID eingeben, zum Beispiel DE98ZZZ09999999999',
    en: 'Enter a valid creditor identifier, such as DE98ZZZ09999999999',
  },
  not_phone_number: {
    tr: 'Geçerli bir telefon numarası girin',
    de: 'Bitte eine gültige Telefonnummer eingeben',
    en: 'Enter a valid telephone number',
  },
  number_is_hidden: {
    tr: 'Numara gösterilmiyor; yalnızca yönetici değiştirir.',
    de: 'Die Nummer wird nicht angezeigt; nur die Verwaltung ändert sie.',
    en: 'The number is not shown; only administrators change it.',
  },
  not_allowed: {
    tr: 'Bu değer burada kullanılamaz',
    de: 'Dieser Wert ist hier nicht möglich',
    en: 'This value is not possible here',
  },
  not_tracking_link: {
    tr: 'https:// ile başlayan, numara yerine {number} yazılmış bir adres girin',
    de: 'Bitte eine Adresse mit https:// eingeben, in der {number} für die Nummer steht',
    en: 'Enter an address with https:// in which {number} stands for the number',
  },
  unknown_field: { tr: 'Bilinmeyen alan', de: 'Unbekanntes Feld', en: 'Unknown field' },
  year_missing: {
    tr: 'Her yıl yeniden başlayan numaraya {YYYY} veya {YY} ekleyin',
    de: 'Jährlich neu braucht {YYYY} oder {YY} im Präfix',
    en: 'A yearly restart needs {YYYY} or {YY} in the prefix',
  },
  exists_already: { tr: 'Zaten var', de: 'Schon vergeben', en: 'Already taken' },
  password_not_strong: {
    tr: 'Şifre yeterince güçlü değil',
    de: 'Nicht stark genug',
    en: 'Not strong enough',
  },
  not_plain_name: {
    tr: 'Yalnızca Latin harfleri, rakamlar ve . _ - @ kullanın; görünmez karakterler olamaz',
    de: 'Nur lateinische Buchstaben, Ziffern und . _ - @ sind möglich, keine unsichtbaren Zeichen',
    en: 'Use Latin letters, digits and . _ - @ only, and no invisible characters',
  },
  password_guessable: {
    tr: 'Bu şifre çok yaygın veya bir addan oluşuyor; başka bir şifre seçin',
    de: 'Dieses Passwort ist zu verbreitet oder besteht aus einem Namen; bitte ein anderes wählen',
    en: 'This password is too common or made of a name; choose another one',
  },
  passwords_differ: {
    tr: 'Şifreler eşleşmiyor',
    de: 'Die Passwörter stimmen nicht überein',
    en: 'Password did not match',
  },
})

export type FieldCode = keyof typeof fieldTexts
