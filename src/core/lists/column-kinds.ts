import type { z } from 'zod'

/** How values of a column compare, print and export. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'moment' | 'flag'

/** What the database says of a column besides type and meaning. */
export type StoredColumn = {
  kind?: ColumnKind
  /** Finding the value takes time, or few need it: lists fetch it only where it is seen. */
  spare?: true
}

/** Beside the schemas, not in them: who only reads lists loads no zod. */
const said = new WeakMap<z.core.$ZodType, StoredColumn>()

/** Notes what the database says of a column. */
export function noteColumn<Schema extends z.ZodType>(schema: Schema, column: StoredColumn): Schema {
  said.set(schema, column)
  return schema
}

/** What the database says of a column, also once it has a meaning, may be empty, or is optional. */
export function storedColumn(schema: z.core.$ZodType | undefined): StoredColumn {
  if (!schema) return {}
  const { def, parent } = schema._zod
  const within = 'innerType' in def ? (def.innerType as z.core.$ZodType) : parent
  return { ...storedColumn(within), ...said.get(schema) }
}
