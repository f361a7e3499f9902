import { z } from 'zod'
import { rowId } from '#core/fields.ts'

/** A record whose changes are asked for together with those of what belongs to it. */
export const LoggedRecord = z.strictObject({
  table_name: z.string().max(100).describe('table of the record'),
  row_id: rowId.describe('number of the record'),
})

export type LoggedRecord = z.infer<typeof LoggedRecord>
