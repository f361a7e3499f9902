import { Button, Loader } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { canBeSeen, COMPUTED, isShown, keyOfList, type ListDefinition } from '#core/lists/list.ts'
import { say } from '#core/texts/texts.ts'
import { errorText, mayRetry } from '../api.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { lazyPart } from '../screen/lazy-part.tsx'
import type { PreviewPane as Pane } from './preview/PreviewPane.tsx'
import { useUser } from '../session/session.ts'
import { createStore } from '../store.ts'
import { commonTexts } from '../texts.ts'
import { useListRows, useListTotals } from './question/list-data.ts'
import type { ListScreenProps } from './question/list-props.ts'
import type { KnownColumn } from './columns/list-layout.ts'
import { isRecord } from './groups/group-lines.ts'
import { useGroups } from './groups/use-groups.ts'
import { lastPage, type FixedFilters } from './question/list-question.ts'
import { isFiltered, type ListState } from './question/list-address.ts'
import { useLocalListState, useUrlListState, type ListStateControl } from './question/list-state.ts'
import { ListFooter } from './ListFooter.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import classes from './ListScreen.module.css'
import { ListTable } from './ListTable.tsx'
import { usePreview } from './preview/use-preview.ts'
import beside from './preview/preview.module.css'
import { RowMenuHost, type MenuRequest } from './rows/RowMenuHost.tsx'
import { TypedQuestionProvider, useTypedQuestion } from './question/typed-question.ts'
import { useGoToFirst } from './rows/use-first-row.ts'
import { useTicks } from './selection/use-ticks.tsx'
import { useViews } from './views/use-views.ts'
import { useListAddress, type ListAddress } from './question/use-list-place.ts'
import { fieldsOf, useListLayout } from './columns/use-list-layout.ts'
import { useStable } from './use-stable.ts'

const PreviewPane = lazyPart(async () => (await import('./preview/PreviewPane.tsx')).PreviewPane, {
  takesFocus: false,
}) as typeof Pane

const NO_FILTERS: FixedFilters = {}
const NO_ROWS: readonly never[] = []
const NO_SUMS = {}

export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  return props.place === 'panel' ? <PanelList {...props} /> : <PageList {...props} />
}

function PageList<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const control = useUrlListState(props.list)
  return <ListView {...props} control={control} address={useListAddress()} />
}

function PanelList<Row extends { id: number }>(props: ListScreenProps<Row>) {
  return <ListView {...props} control={useLocalListState(props.initialSearch)} address={null} />
}

type ViewProps<Row extends { id: number }> = ListScreenProps<Row> & {
  control: ListStateControl
  address: ListAddress | null
}

function ListView<Row extends { id: number }>(props: ViewProps<Row>) {
  const { list, control, fixedFilters = NO_FILTERS, selection, onPick, onOpen } = props
  const known = useKnownColumns(list, props.computed)
  const views = useViews(list, known, control, props.place !== 'panel')
  const layout = useListLayout(keyOfList(list), known, views.layout)
  const shown = useMemo(() => fieldsOf(layout.columns), [layout.columns])
  const cells = useCells(props)
  const { state } = control
  const { settled, groups, rows, totals, drawn, of, isDrawing } = useAnswer(list, state, fixedFilters, shown)
  const records = useMemo(() => drawn.filter(isRecord), [drawn])
  const [menu] = useState(() => createStore<MenuRequest<Row> | null>(null))
  const hasMenu = !onPick && (props.actions?.length ?? 0) > 0
  const onChange = useStable(control.change)
  const onRowOpen = useStable((row: Row) => void (onPick ?? onOpen)?.(row))
  const preview = usePreview(keyOfList(list), records)
  const onActive = useStable((row: Row) => {
    preview.show(row)
    props.onActive?.(row)
  })
  const count = totals.data?.count

  const ticks = useTicks({
    list,
    state: settled,
    fixed: fixedFilters,
    rows: records,
    count,
    asOf: totals.data?.as_of,
    columns: layout.columns,
    cells,
    selection,
    isPicker: onPick !== undefined,
  })

  const paged = groups ? groups.count : count
  useExistingPage(control, paged, state.pageSize ?? list.pageSize)

  const typed = useTypedQuestion()
  const section = useRef<HTMLElement>(null)
  const isBehind = rows.isPlaceholderData || isDrawing || settled !== state
  // Rows that are only read anew still answer the same question.
  const isAnswer = typed.isAsked && settled === state && of === settled
  const goToFirst = useGoToFirst(section, isAnswer)

  return (
    <TypedQuestionProvider value={typed.note}>
      <section
        ref={section}
        className={`wk-screen ${classes.screen}`}
        data-place={props.place ?? 'page'}
        aria-busy={rows.isFetching || totals.isFetching || isBehind}
      >
        <ListToolbar
          {...props}
          onDown={goToFirst}
          layout={layout}
          views={views}
          onPreview={props.preview ? preview.toggle : null}
          isPreviewed={preview.isOpen}
        />
        <div className={beside.body}>
          <div className={`wk-pane ${classes.frame}`}>
            <div
              className={`wk-stripe ${classes.progress}`}
              data-visible={rows.isFetching || isDrawing || undefined}
              aria-hidden
            />
            <ListTable
              label={props.title}
              layout={layout}
              lines={drawn}
              isAnswer={isAnswer}
              rows={records}
              groups={groups}
              sums={totals.data ?? NO_SUMS}
              state={state}
              defaultSort={list.defaultSort}
              selection={ticks.selection}
              withoutCheckboxes={!selection}
              cells={cells}
              rowClass={props.rowClass}
              onChange={onChange}
              onOpen={onRowOpen}
              onActive={onActive}
              onMenu={hasMenu ? menu.set : null}
              onMatchAll={ticks.matchAll}
              onCopy={ticks.onCopy}
              onPreview={props.preview ? preview.toggle : null}
              address={props.address}
              placeholder={
                drawn.length === 0 ? (
                  <Placeholder
                    {...props}
                    isLoading={rows.isPending || isDrawing || settled !== state}
                    error={rows.error}
                    retry={rows.refetch}
                  />
                ) : null
              }
            />
            <RowMenuHost
              request={menu}
              rows={records}
              actions={props.actions ?? []}
              selection={selection ?? null}
              matchAll={ticks.isMoreThanPage ? ticks.matchAll : null}
            />
            {ticks.bar}
            <Footer {...props} count={count} paged={paged} />
          </div>
          {props.preview && preview.isOpen && (
            <PreviewPane row={preview.row} render={props.preview} onClose={preview.toggle} />
          )}
        </div>
      </section>
    </TypedQuestionProvider>
  )
}

/** What the list answers to the question in its address, and what of it is on the screen. */
function useAnswer<Row extends { id: number }>(
  list: ListDefinition<Row>,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string>,
) {
  // The page number and the sort arrow change at once; the query for the rows follows.
  const settled = useDeferredValue(state)
  const groups = useGroups<Row>({ list, state: settled, fixed, shown })
  const ungrouped = useListRows(list, settled, fixed, shown, groups === null)
  const rows = groups ?? ungrouped
  const totals = useListTotals(list, settled, fixed, shown)
  // Rows are drawn in slices between which keys and clicks are answered; the earlier ones stay until all are ready.
  const fetched = groups?.lines ?? ungrouped.data?.datalist ?? NO_ROWS
  const answer = useMemo(
    () => ({ lines: fetched, of: rows.isPlaceholderData ? null : settled }),
    [fetched, rows.isPlaceholderData, settled],
  )
  const { lines: drawn, of } = useDeferredValue(answer)
  return { settled, groups, rows, totals, drawn, of, isDrawing: drawn !== fetched }
}

/** The last row of the last page was deleted: show the page before it instead of nothing. */
function useExistingPage({ state, change }: ListStateControl, count: number | undefined, pageSize: number) {
  useEffect(() => {
    if (count && state.page > lastPage(count, pageSize)) change({ page: lastPage(count, pageSize) })
  })
}

const pageSizesOf = ({ pageSize, maxLimit }: { pageSize: number; maxLimit: number }) =>
  [...new Set([pageSize, 50, 100, 500, 1000])].filter((size) => size <= maxLimit).toSorted((a, b) => a - b)

type FooterProps<Row extends { id: number }> = ViewProps<Row> & {
  count: number | undefined
  /** What the pages consist of: groups, if there are any, else rows. */
  paged: number | undefined
}

function Footer<Row extends { id: number }>({ list, control, figures, count, paged }: FooterProps<Row>) {
  const { state, change } = control
  return (
    <ListFooter
      count={count}
      paged={paged}
      page={state.page}
      pageSize={state.pageSize ?? list.pageSize}
      pageSizes={pageSizesOf(list)}
      onPage={(page) => change({ page })}
      onPageSize={(size) => change({ pageSize: size === list.pageSize ? null : size })}
    >
      {figures}
    </ListFooter>
  )
}

type Cells<Row> = Partial<Record<string, (row: Row) => ReactNode>>

function useCells<Row extends { id: number }>({ cells, computed }: ListScreenProps<Row>): Cells<Row> {
  return useMemo(
    () => ({ ...cells, ...(computed ? { [COMPUTED]: computed.cell } : {}) }) as Cells<Row>,
    [cells, computed],
  )
}

/** Every column that the person may see, in the order of the list. */
function useKnownColumns<Row extends { id: number }>(
  list: ListDefinition<Row>,
  computed: ListScreenProps<Row>['computed'],
): KnownColumn[] {
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
              ...(computed.text ? { text: computed.text } : {}),
            },
          ]
        : []),
      ...Object.entries(list.columns)
        .filter(([, column]) => canBeSeen(column) && (!column.who || column.who(user)))
        .map(([field, column]) => {
          const text = list.texts[field]
          const label = text ? say(text, language) : field
          return { field, column, label, ...(isShown(column) ? {} : { isOptional: true as const }) }
        }),
    ],
    [list, user, language, computed],
  )
}

type PlaceholderProps<Row extends { id: number }> = ViewProps<Row> & {
  isLoading: boolean
  error: Error | null
  retry: () => unknown
}

/** Shown in place of rows: loading, failed, nothing found, or nothing there yet. */
function Placeholder<Row extends { id: number }>(props: PlaceholderProps<Row>) {
  const { isLoading, error, retry, control, emptyText, onNew, newLabel } = props
  const t = useTexts(commonTexts)
  const language = useLanguage()
  if (isLoading) return <Loader size="sm" aria-label={t('busy')} />
  if (error) {
    return (
      <div role="alert">
        <p>{t('load_failed')}</p>
        <p className="wk-problem">{errorText(error, language)}</p>
        {mayRetry(error) && (
          <Button variant="default" onClick={() => void retry()}>
            {t('retry')}
          </Button>
        )}
      </div>
    )
  }
  if (isFiltered(control.state)) {
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
