import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Rows beyond the visible ones, so that quick scrolling shows no gaps. */
const SPARE_ROWS = 5

type Range = { first: number; last: number }

const rangeOf = (box: HTMLElement, count: number, rowHeight: number): Range => ({
  first: Math.max(0, Math.floor(box.scrollTop / rowHeight) - SPARE_ROWS),
  last: Math.min(count - 1, Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + SPARE_ROWS),
})

/** Which rows of a long table are near enough to be drawn; all rows are of one height. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  // The table is never higher than the window; how high it is shows once it stands.
  const [range, setRange] = useState<Range>(() => ({ first: 0, last: Math.ceil(innerHeight / rowHeight) }))

  const measure = useCallback(() => {
    if (!scroller.current || !count) return
    const next = rangeOf(scroller.current, count, rowHeight)
    setRange((before) => (before.first === next.first && before.last === next.last ? before : next))
  }, [scroller, count, rowHeight])

  useEffect(() => {
    const box = scroller.current
    if (!box || !count) return undefined
    measure()
    box.addEventListener('scroll', measure, { passive: true })
    const resizing = new ResizeObserver(measure)
    resizing.observe(box)
    return () => {
      box.removeEventListener('scroll', measure)
      resizing.disconnect()
    }
  }, [scroller, count, measure])

  /** Draws a row that may be far away; whoever focuses it then has it in view. */
  function reveal(index: number) {
    const box = scroller.current
    if (!box || (index >= range.first && index <= range.last)) return
    box.scrollTo({ top: index * rowHeight - box.clientHeight / 2 })
    measure()
  }

  return { ...range, reveal }
}
