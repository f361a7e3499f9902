import { memo, useMemo } from 'react'
import type { SortOrder } from '#core/lists/list.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import type { ShownColumn } from './rows/cells.tsx'
import { FilterCell } from './FilterCell.tsx'
import { HeaderCell, type HeadActions } from './HeaderCell.tsx'
import classes from './ListScreen.module.css'
import { nextSorts, type ListState } from './question/list-address.ts'
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
  actions: Omit<HeadActions, 'sort'>
}

/** Sortable headers and the filters beneath them. Each is memoised until its own filter or order changes. */
export const ListHead = memo(function ListHead(props: Props) {
  const { columns, state, defaultSort, hasMenu, isAllSelected, onSelectAll } = props
  const t = useTexts(commonTexts)
  const [field, order] = defaultSort
  const sorts = state.sorts.length ? state.sorts : [{ field, order }]

  const sort = useStable((name: string, isAdded: boolean) =>
    props.onChange({ sorts: nextSorts(state.sorts, name, isAdded) }),
  )
  const actions = useMemo(() => ({ ...props.actions, sort }), [props.actions, sort])
  const onFilter = useStable((name: string, value: string) =>
    props.onChange({ filters: { ...state.filters, [name]: value } }),
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
        {columns.map((shown) => {
          const place = sorts.findIndex((one) => one.field === shown.field)
          return (
            <HeaderCell
              key={shown.field}
              shown={shown}
              order={sorts[place]?.order ?? null}
              place={place >= 0 && sorts.length > 1 ? place + 1 : null}
              actions={actions}
            />
          )
        })}
      </tr>
      <tr className={classes.filterRow}>
        {isAllSelected !== null && <td />}
        {hasMenu && <td />}
        {columns.map(({ field: name, column, label }) => (
          <td key={name}>
            <FilterCell
              field={name}
              column={column}
              label={label}
              value={state.filters[name] ?? ''}
              onFilter={onFilter}
            />
          </td>
        ))}
      </tr>
    </thead>
  )
})
