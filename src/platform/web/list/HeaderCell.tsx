import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { SortOrder } from '#core/lists/list.ts'
import { useTexts } from '../language.tsx'
import { isNumeric, type ShownColumn } from './rows/cells.tsx'
import classes from './ListHead.module.css'
import { columnTexts } from './columns/column-texts.ts'

/** What people do with a column at its head. */
export type HeadActions = {
  sort(field: string, isAdded: boolean): void
  /** Called while the border is dragged, with `isDone` when it is released. */
  resize(field: string, width: number, isDone: boolean): void
  fit(field: string): void
  move(field: string, onto: string): void
  step(field: string, step: -1 | 1): void
}

type Props = {
  shown: ShownColumn
  order: SortOrder | null
  /** Its place among several columns that order the list; null for a single one. */
  place: number | null
  actions: HeadActions
}

const RESIZE_STEP = 16
const SMALLEST = 40
const DRAGGED = 'application/x-wk-column'

/** A head sorts by a click, moves by dragging it, and is made wider at its border. */
export const HeaderCell = memo(function HeaderCell({ shown, order, place, actions }: Props) {
  const { field, column, label, isComputed } = shown
  const t = useTexts(columnTexts)
  const cell = useRef<HTMLTableCellElement>(null)
  const [isTarget, setTarget] = useState(false)

  /** Ctrl and an arrow moves the column, with Shift it changes its width. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (!step || !event.ctrlKey) return
    event.preventDefault()
    if (event.shiftKey) {
      const width = Math.max(SMALLEST, (cell.current?.offsetWidth ?? 0) + step * RESIZE_STEP)
      return actions.resize(field, width, true)
    }
    const button = event.currentTarget as HTMLElement
    actions.step(field, step)
    // The header is rendered at its new place; it keeps the focus so that it can be moved further.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <th
      ref={cell}
      scope="col"
      data-field={field}
      data-target={isTarget || undefined}
      className={`${classes.head} ${isNumeric(column) ? classes.right : ''}`}
      aria-sort={isComputed ? undefined : ariaSort(order)}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, field)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(false)
        const dragged = event.dataTransfer.getData(DRAGGED)
        if (dragged && dragged !== field) actions.move(dragged, field)
      }}
    >
      <button
        type="button"
        className={classes.label}
        data-plain={isComputed}
        title={isComputed ? label : t('head_hint', { column: label })}
        aria-keyshortcuts="Control+ArrowLeft Control+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight"
        onClick={(event: MouseEvent) => !isComputed && actions.sort(field, event.shiftKey)}
        onKeyDown={onKeyDown}
        // The browser leaves a head where it is as long as a sliver of it shows beside the pinned columns.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <span className="wk-cut">{label}</span>
        {order === 'ASC' && <IconArrowUp size={12} />}
        {order === 'DESC' && <IconArrowDown size={12} />}
      </button>
      {place !== null && (
        <span className={classes.place} aria-label={t('sort_place', { place })}>
          {place}
        </span>
      )}
      <Border cell={cell} field={field} actions={actions} />
    </th>
  )
})

const ariaSort = (order: SortOrder | null) =>
  order === null ? 'none' : order === 'ASC' ? 'ascending' : 'descending'

type BorderProps = {
  cell: React.RefObject<HTMLTableCellElement | null>
  field: string
  actions: HeadActions
}

/** The border of a column: drawn to a width, double clicked to fit what the column shows. */
function Border({ cell, field, actions }: BorderProps) {
  const start = useRef<{ x: number; width: number } | null>(null)

  function widthAt(event: PointerEvent): number | null {
    const from = start.current
    return from && Math.max(SMALLEST, Math.round(from.width + event.clientX - from.x))
  }

  return (
    <span
      className={classes.border}
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDoubleClick={() => actions.fit(field)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: cell.current?.offsetWidth ?? 0 }
      }}
      onPointerMove={(event) => {
        const width = widthAt(event)
        if (width !== null) actions.resize(field, width, false)
      }}
      onPointerUp={(event) => {
        const width = widthAt(event)
        const isMoved = start.current?.width !== width
        start.current = null
        if (width !== null && isMoved) actions.resize(field, width, true)
      }}
    />
  )
}
