import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { isAdmin } from '#core/actor.ts'
import { reminderOrders } from '#modules/orders/domain/order/order-columns.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { showOrder } from '#modules/orders/web/public/order-panel.ts'
import { useStatusColumn } from '#modules/orders/web/public/OrderStatusBadge.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import frame from '#platform/web/list/views.module.css'
import { useUser } from '#platform/web/session/session.ts'
import {
  overdueFilterFlags,
  reminderQuery,
  reminderViews,
  yesterday,
  type ReminderView,
} from '#modules/orders/domain/reminders/reminder-views.ts'
import type { OverdueFilter } from '#modules/orders/domain/reminders/reminders.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { dunningTexts } from '../texts.ts'
import { BulkReminders } from './BulkReminders.tsx'
import { useReminderActions } from './reminder-actions.tsx'
import { reminderTexts } from './texts.ts'

const views = Object.keys(reminderViews) as ReminderView[]
const subFilters = Object.keys(overdueFilterFlags) as OverdueFilter[]

const isView = (name: string | undefined): name is ReminderView => views.some((view) => view === name)
const isSubFilter = (name: string | undefined): name is OverdueFilter =>
  subFilters.some((filter) => filter === name)

/** Placeholder in the address for a day that was emptied. */
const OPEN_END = '-'
const dayOf = (param: string | undefined, usual: string | null) =>
  param === OPEN_END ? null : (param ?? usual)

/** The last due day that a view starts with. */
const lastDayOf = (view: ReminderView) => (view === 'overdue' ? yesterday(serverToday()) : null)

/** /UyariIslemleri and /takip/uyari: late payments, reminders sent, seizures and insolvencies. */
export function ReminderScreen() {
  const t = useTexts(reminderTexts)
  const names = useTexts(dunningTexts)
  const actor = useUser()
  const { params, change, startOver } = useScreenParams(['view', 'sub', 'from', 'to'])
  const view = isView(params.view) ? params.view : 'overdue'
  const sub = isSubFilter(params.sub) && isAdmin(actor) ? params.sub : 'all'
  const from = dayOf(params.from, null)
  const to = dayOf(params.to, lastDayOf(view))
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('view')}
        list={reminderOrders}
        tabs={views.map((name) => ({
          name,
          label: names(name),
          filters:
            name === view
              ? reminderQuery(name, { from, to }, sub)
              : reminderQuery(name, { from: null, to: lastDayOf(name) }),
          ...(name === 'overdue' ? { sumField: 'vadesi_gecen' } : {}),
        }))}
        value={view}
        onChange={(next) => startOver({ view: next })}
      />
      <ReminderList
        key={view}
        view={view}
        sub={sub}
        from={from}
        to={to}
        onSub={(next) => change({ view, sub: next })}
        onRange={(range) => change({ view, from: range.from ?? OPEN_END, to: range.to ?? OPEN_END })}
      />
    </div>
  )
}

type ListProps = {
  view: ReminderView
  sub: OverdueFilter
  from: string | null
  to: string | null
  onSub(sub: string): void
  onRange(range: { from: string | null; to: string | null }): void
}

function ReminderList({ view, sub, from, to, onSub, onRange }: ListProps) {
  const t = useTexts(reminderTexts)
  const names = useTexts(dunningTexts)
  const fields = useTexts(orderTexts)
  const actor = useUser()
  const selection = useSelection()
  const actions = useReminderActions(view)
  const fixedFilters = useMemo(
    () => ({ filters: reminderQuery(view, { from, to }, sub) }),
    [view, from, to, sub],
  )
  const status = useStatusColumn(t('status'))
  const mayRemind = isAdmin(actor) && view !== 'seized' && view !== 'bankrupt'
  return (
    <>
      <ListScreen
        list={reminderOrders}
        title={names(view)}
        fixedFilters={fixedFilters}
        actions={actions}
        computed={status}
        onOpen={({ id }) => showOrder('view', id)}
        emptyText={t('empty')}
        {...(isAdmin(actor) ? { selection } : {})}
        tools={
          <>
            {mayRemind && <BulkReminders selection={selection} />}
            {isAdmin(actor) && view === 'overdue' && (
              <NativeSelect
                size="xs"
                maw={150}
                aria-label={t('sub_filter')}
                value={sub}
                data={subFilters.map((value) => ({ value, label: names(value) }))}
                onChange={(event) => onSub(event.currentTarget.value)}
              />
            )}
            <DateRange range={{ from, to }} label={fields('vade_tar')} onChange={onRange} />
          </>
        }
      />
    </>
  )
}
