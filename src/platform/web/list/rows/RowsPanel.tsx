import { useMemo } from 'react'
import type { ListDefinition, ListPayload } from '#core/lists/list.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { ListScreen } from '../ListScreen.tsx'

type Filters = NonNullable<ListPayload['filters']>

type Props<Row extends { id: number }> = {
  list: ListDefinition<Row>
  title: string
  filters: Filters
  /** The group to which the rows belong, where a value may be missing. */
  groupOf?: ListPayload['group_of']
  onClose(): void
}

/** The rows that make up a figure; their sums are the figure. */
export function RowsPanel<Row extends { id: number }>(props: Props<Row>) {
  const { list, title, filters, groupOf, onClose } = props
  const fixedFilters = useMemo(
    () => ({ filters, ...(groupOf ? { group_of: groupOf } : {}) }),
    [filters, groupOf],
  )
  return (
    <RecordDrawer title={title} size="wide" onClose={onClose}>
      <ListScreen list={list} title={title} place="panel" fixedFilters={fixedFilters} />
    </RecordDrawer>
  )
}
