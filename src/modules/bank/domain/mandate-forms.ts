import { z } from 'zod'
import { compactNumber, isBic, isIban } from '#core/money/bank.ts'
import { isoDate, requiredText, rowId } from '#core/fields.ts'

const iban = z.string().trim().transform(compactNumber).refine(isIban, { message: 'not_iban' })
const bic = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.string().trim().transform(compactNumber).refine(isBic, { message: 'not_allowed' }).nullable(),
)

export const MandateForm = z.object({
  cus_id: rowId.describe('customer'),
  iban: iban.describe('account that is drawn from'),
  bic: bic.describe('bank of the account'),
  holder: requiredText(70).describe('holder of the account'),
})

export const SignForm = z.object({
  signed_on: isoDate.describe('day of the signature'),
  file: z
    .object({ file_name: requiredText(200), base_64: z.string().min(1) })
    .nullish()
    .describe('the signed form: PDF or picture'),
})

export const RevokeForm = z.object({ reason: requiredText(200).describe('why it ends') })
