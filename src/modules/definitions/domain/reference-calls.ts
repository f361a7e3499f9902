import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall } from '#core/calls.ts'
import { flag } from '#core/fields.ts'
import { listPayload } from '#core/lists/list-call.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { references, referenceNames, type ReferenceName, type ReferenceRow } from '#core/references.ts'
import { storedRows } from '#core/stored-rows.ts'

/** Lists that also have a screen of their own are declared and served with that screen's list. */
const withScreen = ['sys_users', 'sys_country_code', 'sys_category', 'bayi_cari'] as const

type PlainName = Exclude<ReferenceName, (typeof withScreen)[number]>

/** The word of a row in every language it has. */
export function labelsOf(name: ReferenceName): string[] {
  const { label, translated }: ReferenceDefinition = references[name]
  return translated ? [label, `${label}_tr`, `${label}_en`] : [label]
}

/** The columns of a reference list: key, words, and what screens need beside them. */
export function columnsOf(name: ReferenceName): string[] {
  const { key, extra = [], retires }: ReferenceDefinition = references[name]
  return [...new Set([key, ...labelsOf(name), ...extra, ...(retires ? ['status'] : [])])]
}

/** A row of a reference list; it has key and label for a dropdown only. */
export function referenceRow(name: ReferenceName): z.ZodObject {
  const stored: Record<string, z.ZodType> = storedRows[name].shape
  const columns = columnsOf(name).map((column) => [column, stored[column] ?? z.never()])
  return z.object({
    ...Object.fromEntries(columns),
    key: z.union([z.string(), z.number()]).optional(),
    label: z.string().optional(),
  })
}

const referenceAnswer = (name: ReferenceName) =>
  z.object({
    datalist: z.array(referenceRow(name) as unknown as z.ZodType<ReferenceRow, ReferenceRow>),
    count: z.number(),
    list_version: z.number().optional(),
  })

const referenceInput = listPayload.extend({ with_retired: z.union([z.boolean(), flag]).nullish() })

/**
 * The whole list in its own order; `key_label` reduces the rows to what a dropdown needs, `with_retired` includes
 * retired entries for their labels.
 */
export const referenceCall = <Name extends ReferenceName>(name: Name) =>
  defineCall({ path: `/${name}/list`, who: everyone, input: referenceInput, answer: referenceAnswer(name) })

const isPlain = (name: ReferenceName): name is PlainName => !withScreen.some((other) => other === name)

export const plainReferences = referenceNames.filter(isPlain)

type ReferenceCall = ReturnType<typeof referenceCall<PlainName>>

export const referenceCalls: readonly ReferenceCall[] = plainReferences.map((name) => referenceCall(name))
