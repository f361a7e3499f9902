import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListDefinition, ListPayload } from '#core/lists/list.ts'
import type { TabCount } from '#core/lists/list-call.ts'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { callUntyped } from '../api.ts'
import classes from './ListTabs.module.css'
import { tabQuestions, type Tab } from './question/tab-questions.ts'
import frame from './views.module.css'

type Props<Name extends string> = {
  label: string
  /** The list whose call counts the rows. */
  list: Pick<ListDefinition, 'path'>
  tabs: readonly Tab<Name>[]
  value: Name
  onChange(name: Name): void
  /** What the call carries besides the filters. */
  fixed?: ListPayload
}

const NOTHING: ListPayload = {}

/** The lists of a screen above its table, each with the number of its rows, which one call counts. */
export function ListTabs<Name extends string>(props: Props<Name>) {
  const { label, list, tabs, value, onChange, fixed = NOTHING } = props
  const counts = useTabCounts(list.path, tabs, fixed)
  return <ViewTabs label={label} tabs={tabs} counts={counts} value={value} onChange={onChange} />
}

type ViewProps<Name extends string> = Pick<Props<Name>, 'label' | 'value' | 'onChange'> & {
  tabs: readonly Pick<Tab<Name>, 'name' | 'label'>[]
  counts?: ReadonlyMap<string, TabCount>
}

/** The views of a screen above it. */
export function ViewTabs<Name extends string>({ label, tabs, counts, value, onChange }: ViewProps<Name>) {
  const bar = useRef<HTMLDivElement>(null)
  useTightness(bar)
  return (
    // The marker of the open tab is positioned within the control, so the scrolling element is around it.
    <div ref={bar} className={frame.selector}>
      <SegmentedControl
        className={classes.tabs}
        aria-label={label}
        data={tabs.map((tab) => ({
          value: tab.name,
          label: <TabLabel label={tab.label} count={counts?.get(tab.name)} isOpen={tab.name === value} />,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** Where the tabs do not fit beside each other, their counts go below their names. */
function fit(bar: HTMLElement): void {
  bar.removeAttribute('data-tight')
  bar.toggleAttribute('data-tight', bar.scrollWidth > bar.clientWidth)
}

/** Names and counts change with a render, the room with the window. */
function useTightness(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (bar.current) fit(bar.current)
  })
  useLayoutEffect(() => {
    const element = bar.current
    if (!element?.parentElement) return undefined
    const observer = new ResizeObserver(() => fit(element))
    observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [bar])
}

/** The row counts by tab; fetched again when data that the list shows were written. */
function useTabCounts(
  path: string,
  tabs: readonly Tab<string>[],
  fixed: ListPayload,
): ReadonlyMap<string, TabCount> {
  return useQueries({
    queries: tabQuestions(path, tabs, fixed).map((question) => ({
      queryKey: [question.path, 'tabs', question.payload],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callUntyped(question.path, question.payload, { signal })).tabs as TabCount[],
      placeholderData: keepPreviousData,
    })),
    combine: countsByName,
  })
}

const countsByName = (answers: readonly { data: TabCount[] | undefined }[]) =>
  new Map(answers.flatMap(({ data = [] }) => data.map((tab) => [tab.name, tab] as const)))

/** On a phone the open tab may lie outside the bar. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type LabelProps = { label: string; count: TabCount | undefined; isOpen: boolean }

/** The count is beside the name and not part of the tab's accessible name. */
function TabLabel({ label, count, isOpen }: LabelProps) {
  const ref = isOpen ? reveal : null
  if (!count) return <span ref={ref}>{label}</span>
  const isSummed = count.sum !== undefined && count.count > 0
  return (
    // The counts widen the tabs; the new key brings the open tab into view again.
    <span key="counted" ref={ref} className={classes.tab}>
      <span>{label}</span>
      <span className={classes.figures} aria-hidden>
        <span className={classes.count} data-none={count.count === 0 || undefined}>
          {formatInteger(count.count)}
        </span>
        {isSummed && <span className={classes.sum}>{formatEuro(count.sum ?? 0)}</span>}
      </span>
    </span>
  )
}
