import { z } from 'zod'
import { emailAddress, flag, optionalText } from '#core/fields.ts'
import { OFF, type EditedColumns } from './answers.ts'
import { customerLimits as LONGEST } from './limits.ts'

const phone = optionalText(LONGEST.phone)

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** How to reach the customer. */
export const contact = {
  cus_tel1: {
    form: phone.describe('first phone'),
    remains: 'nothing',
    merged: 'chosen',
    isNumber: true,
    file: {
      name: 'phone',
      kind: 'phone',
      head: { tr: 'Telefon', de: 'Telefon', en: 'Phone' },
      also: ['Telefon 1', 'Tel', 'Tel1', 'Festnetz'],
      longest: LONGEST.phone,
      example: '0221 1234567',
    },
  },
  cus_tel2: {
    form: phone.describe('second phone'),
    remains: 'nothing',
    merged: 'chosen',
    isNumber: true,
    file: {
      name: 'phone2',
      kind: 'phone',
      head: { tr: 'Telefon 2', de: 'Telefon 2', en: 'Phone 2' },
      also: ['Tel2'],
      longest: LONGEST.phone,
      example: '',
    },
  },
  cus_gsm: {
    form: phone.describe('mobile phone'),
    remains: 'nothing',
    merged: 'chosen',
    isNumber: true,
    file: {
      name: 'mobile',
      kind: 'phone',
      head: { tr: 'Cep', de: 'Mobil', en: 'Mobile' },
      also: ['Handy', 'Mobiltelefon', 'GSM', 'Cep telefonu'],
      longest: LONGEST.phone,
      example: '0171 1234567',
    },
  },
  cus_fax: {
    form: phone.describe('fax'),
    remains: 'nothing',
    merged: 'chosen',
    isNumber: true,
    file: {
      name: 'fax',
      kind: 'phone',
      head: { tr: 'Faks', de: 'Fax', en: 'Fax' },
      also: ['Telefax'],
      longest: LONGEST.phone,
      example: '',
    },
  },
  cus_private: {
    form: phone.describe('private phone'),
    remains: 'nothing',
    merged: 'chosen',
    isNumber: true,
    file: {
      name: 'private',
      kind: 'phone',
      head: { tr: 'Özel telefon', de: 'Privat', en: 'Private phone' },
      also: ['Telefon privat'],
      longest: LONGEST.phone,
      example: '',
    },
  },
  cus_email: {
    form: z.preprocess(emptyToNull, emailAddress(LONGEST.email).nullable()).default(null).describe('e-mail'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'email',
      kind: 'email',
      head: { tr: 'E-posta', de: 'E-Mail', en: 'Email' },
      also: ['Mail', 'E-Mail-Adresse'],
      longest: LONGEST.email,
      example: 'anna.beispiel@example.com',
    },
  },
  mail_verifyed: {
    form: flag.default('0').describe('the e-mail was verified'),
    remains: OFF,
    merged: { goesWith: 'cus_email' },
    file: { none: 'the company has not verified it yet' },
  },
} as const satisfies EditedColumns
