import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, many } from '#core/calls.ts'
import { ImportCall, ImportStatus } from './import/import-row.ts'

/** The result of a row, and the number of the new customer. */
const Outcome = z.object({
  id: z.number().nullable(),
  status_code: z.enum(ImportStatus),
  status_desc: z.string(),
})

export type Outcome = z.infer<typeof Outcome>

/** The rows are answered with all cells that were sent, whatever their names. */
const Outcomes = many(Outcome.loose())

const common = {
  who: admin,
  writes: true,
  input: ImportCall,
  answer: Outcomes.extend({ status_code: z.literal(ImportStatus.successful), data: Outcomes }),
} as const

export const importCustomers = defineCall({ ...common, path: '/product' })

/** Answers like the real call and keeps nothing. */
export const rehearseImport = defineCall({ ...common, path: '/product_test' })

export const importCalls = [importCustomers, rehearseImport] as const
