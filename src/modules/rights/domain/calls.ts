import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, one, toldRefusal, type TypesOf } from '#core/calls.ts'
import { rowId, rowVersion } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { languages } from '#core/texts/texts.ts'
import { ErasureForm } from './erasure-form.ts'
import { parts } from './personal-data.ts'
import { privacyList } from './privacy-list.ts'

const part = z.enum(parts)
const keeping = z.enum(['invoice', 'ledger', 'letter', 'consent', 'mandate'])

const PlannedPart = z.object({
  part: part.describe('what people know the data by'),
  now: z.number().describe('rows that are erased now'),
  kept: z.array(
    z.object({
      until: z.string().describe('last day on which they are kept'),
      why: keeping.describe('the kind of document that the law wants kept'),
      rows: z.number(),
    }),
  ),
})

/** What an erasure would delete now, and what is kept until when. */
export const previewErasure = defineCall({
  path: '/person_rights/preview',
  who: admin,
  input: byId,
  answer: one(
    z.object({
      id: z.number(),
      version: z.number(),
      number: z.string().describe('number of the customer, which confirms an erasure'),
      name: z.string().nullable(),
      page_language: z.enum(languages).describe('language in which the person is told, by the country'),
      erased_at: z.string().nullable(),
      parts: z.array(PlannedPart),
      next_on: z.string().nullable().describe('day from which more can be erased'),
      refusal: toldRefusal.nullable(),
    }),
  ),
})

/** Everything that is stored about a customer, as a zip; the request is recorded. */
export const exportPerson = defineCall({
  path: '/person_rights/export',
  who: admin,
  input: byId.extend({
    page_language: z
      .enum(languages)
      .nullish()
      .describe('language of the page; by default that of the country'),
  }),
  answer: fileContent,
})

/** Erases everything that need not be kept; this cannot be undone. */
export const carryOutErasure = defineCall({
  path: '/person_rights/erase',
  who: admin,
  writes: true,
  input: ErasureForm.extend({ id: rowId, version: rowVersion }),
  answer: z.object({
    save_response: z.object({ id: z.number() }),
    erased: z.number().describe('rows that were erased'),
    kept: z.number().describe('rows that are kept'),
    next_on: z.string().nullable(),
  }),
})

const rightsCalls = [previewErasure, exportPerson, carryOutErasure, listCall(privacyList)] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof rightsCalls> {}
}
