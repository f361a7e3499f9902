import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { columnKind } from '#core/lists/list.ts'
import { formatInteger } from '#core/money/money.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { isNumeric, printSum, printValue, type ShownColumn } from '../rows/cells.tsx'
import { LookupCell } from '../rows/ListRow.tsx'
import table from '../ListScreen.module.css'
import { GroupHead, type GroupKey, type GroupMore } from './group-lines.ts'
import { groupTexts } from './group-texts.ts'
import classes from './groups.module.css'

type Props = {
  line: GroupHead | GroupMore
  index: number
  isActive: boolean
  /** The column that makes the groups. */
  shown: ShownColumn | undefined
  columns: readonly ShownColumn[]
  toolColumns: number
  onFocus(index: number): void
  onRun(line: GroupHead | GroupMore): void
}

/** The head of a group with the sums of all its rows, or the line that fetches more of them. */
export function GroupRow({ line, index, isActive, shown, columns, toolColumns, onFocus, onRun }: Props) {
  const t = useTexts(groupTexts)
  const isHead = line instanceof GroupHead
  const firstSum = isHead ? columns.findIndex(({ column }) => column.sum) : -1
  const before = firstSum < 0 ? columns.length : Math.max(firstSum, toolColumns ? 0 : 1)
  return (
    <tr
      data-index={index}
      data-group={isHead || undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes.row}
      onFocus={() => onFocus(index)}
      onClick={() => onRun(line)}
    >
      <td colSpan={toolColumns + before}>
        <button
          type="button"
          tabIndex={-1}
          className={`wk-bare ${classes.button}`}
          {...(isHead ? { 'aria-expanded': line.isOpen } : {})}
        >
          {isHead && (line.isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />)}
          {isHead ? (
            <>
              <GroupLabel shown={shown} value={line.group.value} />
              <span className={`wk-muted ${classes.count}`}>{formatInteger(line.group.count)}</span>
            </>
          ) : (
            <span className={classes.more}>{t('more', { left: formatInteger(line.left) })}</span>
          )}
        </button>
      </td>
      {columns.slice(before).map(({ field, column }) => (
        <td key={field} className={isNumeric(column) ? table.right : undefined}>
          {column.sum && typeof line.group.sums[field] === 'number'
            ? printSum(column, line.group.sums[field])
            : ''}
        </td>
      ))}
    </tr>
  )
}

function GroupLabel({ shown, value }: { shown: ShownColumn | undefined; value: GroupKey }) {
  const t = useTexts(groupTexts)
  const language = useLanguage()
  if (value === null) return <span className={classes.none}>{t('none')}</span>
  if (!shown) return <span>{value}</span>
  const { column } = shown
  if (column.lookup)
    return (
      <span>
        <LookupCell list={column.lookup.list} value={value} />
      </span>
    )
  // Moments are grouped by day.
  const printed = columnKind(column) === 'moment' ? { kind: 'date' as const } : column
  return <span>{printValue(printed, value, language)}</span>
}
