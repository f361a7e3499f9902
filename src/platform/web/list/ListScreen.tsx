import { Button, Loader } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconDownload, IconFilterOff, IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Column, ListDefinition } from '#core/list.ts'
import { say } from '#core/texts.ts'
import { errorText } from '../api.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { useUser } from '../session.ts'
import { commonTexts } from '../texts.ts'
import type { ShownColumn } from './cells.tsx'
import { exportList, useListRows, useListTotals, type FixedFilters } from './list-data.ts'
import { useLocalListState, useUrlListState, type ListStateControl } from './list-state.ts'
import { ListFooter } from './ListFooter.tsx'
import classes from './ListScreen.module.css'
import { ListTable } from './ListTable.tsx'
import type { RowAction } from './RowMenu.tsx'
import type { Selection } from './selection.ts'
import { useDebounced } from './use-debounced.ts'

export type ListScreenProps<Row extends { id: number }> = {
  list: ListDefinition<Row>
  /** Names the table for those who cannot see where it stands. */
  title: string
  subtitle?: string
  /** A page of its own keeps its state in the address; a panel or picker keeps it to itself. */
  place?: 'page' | 'panel'
  fixedFilters?: FixedFilters
  actions?: readonly RowAction<Row>[]
  selection?: Selection
  cells?: Partial<Record<keyof Row & string, (row: Row) => ReactNode>>
  /** A first column that the screen works out of the row, such as its state; it has no filter and no sort. */
  computed?: { label: string; width: number; cell(row: Row): ReactNode }
  rowClass?: (row: Row) => string | undefined
  /** Double click and Enter. */
  onOpen?: (row: Row) => unknown
  /** The row that somebody clicked or moved to, for a preview beside the list. */
  onActive?: (row: Row) => unknown
  /** The list serves to choose a row: double click and Enter pick it, and there is no row menu. */
  onPick?: (row: Row) => unknown
  onNew?: () => unknown
  newLabel?: string
  emptyText?: string
  /** Further controls beside the search field. */
  tools?: ReactNode
  /** Figures beside the count. */
  figures?: ReactNode
  searchDelay?: number
  /** The words that a panel starts with. */
  initialSearch?: string
}

const NO_FILTERS: FixedFilters = {}

export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  return props.place === 'panel' ? <PanelList {...props} /> : <PageList {...props} />
}

function PageList<Row extends { id: number }>(props: ListScreenProps<Row>) {
  return <ListView {...props} control={useUrlListState(props.list as unknown as ListDefinition)} />
}

function PanelList<Row extends { id: number }>(props: ListScreenProps<Row>) {
  return <ListView {...props} control={useLocalListState(props.initialSearch)} />
}

type ViewProps<Row extends { id: number }> = ListScreenProps<Row> & { control: ListStateControl }

function ListView<Row extends { id: number }>(props: ViewProps<Row>) {
  const { list, control, fixedFilters = NO_FILTERS, selection, onPick, onOpen } = props
  const columns = useShownColumns(list, props.computed)
  const cells = useCells(props)
  const rows = useListRows(list, control.state, fixedFilters)
  const totals = useListTotals(list, control.state, fixedFilters)
  const { state } = control
  const pageSize = state.pageSize ?? list.pageSize
  const count = totals.data?.count

  // The last row of the last page was deleted: show the page before it instead of nothing.
  useEffect(() => {
    if (count && state.page > Math.ceil(count / pageSize))
      control.change({ page: Math.ceil(count / pageSize) })
  })

  return (
    <section
      className={classes.screen}
      data-place={props.place ?? 'page'}
      aria-busy={rows.isFetching || totals.isFetching}
    >
      <ListHeader {...props} />
      <div className={classes.frame}>
        <div className={classes.progress} data-visible={rows.isFetching || undefined} aria-hidden />
        <ListTable
          label={props.title}
          columns={columns}
          rows={rows.data?.datalist ?? []}
          sums={totals.data ?? {}}
          control={control}
          defaultSort={list.defaultSort}
          actions={onPick ? [] : (props.actions ?? [])}
          selection={selection ?? null}
          cells={cells}
          rowClass={props.rowClass}
          onOpen={onPick ?? onOpen}
          onActive={props.onActive}
          placeholder={
            <Placeholder {...props} isLoading={rows.isPending} error={rows.error} retry={rows.refetch} />
          }
        />
        <ListFooter
          count={count}
          selected={selection?.ids.length ?? 0}
          page={state.page}
          pageSize={pageSize}
          pageSizes={[...new Set([list.pageSize, 50, 100, 500, 1000])]
            .filter((size) => size <= list.maxLimit)
            .toSorted((a, b) => a - b)}
          onPage={(page) => control.change({ page })}
          onPageSize={(size) => control.change({ pageSize: size === list.pageSize ? null : size })}
        >
          {props.figures}
        </ListFooter>
      </div>
    </section>
  )
}

const COMPUTED = '_computed'

type Cells<Row> = Partial<Record<string, (row: Row) => ReactNode>>

function useCells<Row extends { id: number }>({ cells, computed }: ListScreenProps<Row>): Cells<Row> {
  return useMemo(
    () => ({ ...cells, ...(computed ? { [COMPUTED]: computed.cell } : {}) }) as Cells<Row>,
    [cells, computed],
  )
}

function useShownColumns<Row extends { id: number }>(
  list: ListDefinition<Row>,
  computed: ListScreenProps<Row>['computed'],
): ShownColumn[] {
  const user = useUser()
  const language = useLanguage()
  return useMemo(
    () => [
      ...(computed
        ? [
            {
              field: COMPUTED,
              column: { width: computed.width },
              label: computed.label,
              isComputed: true as const,
            },
          ]
        : []),
      ...(Object.entries(list.columns) as [string, Column][])
        .filter(([, column]) => !column.hidden && (!column.who || column.who(user)))
        .map(([field, column]) => {
          const text = list.texts[field]
          return { field, column, label: text ? say(text, language) : field }
        }),
    ],
    [list, user, language, computed],
  )
}

const isFiltered = ({ state }: ListStateControl) =>
  state.search !== '' || Object.values(state.filters).some(Boolean)

function ListHeader<Row extends { id: number }>(props: ViewProps<Row>) {
  const { list, control, subtitle, tools, onNew, newLabel, fixedFilters = NO_FILTERS } = props
  const t = useTexts(commonTexts)
  const user = useUser()
  return (
    <header className={classes.header}>
      <span className={classes.subtitle}>{subtitle}</span>
      <div className={classes.tools}>
        {tools}
        {list.search && (
          <SearchField control={control} delay={props.searchDelay} isFirst={props.onPick !== undefined} />
        )}
        <Button
          variant="default"
          leftSection={<IconFilterOff size={14} />}
          disabled={!isFiltered(control)}
          onClick={() => control.change({ search: '', filters: {}, sort: null })}
        >
          {t('clear_filters')}
        </Button>
        {list.export(user) && !props.onPick && (
          <Button
            variant="default"
            leftSection={<IconDownload size={14} />}
            onClick={() => void exportList(list as unknown as ListDefinition, control.state, fixedFilters)}
          >
            {t('excel')}
          </Button>
        )}
        {onNew && (
          <Button leftSection={<IconPlus size={14} />} onClick={() => void onNew()}>
            {newLabel}
          </Button>
        )}
      </div>
    </header>
  )
}

type SearchProps = { control: ListStateControl; delay: number | undefined; isFirst: boolean }

/** A picker is searched first of all; the arrow leads from the words to the rows. */
function SearchField({ control, delay, isFirst }: SearchProps) {
  const t = useTexts(commonTexts)
  const input = useRef<HTMLInputElement>(null)
  const applied = control.state.search
  const [typed, setTyped] = useState(applied)
  useEffect(() => setTyped(applied), [applied])
  const { later, now } = useDebounced((search) => {
    if (search !== applied) control.change({ search })
  }, delay)
  useHotkeys([['/', () => input.current?.focus()]])
  return (
    <label className={classes.search}>
      <IconSearch size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        data-autofocus={isFirst || undefined}
        aria-label={t('search_hint')}
        placeholder={t('search')}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          later(event.target.value.trim())
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') now(typed.trim())
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget
            .closest('section')
            ?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')
            ?.focus()
        }}
      />
    </label>
  )
}

type PlaceholderProps<Row extends { id: number }> = ViewProps<Row> & {
  isLoading: boolean
  error: Error | null
  retry: () => unknown
}

/** What stands where rows would be: loading, failed, nothing found, or nothing there yet. */
function Placeholder<Row extends { id: number }>(props: PlaceholderProps<Row>) {
  const { isLoading, error, retry, control, emptyText, onNew, newLabel } = props
  const t = useTexts(commonTexts)
  const language = useLanguage()
  if (isLoading) return <Loader size="sm" aria-label={t('busy')} />
  if (error) {
    return (
      <div role="alert">
        <p>{t('load_failed')}</p>
        <p className={classes.reason}>{errorText(error, language)}</p>
        <Button variant="default" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (isFiltered(control)) {
    return (
      <div>
        <p>{t('no_match')}</p>
        <Button variant="default" onClick={() => control.change({ search: '', filters: {} })}>
          {t('clear_filters')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <p>{emptyText ?? t('no_rows')}</p>
      {onNew && <Button onClick={() => void onNew()}>{newLabel}</Button>}
    </div>
  )
}
