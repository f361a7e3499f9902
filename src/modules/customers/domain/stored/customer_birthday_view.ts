// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number } from '#core/lists/stored-columns.ts'

export const customer_birthday_view = z.object({
  birthday_in: number.describe('days to the next birthday'),
})
