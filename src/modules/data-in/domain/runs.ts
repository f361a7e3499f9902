import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { storedWords } from '#core/refusal.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { dataInTexts } from '../texts.ts'
import { sheetNames, sheetTexts } from './columns.ts'
import { findingKinds } from './findings.ts'
import { MAX_FINDINGS } from './limits.ts'
import { data_in_finding_list } from './stored/data_in_finding_list.ts'
import { data_in_list } from './stored/data_in_list.ts'

const refusals = defineRefusals({
  data_in_not_passed: {
    tr: 'Bu dosyanın denetimi hatasız değil. Hataları düzeltip yeniden denetleyin.',
    de: 'Die Prüfung dieser Datei hat Fehler ergeben. Bitte berichtigen und neu prüfen.',
    en: 'The check of this file found errors. Correct them and check again.',
  },
  data_in_sheets_wrong: {
    tr: 'Satırlar ayıklanamaz: önce bilinmeyen sayfa ve sütunları eşleyin, eksik sütunları ve birleştirilmiş hücreleri düzeltin.',
    de: 'Noch lassen sich keine Zeilen weglassen: Bitte zuerst unbekannte Blätter und Spalten zuordnen und fehlende Spalten und verbundene Zellen berichtigen.',
    en: 'Rows cannot be left out yet: map unknown sheets and columns first, and mend missing columns and merged cells.',
  },
  data_in_too_many_errors: {
    tr: 'Hata sayısı {max:number} sınırına ulaştı, hepsi bilinmiyor. Dosyayı düzeltip yeniden denetleyin.',
    de: 'Es sind {max:number} Fehler oder mehr, und nicht alle sind aufgezeichnet. Bitte berichtigen Sie die Datei und prüfen Sie neu.',
    en: 'There are {max:number} errors or more, and not all are recorded. Correct the file and check again.',
  },
  data_in_nothing_good: {
    tr: 'Hatasız satır yok.',
    de: 'Keine Zeile ist ohne Fehler.',
    en: 'No row is without an error.',
  },
  data_in_nothing_left_out: {
    tr: 'Hatalı satır yok ya da artık saklanmıyor: aktarılmayan satırlar 14 gün saklanır.',
    de: 'Es gibt keine fehlerhaften Zeilen, oder sie sind nicht mehr da: Was nicht übernommen wird, bleibt 14 Tage.',
    en: 'There are no rows with errors, or they are no longer stored: what is not taken in is kept for 14 days.',
  },
  data_in_interrupted: {
    tr: 'Sunucu aktarım sırasında durdu. Yazılanlar yerinde: devam ettirebilir veya geri alabilirsiniz.',
    de: 'Der Server ist während der Übernahme ausgefallen. Das Geschriebene ist vollständig: Sie können fortsetzen oder alles zurücknehmen.',
    en: 'The server went away during the import. What was written is whole: you can resume or undo it.',
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

/** Findings that say something about a whole page: its rows are not known well enough to leave some out. */
const wholePage = new Set([
  'unknown_sheet',
  'unknown_column',
  'missing_column',
  'no_head_row',
  'merged_cells',
])

/** What the dry run found, as far as it decides whether rows can be left out. */
export type FoundErrors = { codes: readonly string[]; errors: number; good: number }

/** The rows with errors can be left out where every error is about a row, is recorded, and something remains. */
export function whyNotLeaveOut(state: RunState, { codes, errors, good }: FoundErrors): Refusal {
  if (state !== 'failed') return refusals.data_in_wrong_state
  if (codes.some((code) => wholePage.has(code))) return refusals.data_in_sheets_wrong
  if (errors >= MAX_FINDINGS.error)
    return { ...refusals.data_in_too_many_errors, params: { max: MAX_FINDINGS.error } }
  return good === 0 ? refusals.data_in_nothing_good : null
}

export const nothingLeftOut = refusals.data_in_nothing_left_out
export const interrupted = refusals.data_in_interrupted

export const RunRow = narrowed(data_in_list, {
  state: z.enum(runStates),
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
    id: { filter: 'equals', width: 70 },
    file_name: { filter: 'contains', width: 260 },
    state: {
      filter: 'equals',
      options: { values: runStates.map((value) => ({ value, text: dataInTexts[`state_${value}`] })) },
      width: 130,
    },
    total: { width: 90 },
    done: { width: 90 },
    errors: { width: 90 },
    repairs: { width: 100 },
    left_out: { width: 110 },
    created_at: { filter: 'equals', width: 140 },
    created_name: { filter: 'contains', width: 150 },
    started_at: { shown: 'choice' },
    ended_at: { shown: 'choice' },
    undone_at: { shown: 'choice' },
  },
  unseen: ['problem', 'problem_words', 'created_by', 'version'],
})

export const FindingRow = narrowed(data_in_finding_list, {
  kind: z.enum(findingKinds),
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
    row_no: { filter: 'equals', width: 80 },
    field: { filter: 'equals', width: 140 },
    code: { filter: 'equals', width: 380 },
    found: { filter: 'contains', width: 200 },
    run_id: { shown: 'never', filter: 'equals' },
  },
  unseen: ['params', 'id'],
})

/** The findings of a file: errors first, then notices, then corrections. */
export const findingsOf = (run_id: number) => ({ run_id, grouped_by: 'kind' })
