import { z } from 'zod'
import type { storedRows } from './stored-rows.ts'
import type { Text } from './texts/texts.ts'

/** What a module declares about the fields of a record, once for all that read it. */

/** A column of a table, as the catalogue has it. */
export type StoredColumn<Table extends keyof typeof storedRows> = keyof (typeof storedRows)[Table]['shape'] &
  string

/** How the cells of a column of a file are read. */
export type CellKind =
  | 'text'
  | 'code'
  | 'name'
  | 'phone'
  | 'postcode'
  | 'email'
  | 'date'
  | 'money'
  | 'percent'
  | 'whole'
  | 'flag'
  | 'list'

/** A column of a file from another system. */
export type FileColumn<List extends string = string> = {
  kind: CellKind
  head: Text
  /** Other headings that mean the same, in any language. */
  also?: readonly string[]
  isRequired?: true
  longest?: number
  /** The day of a grown person's birth, which a year of two digits is read by. */
  isBirthday?: true
  list?: List
  /** Bounds of whole numbers and percentages. */
  least?: number
  most?: number
  /** Adds up in the sums of its sheet. */
  isSum?: true
  example: string | number
}

/** The column that a field is taken from and its name, or why no file has it. */
export type FromFile = (FileColumn & { name: string }) | { none: string }

type WithForm = Readonly<Record<string, { form: z.ZodType }>>

export type FileFields = Readonly<Record<string, { file: FromFile }>>

/** The fields that a file has. */
export type FieldFromFile<Fields extends FileFields> = {
  [Name in keyof Fields]: Fields[Name]['file'] extends { name: string } ? Name : never
}[keyof Fields]

export const fieldsIn = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[]

/** The schemas of the fields, for an object schema. */
export const formsOf = <Fields extends WithForm>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { form }]) => [name, form])) as {
    [Name in keyof Fields]: Fields[Name]['form']
  }

/** The columns of a file by name. */
export const fileColumnsOf = <Fields extends FileFields>(fields: Fields) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ file }) => ('name' in file ? [[file.name, file]] : [])),
  ) as {
    [
      Name in keyof Fields as Fields[Name]['file'] extends { name: infer Column extends string }
        ? Column
        : never
    ]: Fields[Name]['file']
  }

/** The fields that a file has, and the names of their columns. */
export const fieldsFromFile = <Fields extends FileFields>(fields: Fields) =>
  Object.entries(fields).flatMap(([field, { file }]) =>
    'name' in file ? [{ field, column: file.name }] : [],
  )

/** What each field of a new record holds before anything is entered; one that must be entered is empty. */
export const blankOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
  Object.fromEntries(
    Object.entries<z.core.$ZodType>(shape).map(([name, schema]) => [
      name,
      z.safeParse(schema, undefined).data ?? null,
    ]),
  ) as { [Name in keyof Shape]: z.output<Shape[Name]> | null }
