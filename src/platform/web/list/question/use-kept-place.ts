import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListState } from './list-address.ts'
import { askedBy } from './use-list-place.ts'

type Line = { id: number }

/** By how many rows a line has moved; none if it is new or gone. */
export function movedBy(before: readonly Line[], after: readonly Line[], id: number): number {
  const from = before.findIndex((line) => line.id === id)
  const to = after.findIndex((line) => line.id === id)
  return from < 0 || to < 0 ? 0 : to - from
}

/** The line that the person looks at: under the pointer, or the first one below those that are scrolled away. */
function lineInSight(box: HTMLElement, lines: readonly Line[], rowHeight: number): number | null {
  const hovered = box.querySelector<HTMLElement>('tbody tr[data-row-id]:hover')
  if (hovered) return Number(hovered.dataset.rowId)
  return box.scrollTop > 0 ? (lines[Math.floor(box.scrollTop / rowHeight)]?.id ?? null) : null
}

/** When rows are read anew because somebody wrote, the row that the person looks at stays where it is on the screen. */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  state: ListState,
  rowHeight: number,
): void {
  const question = askedBy(state)
  const shown = useRef({ lines, question })
  useLayoutEffect(() => {
    const before = shown.current
    const box = scroller.current
    if (before.lines === lines) return
    shown.current = { lines, question }
    if (!box || before.question !== question) return
    const id = lineInSight(box, before.lines, rowHeight)
    if (id !== null) box.scrollBy({ top: movedBy(before.lines, lines, id) * rowHeight })
  })
}
