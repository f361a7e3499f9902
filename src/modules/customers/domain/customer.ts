import { z } from 'zod'
import {
  amount,
  emailAddress,
  flag,
  optionalDate,
  optionalKey,
  optionalText,
  requiredText,
  rowId,
  asFlag,
  type Flag,
} from '#core/fields.ts'
import { tidyVatId } from '#core/money/vat-id.ts'

/** Longest texts of a customer. */
export const customerLimits = {
  code: 50,
  firm: 200,
  name: 150,
  city: 150,
  tax: 50,
  reference: 46,
  phone: 50,
  email: 100,
  bank: 100,
  bankOther: 50,
  note: 4_000,
} as const

const LONGEST = customerLimits

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

const optionalEmail = z.preprocess(emptyToNull, emailAddress(LONGEST.email).nullable()).default(null)

const phone = () => optionalText(LONGEST.phone)

const person = {
  cus_code: optionalText(LONGEST.code).describe('own code of the customer; empty: the number'),
  cus_is_firm: flag.optional().describe('is a firm; empty: follows from the firm name'),
  cus_firm: optionalText(LONGEST.firm).describe('firm'),
  cus_m_f: optionalKey.describe('title, key of sys_unvan'),
  cus_name: optionalText(LONGEST.name).describe('first name'),
  cus_surname: optionalText(LONGEST.name).describe('family name'),
  cus_birtday: optionalDate.describe('day of birth'),
  cus_atu_no: optionalText(LONGEST.tax).transform(tidyVatId).describe('VAT id'),
  cus_leitweg: optionalText(LONGEST.reference).describe(
    'reference that a public buyer wants on its invoices',
  ),
  cus_city: optionalText(LONGEST.city).describe('town'),
  cus_country_code: requiredText(LONGEST.code).describe('country, key of sys_country_code'),
}

const contact = {
  cus_tel1: phone().describe('first phone'),
  cus_tel2: phone().describe('second phone'),
  cus_gsm: phone().describe('mobile phone'),
  cus_fax: phone().describe('fax'),
  cus_private: phone().describe('private phone'),
  cus_email: optionalEmail.describe('e-mail'),
  mail_verifyed: flag.default('0').describe('the e-mail was verified'),
  call_time: optionalKey.describe('when to call, key of sys_c_time'),
}

const bank = {
  cus_bank_shift: flag.default('0').describe('direct debit is agreed'),
  cus_bank: optionalText(LONGEST.bank).describe('name of the bank'),
  cus_bank_hesap: optionalText(LONGEST.bankOther).describe('account holder or number'),
  cus_bank_sube: optionalText(LONGEST.bankOther).describe('branch'),
  cus_bank_bic: optionalText(LONGEST.bankOther).describe('BIC'),
  cus_bank_iban: optionalText(LONGEST.bankOther).describe('IBAN'),
  cus_bank_e_date: optionalDate.describe('day of the mandate'),
}

/** Only levels 1 and 3 and the owner see these. */
export const bankFields = Object.keys(bank) as (keyof typeof bank)[]

const appointment = {
  rand_tar: optionalDate.describe('day of the appointment'),
  rand_saat: clockTime.describe('time of the appointment'),
  rand_note: optionalText(LONGEST.note).describe('what the appointment is about'),
  rand_user: z
    .preprocess(digitsToNumber, z.number().int().min(0).max(2_147_483_647))
    .optional()
    .describe('whose appointment it is'),
}

const taste = {
  s_k: flag.default('0').describe('likes red wine'),
  s_b: flag.default('0').describe('likes white wine'),
  s_r: flag.default('0').describe('likes rosé'),
  s_s: flag.default('0').describe('likes sparkling wine'),
  s_t: flag.default('0').describe('likes dry wine'),
  s_h: flag.default('0').describe('likes medium dry wine'),
  s_l: flag.default('0').describe('likes sweet wine'),
}

const care = {
  cus_user: rowId.describe('owner; 1 is the pool'),
  cus_category: optionalText(10).describe('category, key of sys_category'),
  cus_class: priceClass.describe('price class, key of sys_class'),
  cus_dnd: rowId.default(1).describe('status, key of cus_dnd; 1 may be called'),
  cus_pool: flag.default('0').describe('stored, without effect'),
  cus_on: flag.default('1').describe('stored, without effect'),
  cus_f_on: flag.default('0').describe('kept out of the lists of sales people'),
  note2: optionalText(LONGEST.note).describe('note of the sales people'),
  note_3: optionalText(LONGEST.note).describe('further note'),
  balance: amount.default(0).describe('balance in euro, administrators change it'),
}

/** Every field of a customer that people edit, one by one. */
export const CustomerFields = z.object({ ...person, ...contact, ...bank, ...appointment, ...taste, ...care })

export type CustomerFields = z.infer<typeof CustomerFields>

/** A customer needs a first name or a firm. */
export const hasName = (customer: { cus_name: string | null; cus_firm: string | null }) =>
  Boolean(customer.cus_name || customer.cus_firm)

/** A whole customer as a form sends it. */
export const CustomerForm = CustomerFields.refine(hasName, { message: 'requiredField', path: ['cus_name'] })

export type CustomerForm = z.infer<typeof CustomerForm>

/** Free text for the change log, sent with reads and saves. */
export const processDetail = optionalText(500).describe('why the record is touched, for the change log')

/** The firm mark follows from the firm name by default. */
export const firmFlag = (cus_firm: string | null): Flag => asFlag(Boolean(cus_firm))

/** What a bank form edits. */
export const BankForm = z.object(bank)
