import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { faceArrived } from '../fonts/face.ts'
import { useStore } from '../store.ts'
import { columnNeeds, grown, type Measured } from './column-needs.ts'
import { distribute, pinnedColumns, type ColumnNeed } from './column-widths.ts'
import { textWidth } from './text-width.ts'

/** Columns with a tick or a menu button. */
const TOOL_WIDTH = 34

type Asked = Measured & {
  scroller: RefObject<HTMLElement | null>
  toolColumns: number
  /** So many of the columns stay in place when the table moves sideways. */
  pins: number
}

/** The last one that was seen: most lists are shown in the same place. */
let lastRoom = 0

function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(lastRoom)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const measure = () => {
      lastRoom = box.clientWidth
      setRoom(lastRoom)
    }
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(box)
    return () => resizing.disconnect()
  }, [scroller])
  return room
}

type Needs = { measured: Measured; hasArrived: boolean; needs: ColumnNeed[] }

/** What was needed before counts on while the columns are the same ones. */
function useNeeds(measured: Measured): ColumnNeed[] {
  const { columns, rows, sums, cells, language } = measured
  const hasArrived = useStore(faceArrived)
  const before = useRef<Needs | null>(null)
  const current = useMemo(() => {
    const now = { columns, rows, sums, cells, language }
    const past = before.current
    const isSame =
      past?.measured.columns === columns && past.measured.rows.length > 0 && past.hasArrived === hasArrived
    const needs = grown(columnNeeds(now, textWidth), isSame ? past.needs : null)
    return { measured: now, hasArrived, needs }
  }, [columns, rows, sums, cells, language, hasArrived])
  useEffect(() => {
    before.current = current
  }, [current])
  return current.needs
}

/** The widths of all columns of a table, tools first, and how many of them stay in place. */
export function useColumnWidths({ scroller, toolColumns, pins, ...measured }: Asked) {
  const room = useRoom(scroller)
  const needs = useNeeds(measured)
  return useMemo(() => {
    const tools = Array.from({ length: toolColumns }, () => TOOL_WIDTH)
    const widths = [...tools, ...distribute(needs, room - toolColumns * TOOL_WIDTH)]
    return { widths, pinned: pinnedColumns(widths, toolColumns + pins, room) }
  }, [needs, room, toolColumns, pins])
}

/** Where pinned columns stand, as variables that the stylesheet reads; rows need not know. */
export function pinPlaces(widths: readonly number[], pinned: number): Record<string, string> {
  let left = 0
  return Object.fromEntries(
    widths.slice(0, pinned).map((width, index) => {
      const place = [`--pin-${index + 1}`, `${left}px`] as const
      left += width
      return place
    }),
  )
}
