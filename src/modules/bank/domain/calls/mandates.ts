import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, many, saved } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { MandateForm, RevokeForm, SignForm } from '../mandate-forms.ts'
import { mandateStates } from '#modules/orders/domain/money/debits.ts'

const booking = { who: admin, writes: true } as const

const MandateRow = z.object({
  id: z.number(),
  cus_id: z.number().describe('customer'),
  reference: z.string().describe('by which debits name the mandate'),
  iban: z.string(),
  bic: z.string().nullable(),
  holder: z.string().describe('holder of the account'),
  state: z.enum(mandateStates).describe('draft, active, revoked, or expired after 36 months without use'),
  signed_on: z.string().nullable(),
  revoked_on: z.string().nullable(),
  reason: z.string().nullable().describe('why it was revoked'),
  last_used: z.string().nullable().describe('day of the latest debit'),
  has_file: z.boolean().describe('whether the signed form is kept'),
  version: z.number(),
})

export type MandateRow = z.infer<typeof MandateRow>

export const listMandates = defineCall({
  path: '/mandate/list',
  who: admin,
  input: z.object({ cus_id: rowId.nullish().describe('customer; empty: the latest of all') }),
  answer: many(MandateRow),
})

export const createMandate = defineCall({
  ...booking,
  path: '/mandate/create',
  input: MandateForm,
  answer: saved(MandateRow),
})

export const signMandate = defineCall({
  ...booking,
  path: '/mandate/sign',
  actsOn: 'mandates',
  maxBytes: 12 * 1_048_576,
  input: SignForm.extend({ id: rowId }),
  answer: saved(MandateRow),
})

export const revokeMandate = defineCall({
  ...booking,
  path: '/mandate/revoke',
  actsOn: 'mandates',
  input: RevokeForm.extend({ id: rowId }),
  answer: saved(MandateRow),
})

/** The form to be signed. */
export const printMandate = defineCall({
  path: '/mandate/form',
  who: admin,
  input: byId,
  answer: fileContent,
})

/** The signed form. */
export const mandateFile = defineCall({ path: '/mandate/file', who: admin, input: byId, answer: fileContent })

export const mandateCalls = [
  listMandates,
  createMandate,
  signMandate,
  revokeMandate,
  printMandate,
  mandateFile,
] as const
