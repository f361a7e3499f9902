import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import type { SortOrder } from '#core/list.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { isNumeric, type ShownColumn } from './cells.tsx'
import { FilterCell } from './FilterCell.tsx'
import classes from './ListScreen.module.css'
import { nextSort, type ListState } from './list-address.ts'
import { useStable } from './use-stable.ts'

type Props = {
  columns: readonly ShownColumn[]
  state: ListState
  defaultSort: readonly [string, SortOrder]
  hasMenu: boolean
  /** Null when the list has no selection. */
  isAllSelected: boolean | null
  onSelectAll(isSelected: boolean): void
  onChange(next: Partial<ListState>): void
}

/** Headers that sort and the filters beneath them. Each rests until its own filter or order changes. */
export const ListHead = memo(function ListHead(props: Props) {
  const { columns, state, defaultSort, hasMenu, isAllSelected, onSelectAll } = props
  const t = useTexts(commonTexts)
  const chosen = state.sort
  const current = chosen ?? { field: defaultSort[0], direction: defaultSort[1] }

  const onSort = useStable((field: string) => props.onChange({ sort: nextSort(chosen, field) }))
  const onFilter = useStable((field: string, value: string) =>
    props.onChange({ filters: { ...state.filters, [field]: value } }),
  )

  return (
    <thead>
      <tr>
        {isAllSelected !== null && (
          <th className={classes.tool}>
            <input
              type="checkbox"
              aria-label={t('select_all')}
              checked={isAllSelected}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          </th>
        )}
        {hasMenu && <td className={classes.tool} />}
        {columns.map((shown) => (
          <HeaderCell
            key={shown.field}
            shown={shown}
            direction={current.field === shown.field ? current.direction : null}
            onSort={onSort}
          />
        ))}
      </tr>
      <tr className={classes.filterRow}>
        {isAllSelected !== null && <td />}
        {hasMenu && <td />}
        {columns.map(({ field, column, label }) => (
          <td key={field}>
            <FilterCell
              field={field}
              column={column}
              label={label}
              value={state.filters[field] ?? ''}
              onFilter={onFilter}
            />
          </td>
        ))}
      </tr>
    </thead>
  )
})

type HeaderProps = { shown: ShownColumn; direction: SortOrder | null; onSort(field: string): void }

const HeaderCell = memo(function HeaderCell({ shown, direction, onSort }: HeaderProps) {
  const { field, column, label } = shown
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
      <button type="button" className={classes.sortButton} onClick={() => onSort(field)}>
        <span className={classes.sortLabel} title={label}>
          {label}
        </span>
        {direction === 'ASC' && <IconArrowUp size={12} />}
        {direction === 'DESC' && <IconArrowDown size={12} />}
      </button>
    </th>
  )
})
