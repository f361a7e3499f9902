import { z } from 'zod'
import { optionalText } from '#core/fields.ts'

/** The company has one record. */
export const COMPANY_ID = 1

/** What stands at the head and foot of every printed document. */
export const CompanyForm = z.object({
  ust_bilgi: optionalText(300).describe('sender line above the address window'),
  steuer: optionalText(50).describe('tax number'),
  ustid: optionalText(50).describe('VAT id'),
  k1_1: optionalText(1000).describe('first block at the foot: address'),
  k2_1: optionalText(1000).describe('second block at the foot: contact and register'),
  k3_1: optionalText(1000).describe('third block at the foot: bank'),
})

export type CompanyForm = z.infer<typeof CompanyForm>
