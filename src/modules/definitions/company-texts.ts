import { defineTexts } from '#core/texts/texts.ts'

/** What the fields and blocks of the company are called. */
export const companyFieldTexts = defineTexts({
  legal_name: { tr: 'Ticaret unvanı', de: 'Firma laut Register', en: 'Legal name' },
  street: { tr: 'Sokak ve numara', de: 'Straße und Hausnummer', en: 'Street and number' },
  postcode: { tr: 'Posta kodu', de: 'PLZ', en: 'Postcode' },
  town: { tr: 'Şehir', de: 'Ort', en: 'Town' },
  country: { tr: 'Ülke', de: 'Land', en: 'Country' },
  phone: { tr: 'Telefon', de: 'Telefon', en: 'Telephone' },
  email: { tr: 'E-posta', de: 'E-Mail', en: 'Email' },
  ustid: { tr: 'KDV numarası (USt-IdNr.)', de: 'USt-IdNr.', en: 'VAT id' },
  steuer: { tr: 'Vergi numarası', de: 'Steuernummer', en: 'Tax number' },
  register_court: { tr: 'Sicil mahkemesi', de: 'Registergericht', en: 'Register court' },
  register_number: { tr: 'Sicil numarası', de: 'Registernummer', en: 'Register number' },
  directors: { tr: 'Yönetim', de: 'Geschäftsführung', en: 'Managing directors' },
  bank_name: { tr: 'Banka', de: 'Bank', en: 'Bank' },
  account_holder: { tr: 'Hesap sahibi', de: 'Kontoinhaber', en: 'Account holder' },
  iban: { tr: 'IBAN', de: 'IBAN', en: 'IBAN' },
  bic: { tr: 'BIC', de: 'BIC', en: 'BIC' },
  creditor_id: { tr: 'SEPA alacaklı kimliği', de: 'Gläubiger-ID (SEPA)', en: 'Creditor identifier (SEPA)' },
  ust_bilgi: { tr: 'Üst bilgi', de: 'Absenderzeile', en: 'Header line' },
  k1_1: { tr: 'Blok 1 (adres)', de: 'Fußblock 1 (Anschrift)', en: 'Block 1 (address)' },
  k2_1: { tr: 'Blok 2 (iletişim)', de: 'Fußblock 2 (Kontakt, Register)', en: 'Block 2 (contact, register)' },
  k3_1: { tr: 'Blok 3 (banka)', de: 'Fußblock 3 (Bank)', en: 'Block 3 (bank)' },
})
