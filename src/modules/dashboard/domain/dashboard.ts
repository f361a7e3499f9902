import { z } from 'zod'
import { flag, wholeNumber } from '#core/fields.ts'
import { periods } from './periods.ts'

export const DashboardForm = z.object({
  period: z.enum(periods).default('gunluk').describe('gunluk the day, haftalik the week, aylik the month'),
  request_random_image: z.union([z.boolean(), flag]).nullish().describe('whether a picture is wanted'),
  offset: wholeNumber(0).nullish(),
  limit: wholeNumber(0).nullish(),
})
