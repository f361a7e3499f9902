import type { z } from 'zod'
import type { FromFile } from '#core/record-fields.ts'

/** What remains in a column of a person who is erased: all of it says nothing about the person. */
export type Remains = 'nothing' | 'all' | { value: string }

/** When two records become one, people choose between the values, alone or with those of another, or a rule decides. */
export type Merged = 'chosen' | { goesWith: string } | { rule: string }

/** What must be said about every column of a customer. */
export type CustomerColumn = { remains: Remains; merged: Merged }

/** What must be said besides about those that people edit. */
export type EditedColumn = CustomerColumn & {
  form: z.ZodType
  file: FromFile
  /** A telephone number, which is hidden from those who must not call it. */
  isNumber?: true
}

export type EditedColumns = Readonly<Record<string, EditedColumn>>

/** A mark that is not set. */
export const OFF = { value: '0' } as const
