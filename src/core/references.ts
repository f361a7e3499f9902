import { referenceLists } from './brought/references.ts'
import type { Flag } from './fields.ts'
import type { ReferenceDefinition } from './reference-definition.ts'
import type { Language } from './texts/texts.ts'

/** The reference lists that the modules bring. */
export const references = referenceLists

export type ReferenceName = keyof typeof references

export const referenceNames = Object.keys(references) as ReferenceName[]

const definitionOf = (name: ReferenceName): ReferenceDefinition => references[name]

/** The columns that hold a row's word in any language; a search by words looks through them. */
export function labelColumns(name: ReferenceName): string[] {
  const { label, translated, words, joined = [] } = definitionOf(name)
  if (translated) return [label, `${label}_tr`, `${label}_en`]
  return [...new Set([label, ...(words ? Object.values(words) : []), ...joined])]
}

/** A row of a reference list as the browser keeps it. */
export type ReferenceRow = Readonly<Record<string, string | number | null>>

type FlagOf<Name extends ReferenceName> = (typeof references)[Name] extends {
  flags: readonly (infer Column extends string)[]
}
  ? Column
  : never

/** The columns of a list that say yes or no. */
export type ReferenceFlags<Name extends ReferenceName> = Record<FlagOf<Name>, Flag>

/** A row of this list. */
export type ReferenceRowOf<Name extends ReferenceName> = ReferenceRow & Readonly<ReferenceFlags<Name>>

/** Placeholder for the parcel number in the address of a carrier's tracking page. */
export const NUMBER_PLACE = '{number}'

/** Whether an entry is no longer offered. */
export const isRetired = (row: ReferenceRow): boolean => row.status === '0'

/** The word for a row in a language; German is used where a translation is missing. */
export function referenceLabel(name: ReferenceName, row: ReferenceRow, language: Language): string {
  const { label, words, withLabel, joined = [] } = definitionOf(name)
  const whole = joined
    .map((column) => row[column])
    .filter(Boolean)
    .join(' ')
  if (whole) return whole
  const own = words?.[language] ?? (language === 'de' ? label : `${label}_${language}`)
  const word = row[own] ?? row[words?.de ?? label] ?? ''
  return withLabel ? `${row[label]} – ${word}` : String(word)
}
