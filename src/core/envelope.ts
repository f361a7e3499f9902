import { z } from 'zod'
import type { Written } from './announced.ts'
import type { FieldProblem } from './errors.ts'
import type { TextParams } from './texts/texts.ts'

/** The fields of every call besides its own. CURRENT_DATE and _onLine are informative; no rule uses them. */
export const callEnvelope = z.object({
  sesion_id: z.string().max(200).nullish().describe('session of the signed-in user'),
  _onLine: z
    .union([z.boolean(), z.string().max(10), z.number()])
    .nullish()
    .describe('browser is online'),
  CURRENT_DATE: z.string().max(40).nullish().describe('clock of the browser, informative'),
  seen_version: z
    .number()
    .int()
    .positive()
    .nullish()
    .describe('state of the record that the screen showed; one that was changed meanwhile is not acted upon'),
  is_refetch: z
    .boolean()
    .nullish()
    .describe('the window reads again what somebody else changed; done last when the server is busy'),
  request_id: z.uuid().nullish().describe('makes a write safe to repeat'),
  language: z
    .string()
    .max(5)
    .nullish()
    .describe(
      'language of messages and of labels in exports and mails; without one messages are English, labels German',
    ),
})

export const envelopeFields = Object.keys(callEnvelope.shape)

export type RefusalStatus = {
  isContinue: false
  code: string
  message: string
  params?: TextParams
  fields?: Record<string, FieldProblem['code']>
  field_params?: Record<string, TextParams>
  field?: string
  value?: string
}

export type AnswerStatus = { isContinue: true } | RefusalStatus

/** The answer of every call. `version` is the state of the reference lists; a row's own version is in the row. */
export type Answer = {
  status: AnswerStatus
  err?: string
  version?: number
  /** The areas of the data that a write changed. */
  changed?: readonly string[]
  /** The records that it wrote, and the areas of which it wrote something else. */
  written?: Written
  item?: unknown
  datalist?: unknown[]
  count?: number
  sum?: number
  save_response?: { id: number; [field: string]: unknown }
  [field: string]: unknown
}
