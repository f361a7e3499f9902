import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, type TypesOf } from '#core/calls.ts'
import { backupStates } from '#core/backups.ts'
import { companyFields } from '#core/company/company-fields.ts'
import { cardKeys, cardStates } from './cards.ts'

export const readSetup = defineCall({
  path: '/setup/list',
  who: admin,
  input: z.object({}),
  answer: z.object({
    is_ready: z.boolean().describe('invoices can be issued'),
    datalist: z.array(
      z.object({
        key: z.enum(cardKeys),
        state: z
          .enum(cardStates)
          .describe(
            'ready, needed before an invoice, advised, only to look at, or something to put right at once',
          ),
        figure: z.union([z.string(), z.number()]).nullable().describe('what the card counts or shows'),
        missing: z.array(z.enum(companyFields)).describe('fields of the company that are empty'),
        backup: z.enum(backupStates).nullable().describe('how the backups are, on their card'),
      }),
    ),
  }),
})

const setupCalls = [readSetup] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof setupCalls> {}
}
