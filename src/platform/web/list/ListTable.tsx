import {
  memo,
  useEffect,
  useRef,
  useState,
  type ClipboardEventHandler,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react'
import type { SortOrder } from '#core/lists/list.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { focusPlace } from './rows/cell-focus.ts'
import { isNumeric, printSum } from './rows/cells.tsx'
import { GroupRow } from './groups/GroupRow.tsx'
import { GroupHead, groupStep, isRecord, type GroupMore, type Line } from './groups/group-lines.ts'
import type { GroupControl } from './groups/use-groups.ts'
import classes from './ListScreen.module.css'
import type { ListState } from './question/list-address.ts'
import { ListHead } from './ListHead.tsx'
import { ListRow } from './rows/ListRow.tsx'
import { useRowWindow } from './rows/row-window.ts'
import type { MenuPlace } from './rows/RowMenu.tsx'
import type { MenuRequest } from './rows/RowMenuHost.tsx'
import type { Selection } from './selection/selection.ts'
import { tickedRow } from './selection/ticked.ts'
import { useArrangedColumns } from './columns/use-arranged-columns.ts'
import { pinnedWidth, pinPlaces } from './columns/use-column-widths.ts'
import type { LayoutControl } from './columns/use-list-layout.ts'
import { useKeptPlace } from './question/use-kept-place.ts'
import { useFirstRow, useListPlace, type ListAddress } from './question/use-list-place.ts'
import { useRowKeys } from './rows/use-row-keys.ts'
import { useStable } from './use-stable.ts'

type Props<Row extends { id: number }> = {
  label: string
  layout: LayoutControl
  /** Whether the lines answer the question on the screen; until then keys change nothing. */
  isAnswer: boolean
  /** What is drawn, in order: records, and the heads of groups between them. */
  lines: readonly Line<Row>[]
  /** The records among the lines. */
  rows: readonly Row[]
  /** Null if the rows are not grouped. */
  groups: GroupControl<Row> | null
  sums: Readonly<Record<string, unknown>>
  state: ListState
  defaultSort: readonly [string, SortOrder]
  selection: Selection | null
  /** No checkboxes, for lists without bulk actions; rows can still be selected by keys and clicks. */
  withoutCheckboxes?: boolean
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  rowClass: ((row: Row) => string | undefined) | undefined
  onChange(next: Partial<ListState>): void
  onOpen(row: Row): void
  onActive(row: Row): void
  /** Null when the rows have no menu. */
  onMenu: ((request: MenuRequest<Row>) => void) | null
  /** Ticks all rows that match, on every page. */
  onMatchAll?: (() => void) | undefined
  onCopy?: ClipboardEventHandler<HTMLElement> | undefined
  /** Shows or hides the record beside the list; null where there is none. */
  onPreview: (() => void) | null
  /** Address under which the scroll position is remembered; null in a panel. */
  address: ListAddress | null
  /** Shown in the table body while there are no rows. */
  placeholder: ReactNode
}

/** Rows above this number are drawn only where they are seen. */
const VIRTUAL_FROM = 60
const ROW_HEIGHT = 27

function Table<Row extends { id: number }>(props: Props<Row>) {
  const { label, layout, lines, rows, groups, sums, selection, cells, rowClass, onMenu, placeholder } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const { first, drawn, above, below, reveal } = useDrawnLines(scroller, lines)
  const { columns } = layout
  const hasCheckboxes = selection !== null && !props.withoutCheckboxes
  const toolColumns = (onMenu ? 1 : 0) + (hasCheckboxes ? 1 : 0)
  const span = columns.length + toolColumns
  const { widths, pinned, actions } = useArrangedColumns(layout, {
    rows,
    sums,
    cells,
    scroller,
    toolColumns,
  })

  useMoved(scroller)
  useKeptPlace(scroller, lines, props.state, ROW_HEIGHT)
  useFirstRow(scroller, props.state, () => setActive(0))
  useListPlace(scroller, props.address, lines.length > 0)
  const focusMarks = useFollowedRow(scroller, lines, setActive)
  const acts = useRowActs(props, { scroller, toolColumns, active, setActive, reveal })

  return (
    // Focused cells are scrolled out from under the pinned columns.
    <div
      className={classes.scroller}
      ref={scroller}
      style={{ scrollPaddingLeft: pinnedWidth(widths, pinned) }}
    >
      <table
        className={classes.table}
        style={{
          width: widths.reduce((sum, width) => sum + width, 0),
          ...pinPlaces(widths, pinned),
        }}
        data-pins={pinned || undefined}
        aria-label={label}
        aria-rowcount={lines.length}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={columns[index - toolColumns]?.field ?? index} style={{ width }} />
          ))}
        </colgroup>
        <ListHead
          columns={columns}
          state={props.state}
          defaultSort={props.defaultSort}
          hasMenu={onMenu !== null}
          isAllSelected={hasCheckboxes ? rows.length > 0 && rows.every((row) => selection.has(row.id)) : null}
          onSelectAll={acts.onSelectAll}
          onChange={props.onChange}
          actions={actions}
        />
        <tbody
          onKeyDown={acts.onKeyDown}
          onMouseDown={acts.onMouseDown}
          onClick={acts.onClick}
          onCopy={props.onCopy}
          {...focusMarks}
        >
          {above > 0 && <SpacerRow height={above} span={span} />}
          {drawn.map((line, offset) =>
            isRecord(line) ? (
              <ListRow
                key={line.id}
                row={line}
                index={first + offset}
                isActive={first + offset === active}
                columns={columns}
                cells={cells}
                className={rowClass?.(line)}
                isSelected={selection?.has(line.id) ?? false}
                hasCheckbox={hasCheckboxes}
                onSelect={acts.onSelect}
                onMenu={onMenu && acts.onMenu}
                onFocus={acts.onFocus}
                onOpen={props.onOpen}
              />
            ) : (
              <GroupRow
                key={line.id}
                line={line}
                index={first + offset}
                isActive={first + offset === active}
                shown={layout.known.find(({ field }) => field === groups?.field)}
                columns={columns}
                toolColumns={toolColumns}
                onFocus={setActive}
                onRun={acts.runGroup}
              />
            ),
          )}
          {below > 0 && <SpacerRow height={below} span={span} />}
          {lines.length === 0 && (
            <tr>
              <td colSpan={span} className={classes.placeholder}>
                <div className={classes.inSight}>{placeholder}</div>
              </td>
            </tr>
          )}
        </tbody>
        {lines.length > 0 && columns.some(({ column }) => column.sum) && (
          <SumsRow columns={columns} sums={sums} hasCheckboxes={hasCheckboxes} hasMenu={onMenu !== null} />
        )}
      </table>
    </div>
  )
}

/** The lines that are near enough to be drawn, and the heights of those above and below them. */
function useDrawnLines<Row>(scroller: RefObject<HTMLElement | null>, lines: readonly Line<Row>[]) {
  const isVirtual = lines.length > VIRTUAL_FROM
  const near = useRowWindow(scroller, isVirtual ? lines.length : 0, ROW_HEIGHT)
  const first = isVirtual ? near.first : 0
  const drawn = isVirtual ? lines.slice(near.first, near.last + 1) : lines
  return {
    first,
    drawn,
    above: first * ROW_HEIGHT,
    below: (lines.length - first - drawn.length) * ROW_HEIGHT,
    reveal: (index: number) => {
      if (isVirtual) near.reveal(index)
    },
  }
}

/** The row with the focus stays the active one at its new place; if it is gone, the row at the old place is, or the last. */
function useFollowedRow<Row extends { id: number }>(
  scroller: RefObject<HTMLElement | null>,
  lines: readonly Line<Row>[],
  setActive: Dispatch<SetStateAction<number>>,
) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const focused = focusedRow(scroller.current)
    const place = lines.findIndex(({ id }) => id === focused)
    setActive((index) => (place >= 0 ? place : Math.min(index, Math.max(0, lines.length - 1))))
    if (hasFocus.current && document.activeElement === document.body) goOn(scroller.current)
  }, [scroller, lines, setActive])
  return { onFocus: () => (hasFocus.current = true), onBlur: () => (hasFocus.current = false) }
}

type Around = {
  scroller: RefObject<HTMLDivElement | null>
  toolColumns: number
  active: number
  setActive: Dispatch<SetStateAction<number>>
  reveal(index: number): void
}

/** What keys and clicks in the rows do; all but the keys stay identical between renders, so that rows do not render. */
function useRowActs<Row extends { id: number }>(props: Props<Row>, around: Around) {
  const { lines, rows, groups, selection, onMenu } = props
  const { scroller, toolColumns, active, setActive, reveal } = around

  function moveTo(index: number, cell: number | null) {
    setActive(index)
    reveal(index)
    requestAnimationFrame(() =>
      focusPlace(
        scroller.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`),
        cell,
        toolColumns,
      ),
    )
  }

  const onSelectAll = useStable((isSelected: boolean) => selection?.setAll(rows.map(tickedRow), isSelected))
  const onFocus = useStable((row: Row, index: number) => {
    setActive(index)
    props.onActive(row)
  })
  const onRowMenu = useStable((row: Row, index: number, place: MenuPlace) => {
    setActive(index)
    onMenu?.({ row, place })
  })
  const runGroup = useStable((line: GroupHead | GroupMore) =>
    line instanceof GroupHead ? groups?.toggle(line.group) : groups?.more(line.group),
  )

  /** Opens and closes groups; true where the key was meant for them. */
  function onGroupKey(key: string): boolean {
    const step = groups && groupStep(lines, active, key)
    if (!step) return false
    if ('to' in step) moveTo(step.to, null)
    else runGroup('toggle' in step ? step.toggle : step.more)
    return true
  }

  const keys = useRowKeys({
    lines,
    isAnswer: props.isAnswer,
    active,
    selection,
    toolColumns,
    columnCount: props.layout.columns.length,
    scroller,
    moveTo,
    onOpen: props.onOpen,
    onMenu,
    onMatchAll: props.onMatchAll,
    onGroupKey,
    onPreview: props.onPreview,
  })
  return { ...keys, onSelect: useStable(keys.onSelect), onSelectAll, onFocus, onMenu: onRowMenu, runGroup }
}

/** Memoised: it is rendered again only when its rows, columns or their state change. */
export const ListTable = memo(Table) as typeof Table

/** Marks a table that is moved sideways; no row need be drawn anew for it. */
function useMoved(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const mark = () => box.firstElementChild?.toggleAttribute('data-moved', box.scrollLeft > 0)
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    return () => box.removeEventListener('scroll', mark)
  }, [scroller])
}

/** The record whose row or cell has the focus. */
function focusedRow(scroller: HTMLElement | null): number | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row-id]')
  return row && scroller?.contains(row) ? Number(row.dataset.rowId) : null
}

/** If the focused row has left the list, its neighbour gets the focus, or the screen if there is none. */
function goOn(scroller: HTMLElement | null): void {
  const row = scroller?.querySelector<HTMLElement>('tr[tabindex="0"], tr[data-row-id]:last-of-type')
  const place = row ?? scroller?.closest<HTMLElement>('main, [role="dialog"]')
  place?.focus()
}

type SumsProps = {
  columns: LayoutControl['columns']
  sums: Readonly<Record<string, unknown>>
  hasCheckboxes: boolean
  hasMenu: boolean
}

function SumsRow({ columns, sums, hasCheckboxes, hasMenu }: SumsProps) {
  const t = useTexts(commonTexts)
  return (
    <tfoot>
      <tr>
        {hasCheckboxes && <td />}
        {hasMenu && <td title={t('sum')}>Σ</td>}
        {columns.map(({ field, column }) => (
          <td key={field} className={isNumeric(column) ? classes.right : undefined}>
            {column.sum && typeof sums[`sum_${field}`] === 'number'
              ? printSum(column, sums[`sum_${field}`] as number)
              : ''}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function SpacerRow({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
