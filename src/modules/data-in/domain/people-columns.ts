import { fileColumnsOf } from '#core/record-fields.ts'
import { placeLimits } from '#modules/customers/domain/addresses.ts'
import { editedColumns } from '#modules/customers/domain/fields/customer-fields.ts'
import { LONGEST_CODE, remark, type Columns } from './column.ts'

const {
  code,
  firm,
  title,
  name,
  surname,
  birthday,
  vat_id,
  city,
  country,
  phone,
  phone2,
  mobile,
  private: privatePhone,
  fax,
  email,
  category,
  owner,
  iban,
  bic,
  balance,
  note,
  ...further
} = fileColumnsOf(editedColumns)

/** A sheet of customers: their declared fields, in the order of the template, and what is stored elsewhere. */
export const customerColumns = {
  code,
  firm,
  title,
  name,
  surname,
  birthday,
  vat_id,
  city,
  postcode: {
    kind: 'postcode',
    head: { tr: 'Posta kodu', de: 'PLZ', en: 'Postcode' },
    also: ['Postleitzahl', 'Zip', 'PK'],
    longest: placeLimits.postcode,
    example: '50667',
  },
  street: {
    kind: 'text',
    head: { tr: 'Adres', de: 'Straße', en: 'Street' },
    also: ['Strasse', 'Anschrift', 'Address', 'Sokak'],
    longest: placeLimits.street,
    example: 'Domstraße 1',
  },
  country,
  phone,
  phone2,
  mobile,
  private: privatePhone,
  fax,
  email,
  category,
  owner,
  no_calls: {
    kind: 'flag',
    head: { tr: 'Aranmasın', de: 'Nicht anrufen', en: 'No calls' },
    also: ['Sperre', 'Anrufsperre', 'Do not call'],
    example: 'nein',
  },
  iban,
  bic,
  balance,
  consent_phone: {
    kind: 'date',
    head: { tr: 'Telefon izni', de: 'Einwilligung Telefon', en: 'Consent phone' },
    example: '01.03.2024',
  },
  consent_email: {
    kind: 'date',
    head: { tr: 'E-posta izni', de: 'Einwilligung E-Mail', en: 'Consent email' },
    example: '',
  },
  consent_how: {
    kind: 'text',
    head: { tr: 'İzin yolu', de: 'Einwilligung wie', en: 'Consent how' },
    longest: 200,
    example: 'Messe Köln, Karte',
  },
  consent_wording: {
    kind: 'text',
    head: { tr: 'İzin metni', de: 'Einwilligung Wortlaut', en: 'Consent wording' },
    longest: 1000,
    example: '',
  },
  note,
  ...further,
} as const satisfies Columns

export const addressColumns = {
  customer: {
    kind: 'code',
    head: customerColumns.code.head,
    also: customerColumns.code.also,
    isRequired: true,
    longest: LONGEST_CODE,
    example: 'K-1001',
  },
  type: {
    kind: 'list',
    list: 'address_types',
    head: { tr: 'Adres türü', de: 'Adressart', en: 'Address type' },
    also: ['Art', 'Tür', 'Type'],
    example: 'Lieferadresse',
  },
  street: { ...customerColumns.street, isRequired: true, example: 'Hafenweg 7' },
  postcode: customerColumns.postcode,
  city: { ...customerColumns.city, isRequired: true, longest: placeLimits.city },
  region: {
    kind: 'text',
    head: { tr: 'Bölge', de: 'Region', en: 'Region' },
    also: ['Bundesland'],
    longest: placeLimits.region,
    example: '',
  },
  country: customerColumns.country,
  note: { kind: 'text', head: remark, also: ['Notiz', 'Note'], longest: 250, example: '' },
} as const satisfies Columns
