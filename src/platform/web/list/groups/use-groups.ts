import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Column, ListDefinition } from '#core/lists/list.ts'
import { callList } from '#platform/web/api.ts'
import type { ListState } from '../question/list-address.ts'
import type { FixedFilters } from '../question/list-question.ts'
import { useStable } from '../use-stable.ts'
import { groupField, keyOfGroup, linesOf, type Group, type GroupKey, type Line } from './group-lines.ts'
import { groupRowsQuestion, groupsQuestion } from './group-questions.ts'

/** The groups of a list as lines of its table, and how they open and close. */
export type GroupControl<Row> = {
  /** The column that makes them. */
  field: string
  lines: readonly Line<Row>[]
  /** How many groups there are on all pages. */
  count: number | undefined
  isPending: boolean
  isFetching: boolean
  /** The groups of the question before are still shown. */
  isPlaceholderData: boolean
  error: Error | null
  refetch(): unknown
  toggle(group: Group): void
  more(group: Group): void
}

/** Rows of a group that are fetched when it opens, and again with each step further. */
const FIRST_ROWS = 100

/** Which groups are open, by their keys, with the number of rows that are asked for. */
type Open = { field: string | null; rows: ReadonlyMap<string, number> }

function useOpenGroups(field: string | null) {
  const [open, setOpen] = useState<Open>({ field, rows: new Map() })
  const rows = open.field === field ? open.rows : new Map<string, number>()
  const set = (group: Group, limit: number | null) => {
    const next = new Map(rows)
    if (limit === null) next.delete(keyOfGroup(group))
    else next.set(keyOfGroup(group), limit)
    setOpen({ field, rows: next })
  }
  const toggle = useStable((group: Group) => set(group, rows.has(keyOfGroup(group)) ? null : FIRST_ROWS))
  const more = useStable((group: Group) => set(group, (rows.get(keyOfGroup(group)) ?? 0) + FIRST_ROWS))
  return { rows, toggle, more }
}

type Asked = {
  list: ListDefinition
  state: ListState
  fixed: FixedFilters
  shown: ReadonlySet<string>
}

/** The groups of a list, or null if it is not grouped. */
export function useGroups<Row extends { id: number }>(asked: Asked): GroupControl<Row> | null {
  const { list, state, fixed, shown } = asked
  const columns: Record<string, Column> = list.columns
  const column =
    state.group !== null && Object.hasOwn(columns, state.group) ? columns[state.group] : undefined
  const field = column && state.group !== null ? groupField(state.group, column) : null
  const payload = groupsQuestion(list, state, fixed, shown, field ?? 'id')
  const groups = useQuery({
    queryKey: [list.path, 'groups', payload],
    queryFn: ({ signal }) => callList(list, payload, { signal }),
    placeholderData: keepPreviousData,
    enabled: field !== null,
  })
  const open = useOpenGroups(field)
  const found = useMemo(() => groupsOf(groups.data?.datalist ?? [], field), [groups.data, field])
  const shownGroups = found.filter((group) => open.rows.has(keyOfGroup(group)))
  const opened = useQueries({
    queries: shownGroups.map((group) => {
      const limit = open.rows.get(keyOfGroup(group)) ?? FIRST_ROWS
      const question = groupRowsQuestion(list, state, fixed, shown, {
        field: field ?? 'id',
        value: group.value,
        limit,
      })
      return {
        queryKey: [list.path, 'rows', question],
        queryFn: ({ signal }: { signal: AbortSignal }) => callList(list, question, { signal }),
        placeholderData: keepPreviousData,
      }
    }),
    combine: combined,
  })
  const lines = useMemo(
    () =>
      linesOf<Row>(found, (group) => {
        const place = shownGroups.findIndex((one) => keyOfGroup(one) === keyOfGroup(group))
        if (place < 0) return 'closed'
        const rows = opened.rows[place]
        return rows ? { rows: rows as unknown as Row[] } : undefined
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- which groups are shown follows from what is found and open
    [found, open.rows, opened],
  )
  if (field === null || state.group === null) return null
  return {
    field: state.group,
    lines,
    count: groups.data?.count,
    isPending: groups.isPending,
    isFetching: groups.isFetching || opened.isFetching,
    isPlaceholderData: groups.isPlaceholderData,
    error: groups.error,
    refetch: groups.refetch,
    toggle: open.toggle,
    more: open.more,
  }
}

type Fetched = { data: { datalist: readonly object[] } | undefined; isFetching: boolean }

const combined = (answers: readonly Fetched[]) => ({
  rows: answers.map(({ data }) => data?.datalist),
  isFetching: answers.some(({ isFetching }) => isFetching),
})

function groupsOf(rows: readonly object[], field: string | null): Group[] {
  if (field === null) return []
  return rows.map((row) => {
    const { _count, ...values } = row as Record<string, unknown> & { _count: number }
    return { value: (values[field] ?? null) as GroupKey, count: _count, sums: values }
  })
}
