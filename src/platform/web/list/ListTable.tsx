import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { commonTexts } from '../texts.ts'
import { isNumeric, printSum, type ShownColumn } from './cells.tsx'
import { FilterCell } from './FilterCell.tsx'
import classes from './ListScreen.module.css'
import type { ListStateControl } from './list-state.ts'
import { ListRow } from './ListRow.tsx'
import { useRowWindow } from './row-window.ts'
import type { MenuPlace, RowAction, RowMenu as RowMenuPart } from './RowMenu.tsx'
import type { Selection } from './selection.ts'
import { useStable } from './use-stable.ts'

type Props<Row extends { id: number }> = {
  label: string
  columns: readonly ShownColumn[]
  rows: readonly Row[]
  sums: Readonly<Record<string, unknown>>
  control: ListStateControl
  defaultSort: readonly [string, 'ASC' | 'DESC']
  actions: readonly RowAction<Row>[]
  selection: Selection | null
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  rowClass: ((row: Row) => string | undefined) | undefined
  onOpen: ((row: Row) => unknown) | undefined
  onActive: ((row: Row) => unknown) | undefined
  /** Stands in the table's body while there are no rows to show. */
  placeholder: ReactNode
}

const RowMenu = lazyPart(async () => (await import('./RowMenu.tsx')).RowMenu) as typeof RowMenuPart

/** Rows above this number are drawn only where they are seen. */
const VIRTUAL_FROM = 60
const ROW_HEIGHT = 27

const TOOL_WIDTH = 34
const DEFAULT_WIDTH = 120
/** Columns share the window by their widths and shrink to this part of them before the table scrolls sideways. */
const SHRINK = 0.72

export function ListTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, sums, control, actions, selection, cells, rowClass, onOpen, placeholder } =
    props
  const t = useTexts(commonTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const hasFocus = useRef(false)
  const [menu, setMenu] = useState<{ row: Row; place: MenuPlace } | null>(null)
  const isVirtual = rows.length > VIRTUAL_FROM
  const near = useRowWindow(scroller, isVirtual ? rows.length : 0, ROW_HEIGHT)
  const first = isVirtual ? near.first : 0
  const drawn = isVirtual ? rows.slice(near.first, near.last + 1) : rows
  const above = first * ROW_HEIGHT
  const below = (rows.length - first - drawn.length) * ROW_HEIGHT
  const toolColumns = (actions.length ? 1 : 0) + (selection ? 1 : 0)
  const span = columns.length + toolColumns
  const widths = [
    ...Array.from({ length: toolColumns }, () => TOOL_WIDTH),
    ...columns.map(({ column }) => column.width ?? DEFAULT_WIDTH),
  ]
  const fullWidth = widths.reduce((sum, width) => sum + width, 0)

  // Another page or filter starts at the first row again.
  useEffect(() => {
    setActive((index) => Math.min(index, Math.max(0, rows.length - 1)))
    if (hasFocus.current && document.activeElement === document.body) goOn(scroller.current)
  }, [rows])

  function moveTo(index: number) {
    const target = Math.max(0, Math.min(rows.length - 1, index))
    setActive(target)
    if (isVirtual) near.reveal(target)
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`tr[data-index="${target}"]`)?.focus(),
    )
  }

  function openMenu(row: Row, place: MenuPlace) {
    if (actions.length) setMenu({ row, place })
  }

  const onSelect = useStable((row: Row) => selection?.toggle(row.id))
  const onRowOpen = useStable((row: Row) => void onOpen?.(row))
  const onFocus = useStable((row: Row, index: number) => {
    setActive(index)
    props.onActive?.(row)
  })
  const onMenu = useStable((row: Row, index: number, place: MenuPlace) => {
    setActive(index)
    openMenu(row, place)
  })

  /** Where rows can be ticked, the row menu ticks all of them or none. */
  const ticking = (ticked: Selection): RowAction<Row>[] => [
    {
      key: 'select_all',
      label: t('select_all'),
      run: () =>
        ticked.setAll(
          rows.map((row) => row.id),
          true,
        ),
    },
    {
      key: 'clear_selection',
      label: t('clear_selection'),
      isShown: () => ticked.ids.length > 0,
      run: ticked.clear,
    },
  ]

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const row = rows[active]
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 15,
      PageUp: active - 15,
      Home: 0,
      End: rows.length - 1,
    }
    const target = moves[event.key]
    const isRow = (event.target as HTMLElement).tagName === 'TR'
    if (!row || !isRow) return
    if (target !== undefined) moveTo(target)
    else if (event.key === 'Enter') void onOpen?.(row)
    else if (event.key === ' ' && selection) selection.toggle(row.id)
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = (event.target as HTMLElement).getBoundingClientRect()
      // A wide table may be scrolled sideways: the menu opens where the row is seen.
      const left = Math.max(box.left, scroller.current?.getBoundingClientRect().left ?? 0)
      openMenu(row, { x: left + 40, y: box.bottom })
    } else return
    // A menu that opens by this key must not take the rest of the same event as a reason to close.
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    <div className={classes.scroller} ref={scroller}>
      <table
        className={classes.table}
        style={{ minWidth: fullWidth * SHRINK }}
        aria-label={label}
        aria-rowcount={rows.length}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col
              key={columns[index - toolColumns]?.field ?? index}
              style={{ width: `${(100 * width) / fullWidth}%` }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th className={classes.tool}>
                <input
                  type="checkbox"
                  aria-label={t('select_all')}
                  checked={rows.length > 0 && rows.every((row) => selection.has(row.id))}
                  onChange={(event) =>
                    selection.setAll(
                      rows.map((row) => row.id),
                      event.target.checked,
                    )
                  }
                />
              </th>
            )}
            {actions.length > 0 && <td className={classes.tool} />}
            {columns.map((shown) => (
              <HeaderCell key={shown.field} shown={shown} control={control} defaultSort={props.defaultSort} />
            ))}
          </tr>
          <tr className={classes.filterRow}>
            {selection && <td />}
            {actions.length > 0 && <td />}
            {columns.map(({ field, column, label: name }) => (
              <td key={field}>
                <FilterCell
                  column={column}
                  label={name}
                  value={control.state.filters[field] ?? ''}
                  onChange={(value) =>
                    control.change({ filters: { ...control.state.filters, [field]: value } })
                  }
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody
          onKeyDown={onKeyDown}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
        >
          {above > 0 && <SpacerRow height={above} span={span} />}
          {drawn.map((row, offset) => (
            <ListRow
              key={row.id}
              row={row}
              index={first + offset}
              isActive={first + offset === active}
              columns={columns}
              cells={cells}
              className={rowClass?.(row)}
              isSelected={selection?.has(row.id) ?? null}
              onSelect={onSelect}
              onMenu={actions.length ? onMenu : null}
              onFocus={onFocus}
              onOpen={onRowOpen}
            />
          ))}
          {below > 0 && <SpacerRow height={below} span={span} />}
          {rows.length === 0 && (
            <tr>
              <td colSpan={span} className={classes.placeholder}>
                {placeholder}
              </td>
            </tr>
          )}
        </tbody>
        {columns.some(({ column }) => column.sum) && (
          <tfoot>
            <tr>
              {selection && <td />}
              {actions.length > 0 && <td title={t('sum')}>Σ</td>}
              {columns.map(({ field, column }) => (
                <td key={field} className={isNumeric(column) ? classes.right : undefined}>
                  {column.sum && typeof sums[`sum_${field}`] === 'number'
                    ? printSum(column, sums[`sum_${field}`] as number)
                    : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {menu && (
        <RowMenu
          row={menu.row}
          place={menu.place}
          actions={selection ? [...actions, ...ticking(selection)] : actions}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}

/** The row that had the focus has left the list: its neighbour takes over, or the screen when there is none. */
function goOn(scroller: HTMLElement | null): void {
  const row = scroller?.querySelector<HTMLElement>('tr[tabindex="0"], tr[data-row-id]:last-of-type')
  const place = row ?? scroller?.closest<HTMLElement>('main, [role="dialog"]')
  place?.focus()
}

function SpacerRow({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

type HeaderProps = Pick<Props<{ id: number }>, 'control' | 'defaultSort'> & { shown: ShownColumn }

/** A header sorts: ascending, descending, back to the list's own order. */
function HeaderCell({ shown, control, defaultSort }: HeaderProps) {
  const { field, column, label } = shown
  const chosen = control.state.sort
  const current = chosen ?? { field: defaultSort[0], direction: defaultSort[1] }
  const direction = current.field === field ? current.direction : null
  function sort() {
    if (chosen?.field !== field) return control.change({ sort: { field, direction: 'ASC' } })
    return control.change({ sort: chosen.direction === 'ASC' ? { field, direction: 'DESC' } : null })
  }
  if (shown.isComputed)
    return (
      <th scope="col">
        <span className={classes.plainLabel}>{label}</span>
      </th>
    )
  return (
    <th
      scope="col"
      className={isNumeric(column) ? classes.right : undefined}
      aria-sort={direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending'}
    >
      <button type="button" className={classes.sortButton} onClick={sort}>
        <span className={classes.sortLabel} title={label}>
          {label}
        </span>
        {direction === 'ASC' && <IconArrowUp size={12} />}
        {direction === 'DESC' && <IconArrowDown size={12} />}
      </button>
    </th>
  )
}
