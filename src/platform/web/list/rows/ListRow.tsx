import { IconDotsVertical } from '@tabler/icons-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { referenceLabel, references, type ReferenceName } from '#core/references.ts'
import { say } from '#core/texts/texts.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { isNumeric, printValue, type ShownColumn } from './cells.tsx'
import classes from '../ListScreen.module.css'
import type { MenuPlace } from './RowMenu.tsx'

type Props<Row extends { id: number }> = {
  row: Row
  index: number
  isActive: boolean
  columns: readonly ShownColumn[]
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  className: string | undefined
  isSelected: boolean
  hasCheckbox: boolean
  /** With Shift all rows from the last ticked one on. */
  onSelect(index: number, isRange: boolean): void
  /** Null when the rows have no menu. */
  onMenu: ((row: Row, index: number, place: MenuPlace) => void) | null
  onFocus(row: Row, index: number): void
  onOpen(row: Row): void
}

/** A double click on a button of the row must not open the record as one on its values does. */
const stayClosed = (event: MouseEvent) => event.stopPropagation()

function Row<Item extends { id: number }>(props: Props<Item>) {
  const { row, index, isActive, columns, cells, className, isSelected, onSelect, onMenu } = props
  const language = useLanguage()
  const values = row as Record<string, unknown>

  function onContextMenu(event: MouseEvent) {
    if (!onMenu) return
    event.preventDefault()
    onMenu(row, index, { x: event.clientX, y: event.clientY })
  }

  return (
    <tr
      data-index={index}
      data-row-id={row.id}
      tabIndex={isActive ? 0 : -1}
      className={className}
      data-selected={isSelected || undefined}
      onFocus={() => props.onFocus(row, index)}
      onDoubleClick={() => props.onOpen(row)}
      onContextMenu={onContextMenu}
    >
      {props.hasCheckbox && (
        <td className={classes.tool} onDoubleClick={stayClosed}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={say(commonTexts.select_row, language)}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {onMenu && (
        <td className={classes.tool} onDoubleClick={stayClosed}>
          <button
            type="button"
            className={`wk-tool ${classes.menuButton}`}
            tabIndex={-1}
            aria-label={say(commonTexts.row_menu, language)}
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect()
              onMenu(row, index, { x: box.left, y: box.bottom })
            }}
          >
            <IconDotsVertical size={14} />
          </button>
        </td>
      )}
      {columns.map(({ field, column }) => (
        <td key={field} className={isNumeric(column) ? classes.right : undefined}>
          {cells[field]?.(row) ??
            (column.lookup ? (
              <LookupCell list={column.lookup.list} value={values[column.lookup.key]} />
            ) : (
              printValue(column, values[field], language)
            ))}
        </td>
      ))}
    </tr>
  )
}

export const ListRow = memo(Row) as typeof Row

/** The word for a key, in the interface language. */
export function LookupCell({ list, value }: { list: ReferenceName; value: unknown }) {
  const rows = useReferenceRows(list)
  const language = useLanguage()
  if (value === null || value === undefined) return ''
  const row = rows.find((candidate) => candidate[references[list].key] === value)
  return row ? referenceLabel(list, row, language) : String(value)
}
