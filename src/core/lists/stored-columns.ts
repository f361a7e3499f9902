import { z } from 'zod'
import { noteColumn, storedColumn, type ColumnKind } from './column-kinds.ts'
import { flag as storedFlag, rowId as storedId } from '../fields.ts'

const ofKind = <Schema extends z.ZodType>(kind: ColumnKind, schema: Schema): Schema =>
  noteColumn(schema, { kind })

/** The columns of generated rows; `.describe()` gives each its meaning. */
export const text = ofKind('text', z.string())
export const number = ofKind('number', z.number())
export const money = ofKind('money', z.number())
export const date = ofKind('date', z.string())
export const moment = ofKind('moment', z.string())
export const flag = ofKind('flag', storedFlag)
export const truth = ofKind('flag', z.boolean())
export const rowId = ofKind('number', storedId)
export const json = z.unknown()

/** Marks a column of its own, which is never one of the shared ones above. */
export const spare = <Schema extends z.ZodType>(column: Schema): Schema => noteColumn(column, { spare: true })

type Shape = Readonly<Record<string, z.ZodType>>

/** A column that may be empty may be so with fewer values, too. */
type Narrowed<Column, Values extends z.ZodType> =
  unknown extends z.output<Column>
    ? Values
    : null extends z.output<Column>
      ? null extends z.output<Values>
        ? Values
        : z.ZodNullable<Values>
      : Values

/** A row of which some columns are more than the database knows: a text that is one of five words, a sum of money. */
export function narrowed<Row extends Shape, Values extends Shape>(
  row: z.ZodObject<Row>,
  values: Values & { [Field in keyof Values]: Field extends keyof Row ? unknown : never },
) {
  const entries = Object.entries<z.ZodType>(values).map(([field, only]) => {
    const column = row.shape[field]
    const schema = column instanceof z.ZodNullable && !only.isNullable() ? only.nullable() : only.clone()
    if (column?.description) z.globalRegistry.add(schema, { description: column.description })
    noteColumn(schema, { ...storedColumn(column), ...storedColumn(only) })
    return [field, schema]
  })
  return row.extend(
    Object.fromEntries(entries) as {
      [Field in keyof Values & keyof Row]: Narrowed<Row[Field], Values[Field]>
    },
  )
}
