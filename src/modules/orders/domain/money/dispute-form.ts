import { z } from 'zod'
import { requiredText } from '#core/fields.ts'

export const DisputeForm = z.object({
  reason: requiredText(500).describe('what the customer says, or why the dispute is over'),
})
