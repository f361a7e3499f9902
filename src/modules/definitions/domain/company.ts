import { z } from 'zod'
import { compactNumber, isBic, isCreditorId, isIban } from '#core/money/bank.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { emailAddress, optionalText } from '#core/fields.ts'
import { isVatId, tidyVatId } from '#core/money/vat-id.ts'

/** The company has one record. */
export const COMPANY_ID = 1

/** A number that may stay empty and is stored without spaces; `code` says what is wrong with it. */
const checkedNumber = (max: number, isRight: (text: string) => boolean, code: FieldCode) =>
  optionalText(max)
    .transform((text) => (text === null ? null : compactNumber(text)))
    .refine((text) => text === null || isRight(text), { message: code })

const ownVatId = optionalText(50)
  .transform(tidyVatId)
  .refine((text) => text === null || isVatId(text), { message: 'not_vat_id' satisfies FieldCode })

const optionalEmail = z
  .preprocess((value) => (value === '' || value === undefined ? null : value), emailAddress(100).nullable())
  .default(null)

/** Who the company is, for e-invoices and documents, and its own texts where it replaces the printed ones. */
export const CompanyForm = z.object({
  legal_name: optionalText(100).describe('name of the company as registered'),
  street: optionalText(100).describe('street and number'),
  postcode: optionalText(10).describe('postcode'),
  town: optionalText(60).describe('town'),
  country: optionalText(2).describe('country, key of sys_country_code'),
  phone: optionalText(40).describe('telephone'),
  email: optionalEmail.describe('mail address that customers write to'),
  ustid: ownVatId.describe('VAT id'),
  steuer: optionalText(50).describe('tax number'),
  register_court: optionalText(80).describe('court that keeps the register'),
  register_number: optionalText(40).describe('number in the register'),
  directors: optionalText(200).describe('managing directors'),
  bank_name: optionalText(80).describe('bank'),
  account_holder: optionalText(70).describe('holder of the account; empty: the company'),
  iban: checkedNumber(50, isIban, 'not_iban').describe('account that customers pay to'),
  bic: checkedNumber(20, isBic, 'not_bic').describe('BIC of the bank'),
  creditor_id: checkedNumber(50, isCreditorId, 'not_creditor_id').describe(
    'SEPA creditor identifier, for direct debits',
  ),
  ust_bilgi: optionalText(300).describe('sender line above the address window; empty: made of the fields'),
  k1_1: optionalText(1000).describe('first block at the foot: address; empty: made of the fields'),
  k2_1: optionalText(1000).describe(
    'second block at the foot: contact and register; empty: made of the fields',
  ),
  k3_1: optionalText(1000).describe('third block at the foot: bank; empty: made of the fields'),
})

export type CompanyForm = z.infer<typeof CompanyForm>
