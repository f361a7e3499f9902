import { z } from 'zod'
import { rowId, wholeNumber, rowVersion } from '../fields.ts'
import { BULK_LIMIT } from '../limits.ts'
import type { ListPayload } from './list.ts'

/**
 * All rows of a list on all pages, as the user saw them: the list's query, the rows unticked again, and how many
 * rows there were. The server looks the rows up; the browser never collects their ids.
 */
const selectionStatement = z.strictObject({
  list: z.string().max(100).describe('path of the list'),
  query: z.record(z.string(), z.unknown()).default({}).describe('filters, search and order of the list'),
  except_ids: z.array(rowId).max(BULK_LIMIT).default([]).describe('rows that were unticked again'),
  expected: wholeNumber(0, 100_000_000).describe('number of rows that the person saw'),
  as_of: z
    .string()
    .max(2_000)
    .regex(/^\d+:\d+:[\d,]*$/)
    .optional()
    .describe('moment of the list, as its answer named it; rows written since are left out by acts'),
})

export type SelectionStatement = {
  list: string
  query: ListPayload
  except_ids: number[]
  expected: number
  as_of?: string | undefined
}

/** The versions in which rows were shown, by their ids. */
export type SeenVersions = Readonly<Record<string, number>>

/** Single rows, with the versions in which they were ticked, or all that match. */
export type Chosen = { ids: number[]; seen_versions?: SeenVersions } | { secim: SelectionStatement }

/** What acts on many rows are told of the versions in which those were shown. */
export const seenVersions = z
  .record(z.string().regex(/^\d{1,10}$/), rowVersion)
  .optional()
  .describe('version in which each row was shown, by its id; rows with another one are left out')

/** The two ways in which a call for many rows is told which ones. */
export const chosenRows = (limit = BULK_LIMIT) => ({
  ids: (z.array(rowId) as unknown as z.ZodArray<z.ZodType<number, number>>).min(1).max(limit).optional(),
  secim: (selectionStatement as unknown as z.ZodType<SelectionStatement, SelectionStatement>)
    .optional()
    .describe('all rows that match instead of single ones'),
})
