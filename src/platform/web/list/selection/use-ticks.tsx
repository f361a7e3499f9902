import type { ClipboardEvent, ReactNode } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { ShownColumn } from '../rows/cells.tsx'
import type { ListState } from '../question/list-address.ts'
import type { FixedFilters } from '../question/list-question.ts'
import { useSelection, type Selection } from './selection.ts'
import { useCopy } from './use-copy.tsx'
import { useStable } from '../use-stable.ts'
import { useAsked } from './use-ticked-list.ts'

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)

type Options<Row extends { id: number }> = {
  list: ListDefinition<Row>
  state: ListState
  fixed: FixedFilters
  rows: readonly Row[]
  /** How many rows match. */
  count: number | undefined
  /** The moment at which they were counted. */
  asOf: string | undefined
  columns: readonly ShownColumn[]
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  /** Of a screen with bulk actions. */
  selection: Selection | undefined
  isPicker: boolean
}

type Ticks = {
  /** Null in a picker. */
  selection: Selection | null
  matchAll(): void
  /** Whether there are rows on other pages. */
  isMoreThanPage: boolean
  onCopy(event: ClipboardEvent<HTMLElement>): void
  /** What is shown while rows are ticked. */
  bar: ReactNode
}

/** The ticked rows of a list. Every list can be summed up and copied; checkboxes are for screens that act on the rows. */
export function useTicks<Row extends { id: number }>(options: Options<Row>): Ticks {
  const { list, state, fixed, rows, count = 0, asOf, columns, cells, isPicker } = options
  const own = useSelection()
  const selection = isPicker ? null : (options.selection ?? own)
  const asked = useAsked({ list, state, fixed, selection })
  const matchAll = useStable(() => {
    if (count) selection?.matchAll(asked, count, asOf)
  })
  const { onCopy, copied } = useCopy({ list, asked, fixed, rows, columns, cells, selection })
  const bar = (
    <>
      {selection && selection.count > 0 && (
        <SelectionBar
          list={list}
          matching={count}
          selection={selection}
          onMatchAll={matchAll}
          fixed={fixed}
          columns={columns}
        />
      )}
      {copied}
    </>
  )
  return { selection, matchAll, isMoreThanPage: count > rows.length, onCopy, bar }
}
