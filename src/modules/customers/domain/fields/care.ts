import { z } from 'zod'
import { amount, flag, optionalDate, optionalKey, optionalText, rowId } from '#core/fields.ts'
import { OFF, type EditedColumns } from './answers.ts'
import { customerLimits as LONGEST } from './limits.ts'

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const digitsToNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : emptyToNull(value)

/** Key of sys_class; unlike other lists it starts at 0. */
const priceClass = z.preprocess(digitsToNumber, z.number().int().min(0).max(99).nullable()).default(null)

const clockTime = z
  .preprocess(
    emptyToNull,
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
  )
  .default(null)

const decidedHere = { none: 'decided anew in this company' } as const

/** Who looks after the customer, and how. */
export const care = {
  cus_user: {
    form: rowId.describe('owner; 1 is the pool'),
    remains: 'all',
    merged: 'chosen',
    file: {
      name: 'owner',
      kind: 'list',
      list: 'users',
      head: { tr: 'Sorumlu', de: 'Betreuer', en: 'Owner' },
      also: ['Vertreter', 'Verkäufer', 'Personel', 'Salesperson'],
      example: '',
    },
  },
  cus_category: {
    form: optionalText(10).describe('category, key of sys_category'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'category',
      kind: 'list',
      list: 'categories',
      head: { tr: 'Kategori', de: 'Kategorie', en: 'Category' },
      example: '',
    },
  },
  cus_class: {
    form: priceClass.describe('price class, key of sys_class'),
    remains: 'nothing',
    merged: 'chosen',
    file: decidedHere,
  },
  call_time: {
    form: optionalKey.describe('when to call, key of sys_c_time'),
    remains: 'nothing',
    merged: 'chosen',
    file: decidedHere,
  },
  note2: {
    form: optionalText(LONGEST.note).describe('note of the sales people'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'note',
      kind: 'text',
      head: { tr: 'Not', de: 'Bemerkung', en: 'Remark' },
      also: ['Notiz', 'Note'],
      longest: LONGEST.note,
      example: '',
    },
  },
  note_3: {
    form: optionalText(LONGEST.note).describe('further note'),
    remains: 'nothing',
    merged: 'chosen',
    file: { none: 'a file has one note' },
  },
  cus_leitweg: {
    form: optionalText(LONGEST.reference).describe('reference that a public buyer wants on its invoices'),
    remains: 'nothing',
    merged: 'chosen',
    file: { none: 'a public buyer names it with its next order' },
  },
  cus_dnd: {
    form: rowId.default(1).describe('status, key of cus_dnd; 1 may be called'),
    remains: 'all',
    merged: { rule: 'a wish of either not to be called is kept' },
    file: { none: 'follows from the column about calls' },
  },
  cus_pool: {
    form: flag.default('0').describe('stored, without effect'),
    remains: 'all',
    merged: { rule: 'stays as it is' },
    file: decidedHere,
  },
  cus_on: {
    form: flag.default('1').describe('stored, without effect'),
    remains: 'all',
    merged: { rule: 'stays as it is' },
    file: decidedHere,
  },
  cus_f_on: {
    form: flag.default('0').describe('kept out of the lists of sales people'),
    remains: 'all',
    merged: { rule: 'stays as it is' },
    file: decidedHere,
  },
  balance: {
    form: amount.default(0).describe('balance in euro, administrators change it'),
    remains: 'all',
    merged: { rule: 'added up' },
    file: {
      name: 'balance',
      kind: 'money',
      head: { tr: 'Bakiye', de: 'Guthaben', en: 'Balance' },
      isSum: true,
      example: 0,
    },
  },
} as const satisfies EditedColumns

const goesWithCallBack = { rule: 'goes with the call-back' } as const
const agreedAnew = { none: 'appointments are agreed anew' } as const

/** When the customer is called again. */
export const appointment = {
  rand_tar: {
    form: optionalDate.describe('day of the appointment'),
    remains: 'nothing',
    merged: { rule: 'one call-back is kept, the note names the other' },
    file: agreedAnew,
  },
  rand_saat: {
    form: clockTime.describe('time of the appointment'),
    remains: 'nothing',
    merged: goesWithCallBack,
    file: agreedAnew,
  },
  rand_note: {
    form: optionalText(LONGEST.note).describe('what the appointment is about'),
    remains: 'nothing',
    merged: goesWithCallBack,
    file: agreedAnew,
  },
  rand_user: {
    form: z
      .preprocess(digitsToNumber, z.number().int().min(0).max(2_147_483_647))
      .optional()
      .describe('whose appointment it is'),
    remains: OFF,
    merged: goesWithCallBack,
    file: agreedAnew,
  },
} as const satisfies EditedColumns

const likes = (wine: string) =>
  ({
    form: flag.default('0').describe(`likes ${wine}`),
    remains: OFF,
    merged: { goesWith: 's_k' },
    file: decidedHere,
  }) as const

/** Which wines the customer likes; the marks go together. */
export const taste = {
  s_k: { ...likes('red wine'), merged: 'chosen' },
  s_b: likes('white wine'),
  s_r: likes('rosé'),
  s_s: likes('sparkling wine'),
  s_t: likes('dry wine'),
  s_h: likes('medium dry wine'),
  s_l: likes('sweet wine'),
} as const satisfies EditedColumns
