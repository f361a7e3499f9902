import { z } from 'zod'
import { requiredText } from '#core/fields.ts'

export const ErasureForm = z.object({
  confirm: z.string().trim().max(50).describe('number of the customer, typed'),
  reason: requiredText(500).describe('why, without naming the person'),
})
