import { z } from 'zod'
import { isIsoDate } from '#core/days/dates.ts'
import { optionalText, requiredText } from '#core/fields.ts'
import { consentChannels } from '#modules/consents/domain/consents.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

const dayOrMoment = z
  .string()
  .trim()
  .refine((text) => isIsoDate(text) || (MOMENT.test(text) && isIsoDate(text.slice(0, 10))), {
    message: 'not_date',
  })

export const ConsentForm = z.object({
  channel: z.enum(consentChannels).describe('phone or email'),
  value: requiredText(200).describe('number or address'),
  purpose: requiredText(200).describe('what for'),
  wording: requiredText(4_000).describe('the words that were agreed to, with their version'),
  given_at: dayOrMoment.describe('day, or moment where it was given electronically'),
  how: requiredText(200).describe('how it was given: on paper, web form, in the shop'),
  received_by: optionalText(200).describe('who received it; empty: the person who records it'),
})
