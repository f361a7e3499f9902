import type { ViewContent } from '#core/lists/list-layout.ts'
import type { Column, ListDefinition } from '#core/lists/list.ts'
import { isGroupable } from '../groups/group-lines.ts'
import type { ListState } from '../question/list-address.ts'
import type { KnownColumn } from '../columns/list-layout.ts'

/** What a view sets on a list, and the names of what it cannot set any more. */
type Opened = {
  state: Pick<ListState, 'search' | 'filters' | 'sorts' | 'group'>
  columns: ViewContent['columns']
  leftOut: string[]
}

/** Reads a view against the list as it is now: columns and filters that are gone are left out. */
export function openContent(
  list: ListDefinition,
  known: readonly KnownColumn[],
  content: ViewContent,
): Opened {
  const columns: Record<string, Column> = list.columns
  const shown = new Set(known.map(({ field }) => field))
  const isColumn = (field: string) => Object.hasOwn(columns, field)
  const isFilter = (field: string) => isColumn(field) && columns[field]?.filter !== undefined
  const filters = Object.entries(content.filters)
  const sorts = content.sorts.filter(({ field }) => isColumn(field))
  const { group = null } = content
  const hasGroup = group !== null && isColumn(group) && isGroupable(group, columns[group] ?? {})
  const leftOut = [
    ...filters.map(([field]) => field).filter((field) => !isFilter(field)),
    ...content.sorts.map(({ field }) => field).filter((field) => !isColumn(field)),
    ...(content.columns ?? []).map(({ field }) => field).filter((field) => !shown.has(field)),
    ...(list.search || !content.search ? [] : [content.search]),
    ...(group === null || hasGroup ? [] : [group]),
  ]
  return {
    state: {
      search: list.search ? content.search : '',
      filters: Object.fromEntries(filters.filter(([field]) => isFilter(field))),
      sorts,
      group: hasGroup ? group : null,
    },
    columns: content.columns?.filter(({ field }) => shown.has(field)) ?? null,
    leftOut: [...new Set(leftOut)],
  }
}

/** What is set on a list now, as a view keeps it. */
export const contentOf = (
  { search, filters, sorts, group }: Pick<ListState, 'search' | 'filters' | 'sorts' | 'group'>,
  columns: ViewContent['columns'],
): ViewContent => ({
  search,
  filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
  sorts: sorts.map(({ field, order }) => ({ field, order })),
  columns,
  ...(group ? { group } : {}),
})

const inOrder = (content: ViewContent) =>
  JSON.stringify({
    ...content,
    group: content.group ?? null,
    filters: Object.entries(content.filters).toSorted(([a], [b]) => a.localeCompare(b)),
    columns: content.columns?.map(({ field, hidden, width, pinned }) => [field, hidden, width, pinned]),
  })

export const isSameContent = (one: ViewContent, other: ViewContent): boolean =>
  inOrder(one) === inOrder(other)
