import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { cellAfterKey, focusedCell } from './cell-focus.ts'
import { isRecord, type Line } from '../groups/group-lines.ts'
import { isPreviewKey } from '../preview/preview-choice.ts'
import { rangeTo, type RowRange } from './row-ranges.ts'
import { rowAfterKey } from './row-window.ts'
import type { MenuRequest } from './RowMenuHost.tsx'
import type { Selection } from '../selection/selection.ts'
import { tickedRow } from '../selection/ticked.ts'

type Options<Row extends { id: number }> = {
  /** The rows, and between them the heads of groups, which are never ticked. */
  lines: readonly Line<Row>[]
  /** Whether the lines answer the question on the screen. */
  isAnswer: boolean
  active: number
  selection: Selection | null
  /** Number of tool columns (checkbox, menu button) before the columns of the list. */
  toolColumns: number
  columnCount: number
  scroller: RefObject<HTMLElement | null>
  moveTo(index: number, cell: number | null): void
  onOpen(row: Row): void
  onMenu: ((request: MenuRequest<Row>) => void) | null
  /** Ticks all rows that match, on every page. */
  onMatchAll: (() => void) | undefined
  /** Opens and closes groups; true where the key was meant for them. */
  onGroupKey(key: string): boolean
  onPreview: (() => void) | null
}

const ACTING = new Set(['Enter', ' ', 'ContextMenu'])

const rowsIn = <Row extends { id: number }>(lines: readonly Line<Row>[]) =>
  lines.filter(isRecord).map(tickedRow)

/** Ticking rows one by one and in ranges, by the mouse and by keys; a range begins at the row that was ticked last. */
function useRanges<Row extends { id: number }>({ lines, active, selection, onMatchAll }: Options<Row>) {
  const range = useRef<RowRange | null>(null)

  function toggle(index: number) {
    const row = lines[index]
    if (!row || !isRecord(row)) return
    range.current = { anchor: index, end: index }
    selection?.toggle(tickedRow(row))
  }

  function drawTo(index: number) {
    const drawn = rangeTo(lines, range.current, active, index)
    range.current = drawn.range
    const records = rowsIn(lines)
    const off = records.filter(({ id }) => drawn.off.includes(id))
    if (off.length) selection?.setAll(off, false)
    selection?.setAll(
      records.filter(({ id }) => drawn.on.includes(id)),
      true,
    )
  }

  /** Ticks the page first, then all matching rows. */
  function all() {
    const records = rowsIn(lines)
    const isPage = records.every(({ id }) => selection?.has(id))
    if (isPage) onMatchAll?.()
    else selection?.setAll(records, true)
  }

  function clear() {
    range.current = null
    selection?.clear()
  }

  return { toggle, drawTo, all, clear, forget: () => (range.current = null) }
}

/** What keys and clicks in the rows of a list do. */
export function useRowKeys<Row extends { id: number }>(options: Options<Row>) {
  const { lines, active, selection, toolColumns, columnCount, scroller, moveTo, onOpen, onMenu } = options
  const ranges = useRanges(options)

  /** A key that acts on a row waits for the rows that were asked for; a held one opens or ticks once. */
  function isTooEarly(event: KeyboardEvent): boolean {
    const isAct = ACTING.has(event.key) || (event.key === 'F10' && event.shiftKey)
    return isAct && (!options.isAnswer || event.repeat)
  }

  /** Moves between rows and cells; with Shift the rows on the way are ticked. */
  function isMove(event: KeyboardEvent, cell: number | null): boolean {
    const target = rowAfterKey(event.key, active, lines.length)
    if (target !== null) {
      if (event.shiftKey && selection) ranges.drawTo(target)
      else ranges.forget()
      moveTo(target, cell)
      return true
    }
    const next = cellAfterKey(event.key, cell, columnCount)
    if (next === undefined) return false
    moveTo(active, next)
    return true
  }

  function isTick(event: KeyboardEvent): boolean {
    if (!selection) return false
    if (event.key === ' ') {
      if (event.shiftKey) ranges.drawTo(active)
      else ranges.toggle(active)
    } else if (event.key === 'Escape' && selection.count > 0) ranges.clear()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) ranges.all()
    else return false
    return true
  }

  function isMenu(event: KeyboardEvent, row: Row): boolean {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return false
    const box = (event.target as HTMLElement).getBoundingClientRect()
    // A wide table may be scrolled sideways: the menu opens where the row is seen.
    const left = Math.max(box.left, scroller.current?.getBoundingClientRect().left ?? 0)
    onMenu?.({ row, place: { x: left + 40, y: box.bottom } })
    return true
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const line = lines[active]
    const target = event.target as HTMLElement
    if (!line || !target.matches('tr, td')) return
    const cell = focusedCell(target, toolColumns)
    const isDone =
      isTooEarly(event) ||
      (cell === null && options.onGroupKey(event.key)) ||
      isPreviewed(event) ||
      isTick(event) ||
      isMove(event, cell) ||
      (isRecord(line) && (isMenu(event, line) || isOpened(event, line)))
    if (!isDone) return
    // A menu that opens by this key must not take the rest of the same event as a reason to close.
    event.stopPropagation()
    event.preventDefault()
  }

  function isPreviewed(event: KeyboardEvent): boolean {
    if (!options.onPreview || !isPreviewKey(event, selection !== null)) return false
    options.onPreview()
    return true
  }

  function isOpened(event: KeyboardEvent, row: Row): boolean {
    if (event.key !== 'Enter') return false
    onOpen(row)
    return true
  }

  /** Ctrl and a click tick a row. */
  function onClick(event: MouseEvent<HTMLTableSectionElement>) {
    const target = event.target as HTMLElement
    const place = target.closest<HTMLElement>('tr[data-index]')?.dataset.index
    if (!selection || place === undefined || target.closest('button, a, input')) return
    if (!event.shiftKey && (event.ctrlKey || event.metaKey)) ranges.toggle(Number(place))
  }

  /** Shift and a click tick all rows from the last ticked one; no text is selected, and the row gets the focus. */
  function onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
    if (!selection || !event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('tr[data-index]')
    if (!row || target.closest('button, a, input')) return
    ranges.drawTo(Number(row.dataset.index))
    row.focus()
  }

  return {
    onKeyDown,
    onClick,
    onMouseDown,
    onSelect: (index: number, isRange: boolean) => (isRange ? ranges.drawTo(index) : ranges.toggle(index)),
  }
}
