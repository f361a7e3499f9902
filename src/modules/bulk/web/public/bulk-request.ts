import type { CallTypes } from '#core/calls.ts'
import type { Chosen } from '#core/lists/selection.ts'
import type { TickedRow } from '#platform/web/list/selection/ticked.ts'
import { createStore, type Store } from '#platform/web/store.ts'

/** The calls that name their row by `id`. */
type RowCall = {
  [Path in keyof CallTypes]: CallTypes[Path]['input'] extends { id: number | string } ? Path : never
}[keyof CallTypes]

type FieldsOf<Path extends RowCall> = Omit<CallTypes[Path]['input'], 'id'>

/** A call for each of many rows, with its further fields. */
export type BulkWork = { islem: string; alanlar: object }

export const bulkWork = <Path extends RowCall>(
  islem: Path,
  alanlar: Partial<FieldsOf<Path>> = {},
): BulkWork => ({
  islem,
  alanlar,
})

export type BulkPart = {
  work: BulkWork
  rows: Chosen
  /** The call that takes the work back, where there is one. */
  reverse?: BulkWork
}

/** What became of the rows of an act. */
export type BulkEnd = { done: readonly number[]; left: readonly TickedRow[] }

/** The same act on many rows. */
export type BulkRequest = {
  title: string
  parts: readonly BulkPart[]
  /** How a row is called in the result. */
  nameOf(id: number): string
  /** The address of a row. */
  linkOf?(id: number): string
  /** Called when it ends or was stopped; the rows that are left are best kept ticked. */
  onFinished?(end: BulkEnd): void
  onClosed?(done: readonly number[]): void
  /** Called when the result is closed while rows have failed or wait; their values must be entered again. */
  onUnfinished?(): void
}

export const bulkRequest: Store<BulkRequest | null> = createStore<BulkRequest | null>(null)

/** Does the same to many rows, with progress, a way to stop and a result that names the rows. */
export const startBulk = (request: BulkRequest): void => bulkRequest.set(request)
