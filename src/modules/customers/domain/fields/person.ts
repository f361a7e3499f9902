import { flag, optionalDate, optionalKey, optionalText, requiredText } from '#core/fields.ts'
import { tidyVatId } from '#core/money/vat-id.ts'
import type { EditedColumns } from './answers.ts'
import { customerLimits as LONGEST } from './limits.ts'

/** Who the customer is. */
export const person = {
  cus_code: {
    form: optionalText(LONGEST.code).describe('own code of the customer; empty: the number'),
    remains: 'all',
    merged: 'chosen',
    file: {
      name: 'code',
      kind: 'code',
      head: { tr: 'Müşteri no', de: 'Kundennummer', en: 'Customer number' },
      also: ['Kd-Nr', 'KdNr', 'Kunden-Nr', 'Kundencode', 'Kunde', 'Müşteri kodu', 'Customer code'],
      isRequired: true,
      longest: LONGEST.code,
      example: 'K-1001',
    },
  },
  cus_is_firm: {
    form: flag.optional().describe('is a firm; empty: follows from the firm name'),
    remains: 'all',
    merged: 'chosen',
    file: { none: 'follows from the firm name' },
  },
  cus_firm: {
    form: optionalText(LONGEST.firm).describe('firm'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'firm',
      kind: 'name',
      head: { tr: 'Firma', de: 'Firma', en: 'Company' },
      also: ['Firmenname'],
      longest: LONGEST.firm,
      example: 'Gasthof Krone',
    },
  },
  cus_m_f: {
    form: optionalKey.describe('title, key of sys_unvan'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'title',
      kind: 'list',
      list: 'titles',
      head: { tr: 'Unvan', de: 'Anrede', en: 'Title' },
      example: 'Frau',
    },
  },
  cus_name: {
    form: optionalText(LONGEST.name).describe('first name'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'name',
      kind: 'name',
      head: { tr: 'Adı', de: 'Vorname', en: 'First name' },
      also: ['Ad', 'Isim'],
      longest: LONGEST.name,
      example: 'Anna',
    },
  },
  cus_surname: {
    form: optionalText(LONGEST.name).describe('family name'),
    remains: { value: '–' },
    merged: 'chosen',
    file: {
      name: 'surname',
      kind: 'name',
      head: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
      also: ['Name', 'Familienname', 'Last name', 'Soyad'],
      longest: LONGEST.name,
      example: 'Beispiel',
    },
  },
  cus_birtday: {
    form: optionalDate.describe('day of birth'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'birthday',
      kind: 'date',
      isBirthday: true,
      head: { tr: 'Doğum günü', de: 'Geburtstag', en: 'Birthday' },
      also: ['Geburtsdatum', 'Doğum tarihi', 'Date of birth'],
      example: '24.12.1970',
    },
  },
  cus_atu_no: {
    form: optionalText(LONGEST.tax).transform(tidyVatId).describe('VAT id'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'vat_id',
      kind: 'text',
      head: { tr: 'Vergi no', de: 'USt-IdNr.', en: 'VAT id' },
      also: ['UStID', 'UID'],
      longest: LONGEST.tax,
      example: '',
    },
  },
  cus_city: {
    form: optionalText(LONGEST.city).describe('town'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'city',
      kind: 'text',
      head: { tr: 'Şehir', de: 'Ort', en: 'Town' },
      also: ['Stadt', 'City'],
      longest: LONGEST.city,
      example: 'Köln',
    },
  },
  cus_country_code: {
    form: requiredText(LONGEST.code).describe('country, key of sys_country_code'),
    remains: 'all',
    merged: 'chosen',
    file: {
      name: 'country',
      kind: 'list',
      list: 'countries',
      head: { tr: 'Ülke', de: 'Land', en: 'Country' },
      isRequired: true,
      example: 'DE',
    },
  },
} as const satisfies EditedColumns
