import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, one, saved, type TypesOf } from '#core/calls.ts'
import { requiredText } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { choiceNames } from './column.ts'
import { sheetNames } from './columns.ts'
import { findingKinds } from './findings.ts'
import { importCalls } from './import-calls.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { findingList, runList, RunRow } from './runs.ts'

const MAX_BODY = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 65_536

const sheet = z.enum(sheetNames)
const head = z.string().max(200)

/** The user's choices for unrecognised sheets and headings; null leaves one out. */
const Mapping = z.object({
  sheets: z.record(head, sheet.nullable()).optional().describe('page of the file: what it holds'),
  columns: z
    .partialRecord(sheet, z.record(head, z.string().max(40).nullable()))
    .optional()
    .describe('head of a column: its field'),
  heads: z.record(head, z.int().min(1).max(1_048_576)).optional().describe('page: row of its headings'),
  words: z
    .partialRecord(z.enum(choiceNames), z.record(head, z.union([z.string().max(100), z.number(), z.null()])))
    .optional()
    .describe('unknown word: the entry it stands for; null for none'),
})

export const SheetSummary = z.object({
  sheet,
  rows: z.number().describe('rows with something in them'),
  ok: z.number().describe('rows without an error'),
  errors: z.number().describe('errors in the sheet'),
  repairs: z.number().describe('cells that were put right'),
  sums: z.record(z.string(), z.number()).describe('sums of its amounts and bottles'),
})

export type SheetSummary = z.infer<typeof SheetSummary>

const Page = z.object({
  name: z.string().describe('name of the page in the file'),
  sheet: sheet.nullable().describe('what it was taken for; empty: left out or unknown'),
  head_row: z.number().nullable().optional().describe('row of its headings'),
  is_unknown: z.boolean().describe('nobody knows what it holds'),
  heads: z.array(z.object({ head: z.string(), field: z.string().nullable().optional() })),
})

export const UnknownWord = z.object({
  choice: z.enum(choiceNames).describe('what it can be chosen for'),
  word: z.string(),
  rows: z.number().describe('how many cells say it'),
})

export type UnknownWord = z.infer<typeof UnknownWord>

export const ReportedFinding = z.object({
  kind: z.enum(findingKinds),
  sheet: z.string(),
  row: z.number(),
  field: z.string().nullable(),
  code: z.string(),
  message: z.string().describe('in the language of the call'),
  found: z.string().nullable().describe('what the cell said'),
})

export const Report = z.object({
  check_id: z.number(),
  state: RunRow.shape.state,
  sheets: z.array(SheetSummary),
  pages: z.array(Page),
  unknown_words: z.array(UnknownWord).describe('words that no list has, the most frequent first'),
  errors: z.array(ReportedFinding).describe('the first errors; /data_in_finding/list has all'),
  repairs: z.array(ReportedFinding).describe('the first repairs'),
})

export type Report = z.infer<typeof Report>

export const checkFile = defineCall({
  path: '/data_in/check',
  who: admin,
  writes: true,
  maxBytes: MAX_BODY,
  input: z.object({
    file_name: requiredText(200).describe('name of the file'),
    base_64: z.string().min(1).describe('the file in base64'),
    mapping: Mapping.optional(),
    duplicates: z
      .enum(['refuse', 'take'])
      .default('refuse')
      .describe('customers who seem to be there already are errors, or are only named'),
  }),
  answer: Report,
})

export const getReport = defineCall({
  path: '/data_in/get',
  who: admin,
  input: byId,
  answer: z.object({ item: RunRow, report: Report }),
})

/** Each batch is a transaction of its own, so the call itself does not run in one. */
export const runFile = defineCall({
  path: '/data_in/run',
  who: admin,
  input: z.object({ check_id: byId.shape.id.describe('the dry run that is carried out') }),
  answer: one(RunRow),
})

export const stopRun = defineCall({
  path: '/data_in/stop',
  actsOn: 'data_in_runs',
  who: admin,
  writes: true,
  input: byId,
  answer: saved(RunRow),
})

export const undoRun = defineCall({
  path: '/data_in/undo',
  actsOn: 'data_in_runs',
  who: admin,
  writes: true,
  input: byId,
  answer: saved(RunRow),
})

export const leaveOutRows = defineCall({
  path: '/data_in/leave_out',
  actsOn: 'data_in_runs',
  who: admin,
  writes: true,
  input: byId,
  answer: saved(RunRow),
})

export const leftOutFile = defineCall({
  path: '/data_in/left_out',
  who: admin,
  input: byId,
  answer: fileContent,
})

export const templateFile = defineCall({
  path: '/data_in/template',
  who: admin,
  input: z.object({}),
  answer: fileContent,
})

export const dataInCalls = [
  checkFile,
  getReport,
  runFile,
  stopRun,
  undoRun,
  leaveOutRows,
  leftOutFile,
  templateFile,
  listCall(runList),
  listCall(findingList),
  ...importCalls,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof dataInCalls> {}
}
