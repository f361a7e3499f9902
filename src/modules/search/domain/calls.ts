import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, type TypesOf } from '#core/calls.ts'
import { SEARCH_LIMIT, SEARCH_MAX_LENGTH, SEARCH_MAX_LIMIT, type FoundRow } from '#core/lists/search.ts'

const Row: z.ZodType<FoundRow> = z.object({
  id: z.number().describe('number of the record, by which it is opened'),
  label: z.string().describe('what the record is called'),
  hint: z.string().describe('what tells it from others of that name'),
})

/** Searches all areas; each answers the rows that the user can see in its list. */
export const searchAll = defineCall({
  path: '/search/all',
  who: everyone,
  input: z.object({
    search: z
      .string()
      .max(SEARCH_MAX_LENGTH)
      .describe('words, a number, or some digits of a telephone number; fewer than two letters find nothing'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(SEARCH_MAX_LIMIT)
      .default(SEARCH_LIMIT)
      .describe('how many of each area at most'),
  }),
  answer: z.object({
    customers: z.array(Row).describe('by number, telephone, name, firm, town and e-mail'),
    orders: z.array(Row).describe('by number'),
    invoices: z.array(Row).describe('by printed number; the number of the row is that of its order'),
    wines: z.array(Row).describe('by code and name'),
    people: z.array(Row).describe('by name and sign-in name'),
  }),
})

export type SearchAnswer = z.infer<typeof searchAll.answer>

export const searchCalls = [searchAll] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof searchCalls> {}
}
