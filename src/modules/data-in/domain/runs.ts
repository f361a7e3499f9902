import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { storedWords } from '#core/refusal.ts'
import { say, type Language } from '#core/texts.ts'
import { dataInTexts } from '../texts.ts'
import { sheetNames, sheetTexts } from './columns.ts'
import { findingKinds } from './findings.ts'

const refusals = defineRefusals({
  data_in_not_passed: {
    tr: 'Bu dosyanın denetimi hatasız değil. Hataları düzeltip yeniden denetleyin.',
    de: 'Die Prüfung dieser Datei hat Fehler ergeben. Bitte berichtigen und neu prüfen.',
    en: 'The check of this file found errors. Correct them and check again.',
  },
  data_in_wrong_state: {
    tr: 'Bu aktarımın durumu buna izin vermiyor.',
    de: 'Im jetzigen Stand dieser Übernahme ist das nicht möglich.',
    en: 'This import is not in a state for that.',
  },
})

export const runStates = ['failed', 'passed', 'running', 'stopped', 'done', 'undone'] as const

export type RunState = (typeof runStates)[number]

const wrongState = (isRight: boolean): Refusal => (isRight ? null : refusals.data_in_wrong_state)

/** A run begins after a passed dry run, and goes on after it was stopped or its server went away. */
export const whyNotRun = (state: RunState): Refusal =>
  state === 'failed'
    ? refusals.data_in_not_passed
    : wrongState(state === 'passed' || state === 'running' || state === 'stopped')

export const whyNotStop = (state: RunState): Refusal => wrongState(state === 'running')

/** A run can be undone while nothing is being written. */
export const whyNotUndo = (state: RunState): Refusal => wrongState(state === 'done' || state === 'stopped')

export const RunRow = z.object({
  id: rowId.describe('number of the run'),
  file_name: z.string().describe('name of the file'),
  state: z.enum(runStates).describe('failed or passed the dry run, running, stopped, done, undone'),
  total: z.number().describe('rows of the file'),
  done: z.number().describe('rows that have been written'),
  errors: z.number().describe('errors that the dry run found'),
  repairs: z.number().describe('cells that were put right'),
  problem: z.string().nullable().describe('why it stopped by itself, as a code'),
  problem_words: z.string().describe('the reason in all languages, as JSON'),
  created_at: z.string().describe('moment of the dry run'),
  created_by: z.number().describe('who checked the file'),
  created_name: z.string().describe('name of that person'),
  started_at: z.string().nullable().describe('when writing began'),
  ended_at: z.string().nullable().describe('when writing ended'),
  undone_at: z.string().nullable().describe('when it was taken back'),
  version: z.number(),
})

export type RunRow = z.infer<typeof RunRow>

/** Why a run stopped by itself; nothing where it did not. */
export const problemWords = (
  { problem, problem_words }: Pick<RunRow, 'problem' | 'problem_words'>,
  language: Language,
): string | null =>
  problem === null ? null : (storedWords(problem_words, language) ?? say(dataInTexts.fault, language))

/** The files that were checked and taken in. */
export const runList = defineList({
  path: '/data_in/list',
  row: RunRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: dataInTexts,
  columns: {
    id: { kind: 'number', filter: 'equals', width: 70 },
    file_name: { filter: 'contains', width: 260 },
    state: {
      filter: 'equals',
      options: { values: runStates.map((value) => ({ value, text: dataInTexts[`state_${value}`] })) },
      width: 130,
    },
    total: { kind: 'number', width: 90 },
    done: { kind: 'number', width: 90 },
    errors: { kind: 'number', width: 90 },
    repairs: { kind: 'number', width: 100 },
    created_at: { kind: 'moment', filter: 'equals', width: 140 },
    created_name: { filter: 'contains', width: 150 },
    started_at: { kind: 'moment', hidden: true, optional: true },
    ended_at: { kind: 'moment', hidden: true, optional: true },
    undone_at: { kind: 'moment', hidden: true, optional: true },
    problem: { hidden: true },
    problem_words: { hidden: true },
    created_by: { kind: 'number', hidden: true },
    version: { kind: 'number', hidden: true },
  },
})

export const FindingRow = z.object({
  id: rowId,
  run_id: z.number().describe('run of the file'),
  kind: z.enum(findingKinds).describe('error, repair, or something to know'),
  sheet: z.string().describe('sheet, or the page of the file where it is unknown'),
  row_no: z.number().describe('row in the sheet'),
  field: z.string().nullable().describe('field of the column'),
  code: z.string().describe('what was found'),
  params: z.string().describe('what belongs to the words, as JSON'),
  found: z.string().nullable().describe('what the cell said'),
})

export type FindingRow = z.infer<typeof FindingRow>

/** Everything that was found in a file, by sheet and row. */
export const findingList = defineList({
  path: '/data_in_finding/list',
  row: FindingRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'ASC'],
  texts: dataInTexts,
  columns: {
    kind: {
      filter: 'equals',
      options: { values: findingKinds.map((value) => ({ value, text: dataInTexts[`kind_${value}`] })) },
      width: 110,
    },
    sheet: {
      filter: 'equals',
      options: { values: sheetNames.map((value) => ({ value, text: sheetTexts[value] })) },
      width: 140,
    },
    row_no: { kind: 'number', filter: 'equals', width: 80 },
    field: { filter: 'equals', width: 140 },
    code: { filter: 'equals', width: 380 },
    found: { filter: 'contains', width: 200 },
    params: { hidden: true },
    id: { kind: 'number', hidden: true },
    run_id: { kind: 'number', filter: 'equals', hidden: true },
  },
})

/** The findings of a file: errors first, then notices, then corrections. */
export const findingsOf = (run_id: number) => ({ run_id, grouped_by: 'kind' })
