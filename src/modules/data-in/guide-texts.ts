import { defineTexts } from '#core/texts/texts.ts'

/** Words of the page that explains the template. */
export const guideTexts = defineTexts({
  sheet: { tr: 'Sayfa', de: 'Blatt', en: 'Sheet' },
  column: { tr: 'Sütun', de: 'Spalte', en: 'Column' },
  form: { tr: 'Ne yazılır', de: 'Was hinein gehört', en: 'What belongs there' },
  example: { tr: 'Örnek', de: 'Beispiel', en: 'Example' },
  required: { tr: 'zorunlu', de: 'wird gebraucht', en: 'required' },
  kind_text: { tr: 'metin', de: 'Text', en: 'text' },
  kind_code: {
    tr: 'eski sistemdeki kod veya numara',
    de: 'Code oder Nummer des bisherigen Systems',
    en: 'code or number of the earlier system',
  },
  kind_name: { tr: 'ad', de: 'Name', en: 'name' },
  kind_phone: { tr: 'telefon numarası', de: 'Telefonnummer', en: 'phone number' },
  kind_postcode: { tr: 'posta kodu', de: 'Postleitzahl', en: 'postcode' },
  kind_email: { tr: 'e-posta adresi', de: 'E-Mail-Adresse', en: 'email address' },
  kind_date: { tr: 'tarih', de: 'Datum', en: 'date' },
  kind_money: { tr: 'euro tutarı', de: 'Betrag in Euro', en: 'amount in euro' },
  kind_percent: { tr: 'yüzde', de: 'Prozent', en: 'percent' },
  kind_whole: { tr: 'tam sayı', de: 'ganze Zahl', en: 'whole number' },
  kind_flag: { tr: 'evet veya hayır', de: 'ja oder nein', en: 'yes or no' },
  kind_list: {
    tr: 'listedeki bir söz (kişide kullanıcı adı)',
    de: 'ein Wort der Liste (bei Personen der Benutzername)',
    en: 'a word of the list (for people the user name)',
  },
})
