import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, fileContent, many, saved } from '#core/calls.ts'
import { requiredText, rowId } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { mayCallCodes } from '#modules/consents/domain/may-call.ts'
import { consentChannels, consentStates } from '#modules/consents/domain/consents.ts'
import { ConsentForm } from './consent-form.ts'

const ConsentRow = z.object({
  id: z.number(),
  cus_id: z.number(),
  channel: z.enum(consentChannels),
  value: z.string().describe('the number in E.164, or the e-mail address'),
  purpose: z.string(),
  wording: z.string().nullable().describe('the words that were agreed to, with their version'),
  given_at: z.string().describe('day, or moment where it was given electronically'),
  how: z.string().nullable().describe('how it was given'),
  received_by: z.string().nullable().describe('who received it'),
  recorded_at: z.string(),
  has_file: z.boolean().describe('whether a proof is kept'),
  withdrawn_at: z.string().nullable(),
  withdrawn_by: z.string().nullable().describe('who recorded the withdrawal'),
  last_used: z.string().nullable(),
  keep_until: z.string().describe('day until which the proof is kept'),
  state: z.enum(consentStates),
})

export type ConsentRow = z.infer<typeof ConsentRow>

export const listConsents = defineCall({
  path: '/consent/list',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  answer: many(ConsentRow),
})

export const grantConsent = defineCall({
  path: '/consent/grant',
  who: everyone,
  writes: true,
  maxBytes: 12 * 1_048_576,
  input: ConsentForm.extend({
    cus_id: rowId,
    proof: z
      .object({ file_name: requiredText(200), base_64: z.string() })
      .nullish()
      .describe('the signed form or a picture of it'),
  }),
  answer: saved(ConsentRow),
})

export const withdrawConsent = defineCall({
  path: '/consent/withdraw',
  who: everyone,
  writes: true,
  input: byId,
  answer: saved(ConsentRow),
})

export const consentProof = defineCall({
  path: '/consent/proof',
  who: everyone,
  input: byId,
  answer: fileContent,
})

const DecisionRow = z.object({
  id: z.number(),
  decided_at: z.string().describe('when somebody wanted to dial'),
  number: z.string().describe('the number in E.164, or why it is not shown'),
  code: z.enum(mayCallCodes).describe('what the rule said'),
  is_allowed: z.boolean(),
  name_surname: z.string().describe('who wanted to dial'),
})

export type DecisionRow = z.infer<typeof DecisionRow>

/** The results of the dialling rules for each attempt to dial, the latest first. */
export const listDecisions = defineCall({
  path: '/call_decision/list',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  answer: many(DecisionRow),
})

/** Everything that is on record about a number, for an authority. */
export const makeNumberFile = defineCall({
  path: '/number_file/make',
  who: admin,
  input: z.object({
    number: requiredText(50).describe('the telephone number, in any spelling'),
    format: z.enum(['pdf', 'json']).describe('to read, or to check'),
  }),
  answer: fileContent,
})

export const consentCalls = [
  makeNumberFile,
  listConsents,
  grantConsent,
  withdrawConsent,
  consentProof,
  listDecisions,
] as const
