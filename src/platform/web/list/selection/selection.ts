import { useMemo, useState } from 'react'
import type { Chosen } from '#core/lists/selection.ts'
import {
  allTicked,
  chosenOf,
  isTicked,
  nothingTicked,
  someTicked,
  tickedCount,
  withTicks,
  type AskedList,
  type Ticked,
  type TickedRow,
} from './ticked.ts'

/** The rows somebody has ticked; they stay ticked while pages are turned. */
export type Selection = {
  ticked: Ticked
  count: number
  /** The ticked rows as a call for many takes them. */
  chosen: Chosen
  has(id: number): boolean
  toggle(row: TickedRow): void
  setAll(rows: readonly TickedRow[], isSelected: boolean): void
  /** All rows that match the question, on every page, as they were at the moment of its answer. */
  matchAll(asked: AskedList, count: number, asOf: string | undefined): void
  /** Ticks only these, such as those that an action has left. */
  keep(rows: readonly TickedRow[]): void
  clear(): void
}

export function useSelection(): Selection {
  const [ticked, setTicked] = useState(nothingTicked)
  return useMemo(
    () => ({
      ticked,
      count: tickedCount(ticked),
      chosen: chosenOf(ticked),
      has: (id) => isTicked(ticked, id),
      toggle: (row) => setTicked((before) => withTicks(before, [row], !isTicked(before, row.id))),
      setAll: (changed, isSelected) => setTicked((before) => withTicks(before, changed, isSelected)),
      matchAll: (asked, count, asOf) => setTicked(allTicked(asked, count, asOf)),
      keep: (rows) => setTicked(someTicked(rows)),
      clear: () => setTicked(nothingTicked),
    }),
    [ticked],
  )
}
