import { useMemo, useState } from 'react'
import type { Chosen } from '#core/selection.ts'
import {
  allTicked,
  chosenOf,
  isTicked,
  nothingTicked,
  tickedCount,
  withTicks,
  type AskedList,
  type Ticked,
} from './ticked.ts'

/** The rows somebody has ticked; they stay ticked while pages are turned. */
export type Selection = {
  ticked: Ticked
  count: number
  /** The ticked rows as a call for many takes them. */
  chosen: Chosen
  has(id: number): boolean
  toggle(id: number): void
  setAll(ids: readonly number[], isSelected: boolean): void
  /** All rows that match the question, on every page. */
  matchAll(asked: AskedList, count: number): void
  /** Ticks only these, such as those that an action has left. */
  keep(ids: readonly number[]): void
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
      toggle: (id) => setTicked((before) => withTicks(before, [id], !isTicked(before, id))),
      setAll: (changed, isSelected) => setTicked((before) => withTicks(before, changed, isSelected)),
      matchAll: (asked, count) => setTicked(allTicked(asked, count)),
      keep: (ids) => setTicked({ kind: 'some', ids: new Set(ids) }),
      clear: () => setTicked(nothingTicked),
    }),
    [ticked],
  )
}
