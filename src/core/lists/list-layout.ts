import { z } from 'zod'
import { MOST_SORTS } from './list.ts'

/** A column as a person has set it; those that are not named are as the list declares them. */
const ColumnLayout = z.strictObject({
  field: z.string().min(1).max(100),
  hidden: z.boolean().optional().describe('the table does not show it'),
  width: z.int().min(30).max(1_500).optional().describe('pixels'),
  pinned: z.boolean().optional().describe('stays in place when the table moves sideways'),
})

export type ColumnLayout = z.infer<typeof ColumnLayout>

/** The columns of a list in their order. */
export const ListLayout = z.array(ColumnLayout).max(150)

/**
 * Which list it is: the path of its call and, where one call answers several lists, the name of the list. The
 * server checks the path only; the name tells stored layouts apart.
 */
export const listKey = z
  .string()
  .max(150)
  .regex(/^\/[\w/-]+\/list(#\w+)?$/)

/** What a saved view holds. Fields that a list does not have any more are left out when the view is opened. */
export const ViewContent = z.strictObject({
  search: z.string().max(200),
  filters: z.record(z.string().min(1).max(100), z.string().min(1).max(200)),
  sorts: z
    .array(z.strictObject({ field: z.string().min(1).max(100), order: z.enum(['ASC', 'DESC']) }))
    .max(MOST_SORTS),
  columns: ListLayout.nullable(),
  group: z.string().min(1).max(100).nullish().describe('column whose values put the rows in groups'),
})

export type ViewContent = z.infer<typeof ViewContent>
