import { useEffect, useState, type RefObject } from 'react'

/** Rows beyond the visible ones, so that quick scrolling shows no gaps. */
const SPARE_ROWS = 5

type Range = { first: number; last: number }

type Box = { scrollTop: number; clientHeight: number }

export const rangeOf = (box: Box, count: number, rowHeight: number): Range => ({
  first: Math.max(0, Math.floor(box.scrollTop / rowHeight) - SPARE_ROWS),
  last: Math.min(count - 1, Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + SPARE_ROWS),
})

/** The range of visible rows; the same object as before when nothing moved, so that nothing renders again. */
function measured(box: HTMLElement, count: number, rowHeight: number) {
  const next = rangeOf(box, count, rowHeight)
  return (before: Range) => (before.first === next.first && before.last === next.last ? before : next)
}

/** Rows that a key for a whole screen moves by. */
const SCREENFUL = 15

/** The row that a key leads to from another one; null for a key that does not move. */
export function rowAfterKey(key: string, from: number, count: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, from + 1)
    case 'ArrowUp':
      return Math.max(0, from - 1)
    case 'PageDown':
      return Math.min(last, from + SCREENFUL)
    case 'PageUp':
      return Math.max(0, from - SCREENFUL)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** Which rows of a long table are near enough to be drawn; all rows are of one height. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  // The table is never higher than the window; its real height is known after the first layout.
  const [range, setRange] = useState<Range>(() => ({ first: 0, last: Math.ceil(innerHeight / rowHeight) }))

  useEffect(() => {
    const box = scroller.current
    if (!box || !count) return undefined
    const measure = () => setRange(measured(box, count, rowHeight))
    measure()
    box.addEventListener('scroll', measure, { passive: true })
    const resizing = new ResizeObserver(measure)
    resizing.observe(box)
    return () => {
      box.removeEventListener('scroll', measure)
      resizing.disconnect()
    }
  }, [scroller, count, rowHeight])

  /** Renders a row that may be far away, so that it can get the focus. */
  function reveal(index: number) {
    const box = scroller.current
    if (!box || (index >= range.first && index <= range.last)) return
    box.scrollTo({ top: index * rowHeight - box.clientHeight / 2 })
    setRange(measured(box, count, rowHeight))
  }

  return { ...range, reveal }
}
