import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, many, type TypesOf } from '#core/calls.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { chosenRows } from '#core/lists/selection.ts'
import { storedRows } from '#core/stored-rows.ts'
import { stages } from '#core/reminder-stages.ts'

const Proposed = storedRows.siparisler.pick({ id: true, f_no: true })

const RefusedRow = Proposed.extend({
  asama: z.null(),
  neden: z.string().describe('why the invoice gets no letter, as a code'),
  aciklama: z.string().describe('the same in words'),
})

export type RefusedRow = z.infer<typeof RefusedRow>

const DueRow = Proposed.extend({
  asama: z.literal(stages).describe('stage that is due'),
  ucret: z.number().describe('fee of the stage'),
  tutar: z.number().describe('what the letter asks for'),
  kalan: z.number().describe('what is open now'),
  bekler: z.string().nullable().describe('day until which the stage before still waits'),
  version: z.number().describe('version of the invoice'),
  neden: z.null(),
})

export type DueRow = z.infer<typeof DueRow>

/** One invoice of a bulk run. */
export type ProposedRow = RefusedRow | DueRow

/** What a bulk run would send: the next stage of each invoice with its amount, or the reason why it gets no letter. */
export const proposeReminders = defineCall({
  path: '/siparisler/uyari_oneri',
  who: admin,
  input: z.object(chosenRows(EXPORT_LIMIT)),
  answer: many(z.union([RefusedRow, DueRow])),
})

export const dunningCalls = [proposeReminders] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof dunningCalls> {}
}
