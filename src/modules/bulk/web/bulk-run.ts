import type { CallTypes } from '#core/calls.ts'
import { chosenCount, versionsOf, type TickedRow } from '#platform/web/list/selection/ticked.ts'
import type { BulkPart, BulkWork } from './public/bulk-request.ts'

type Asked = CallTypes['/toplu_islem/yap']['input']
export type BulkAnswer = CallTypes['/toplu_islem/yap']['answer']
export type LeftRow = BulkAnswer['atlanan'][number]

/** A part of the work that waits; its request id stays until the answer is known, so that nothing is done twice. */
type Job = { input: Asked; reverse: BulkWork | null; requestId: string }

/** Rows that one call can reverse. */
type Reversible = { work: BulkWork; ids: number[] }

export type BulkState = {
  total: number
  jobs: readonly Job[]
  done: readonly number[]
  skipped: readonly LeftRow[]
  failed: readonly LeftRow[]
  /** Rows that no longer existed when the work began. */
  missing: number
  reversible: readonly Reversible[]
  /** The jobs that retry the failed rows. */
  again: readonly Job[]
  /** The jobs that take the rows that somebody had changed as they are now. */
  asChanged: readonly Job[]
}

export const startState = (parts: readonly BulkPart[], newId: () => string): BulkState => ({
  total: parts.reduce((sum, { rows }) => sum + chosenCount(rows), 0),
  jobs: parts.map(({ work, rows, reverse }) => ({
    input: { ...inputOf(work), ...rows },
    reverse: reverse ?? null,
    requestId: newId(),
  })),
  done: [],
  skipped: [],
  failed: [],
  missing: 0,
  reversible: [],
  again: [],
  asChanged: [],
})

const inputOf = ({ islem, alanlar }: BulkWork) => ({ islem, alanlar: { ...alanlar } })

/** The state after a call was answered; rows that the call left undone become the next job. */
export function afterAnswer(state: BulkState, answer: BulkAnswer, newId: () => string): BulkState {
  const [job, ...others] = state.jobs
  if (!job) return state
  const { kalan, yapilan, hatali, atlanan } = answer
  const withRows = (ids: number[]): Job[] =>
    ids.length ? [{ ...job, input: { ...job.input, ids }, requestId: newId() }] : []
  return {
    total: state.total,
    jobs: [...withRows(kalan), ...others],
    done: [...state.done, ...yapilan],
    skipped: [...state.skipped, ...atlanan],
    failed: [...state.failed, ...answer.hatali],
    missing: state.missing + answer.eksik,
    reversible:
      job.reverse && yapilan.length
        ? [...state.reversible, { work: job.reverse, ids: yapilan }]
        : state.reversible,
    again: [...state.again, ...withRows(hatali.map(({ id }) => id))],
    asChanged: [...state.asChanged, ...meantAnyway(job, atlanan.filter(isChanged), newId)],
  }
}

const isChanged = ({ version }: LeftRow) => version !== undefined

/** The job for rows that were left because they had changed, in the versions in which they are now. */
function meantAnyway(job: Job, rows: readonly LeftRow[], newId: () => string): Job[] {
  if (!rows.length) return []
  const { secim: _question, ...input } = job.input
  const named = { ids: rows.map(({ id }) => id), seen_versions: { ...versionsOf(rows) } }
  return [{ ...job, input: { ...input, ...named }, requestId: newId() }]
}

/** How many rows were left because somebody had changed them. */
export const changedCount = ({ skipped }: BulkState): number => skipped.filter(isChanged).length

/** The rows that somebody had changed wait as they are now: whoever has read what changed means them so. */
export const withChanged = (state: BulkState): BulkState => ({
  ...state,
  jobs: [...state.jobs, ...state.asChanged],
  skipped: state.skipped.filter((row) => !isChanged(row)),
  asChanged: [],
})

/** The rows that failed wait once more, behind those that wait anyway. */
export const tryAgain = (state: BulkState): BulkState => ({
  ...state,
  jobs: [...state.jobs, ...state.again],
  failed: [],
  again: [],
})

export const processed = ({ done, skipped, failed, missing }: BulkState): number =>
  done.length + skipped.length + failed.length + missing

/** The rows that were not done, as far as their numbers are known, with the versions that the person knows of. */
export const leftRows = ({ skipped, failed, jobs, again }: BulkState): TickedRow[] => {
  const seen = Object.assign({}, ...[...jobs, ...again].map(({ input }) => input.seen_versions)) as Record<
    number,
    number
  >
  return [
    ...skipped.map(({ id, version }) => ({ id, version })),
    ...[...failed.map(({ id }) => id), ...jobs.flatMap(({ input }) => input.ids ?? [])].map((id) => ({
      id,
      version: seen[id],
    })),
  ]
}

/** The parts that take back what was done, the last first. */
export const reverseParts = ({ reversible }: BulkState): BulkPart[] =>
  reversible.toReversed().map(({ work, ids }) => ({ work, rows: { ids: ids.toReversed() } }))
