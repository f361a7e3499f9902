import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { faceArrived } from '#platform/web/fonts/face.ts'
import { useStore } from '#platform/web/store.ts'
import { columnNeeds, grown, type Measured } from './column-needs.ts'
import { distribute, pinnedColumns, type ColumnNeed } from './column-widths.ts'
import { textWidth } from './text-width.ts'

/** Columns with a tick or a menu button. */
const TOOL_WIDTH = 34

export type Asked = Measured & {
  scroller: RefObject<HTMLElement | null>
  toolColumns: number
  /** How many columns are pinned when the table scrolls sideways. */
  pins: number
}

/** The last measured width: most lists are shown in the same place. */
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

/** Earlier needs are kept while the columns and their font are the same. */
function rememberNeeds() {
  let past: { columns: unknown; hasArrived: boolean; needs: ColumnNeed[] } | null = null
  return (measured: Measured, hasArrived: boolean): ColumnNeed[] => {
    const { columns, rows } = measured
    const isSame = past?.columns === columns && past.hasArrived === hasArrived
    const needs = grown(columnNeeds(measured, textWidth), isSame && past ? past.needs : null)
    // Until there are rows the widths are only guessed.
    past = rows.length ? { columns, hasArrived, needs } : null
    return needs
  }
}

function useNeeds({ columns, rows, sums, cells, language }: Measured): ColumnNeed[] {
  const hasArrived = useStore(faceArrived)
  const [needsOf] = useState(rememberNeeds)
  return useMemo(
    () => needsOf({ columns, rows, sums, cells, language }, hasArrived),
    [needsOf, columns, rows, sums, cells, language, hasArrived],
  )
}

type Drawn = { field: string; width: number }

/** The widths of all columns of a table, tools first, and how many of them stay in place. */
export function useColumnWidths(asked: Asked & { drawn: Drawn | null }) {
  const { scroller, toolColumns, pins, drawn, ...measured } = asked
  const { columns } = measured
  const room = useRoom(scroller)
  const needs = useNeeds(measured)
  return useMemo(() => {
    const tools = Array.from({ length: toolColumns }, () => TOOL_WIDTH)
    const current = needs.map((need, index) => ({
      ...need,
      chosen: drawn && columns[index]?.field === drawn.field ? drawn.width : need.chosen,
    }))
    const widths = [...tools, ...distribute(current, room - toolColumns * TOOL_WIDTH)]
    return { widths, pinned: pinnedColumns(widths, toolColumns + pins, room) }
  }, [needs, columns, room, toolColumns, pins, drawn])
}

export const pinnedWidth = (widths: readonly number[], pinned: number): number =>
  widths.slice(0, pinned).reduce((sum, width) => sum + width, 0)

/** The positions of pinned columns as CSS variables, so that rows need not be rendered again. */
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
