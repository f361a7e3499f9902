import { Button, Group, Kbd, Loader } from '@mantine/core'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call, CallError, errorText, mayRetry } from '#platform/web/api.ts'
import { ReloadRecord } from '#platform/web/form/reload-record.ts'
import { useKeptKeys } from '#platform/web/keys/kept-keys.ts'
import { useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { sendGathered } from '#platform/web/live/gather.ts'
import { tell, useLanguage, useTexts } from '#platform/web/language.tsx'
import { useRecent } from '#platform/web/records/recents.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { mayDrawCustomers, randomCustomerList } from '../../domain/customer-lists.ts'
import { prefetchCustomer, recentCustomer, useCustomer } from '../customer-data.ts'
import { CustomerCard, type MayLeave } from '../card/CustomerCard.tsx'
import { CustomerEditor } from '../edit/CustomerEditor.tsx'
import { FilterPanel } from '../lists/FilterPanels.tsx'
import { useCustomerExtras } from './customer-extras.ts'
import { SideTabs } from '../card/SideTabs.tsx'
import classes from '../Tracking.module.css'
import { useRestart, useRun, useTrackingPlace } from '../card/tracking.ts'
import type { ListName, TrackingFilters } from '../card/tracking-place.ts'
import { TrackingBar } from '../card/TrackingBar.tsx'
import { trackingTexts } from '../texts.ts'

/** /genel-takip: one customer after the other, all day. */
export function TrackingScreen() {
  const user = useUser()
  const { calling } = useCustomerExtras()
  const { place, go, hasChosenList } = useTrackingPlace()
  const run = useRun(place)
  const restart = useRestart()
  const [panel, setPanel] = useState<Panel | null>(null)
  const { mayLeave, onGuard } = useLeaveGuard()
  const id = place.cusId ?? run.row?.id ?? null
  const customer = useCustomer(id, run.row)
  // Customers merely passed in a list do not count as recently opened.
  useRecent(place.cusId !== null && customer.data ? recentCustomer(customer.data) : null)

  const isBeyond = useLastPage(place.page, run.count, (page) => go({ page }, true))

  const moves = useMoves({ place, go, run, restart, hasChosenList, mayLeave })
  const { leave, turnTo, choose, open } = moves

  async function draw(filters: TrackingFilters) {
    const drawn = await drawCustomer(filters)
    if (!drawn) return
    // The filters stay open while they find nobody.
    setPanel(null)
    go({ list: 'random', filters, page: 1, cusId: drawn.id })
  }
  const isLoading = run.isLoading || isBeyond || (id !== null && customer.isPending)
  // Keys that come before the customer are for the customer.
  useKeptKeys(isLoading, 'screen')
  const drawAgain = leave(() => draw(place.list === 'random' ? place.filters : {}))

  useShortcuts({
    PageDown: () => turnTo(place.page + 1),
    PageUp: () => turnTo(place.page - 1),
    ...(mayDrawCustomers(user) ? { r: drawAgain } : {}),
    ...(customer.data ? {} : { a: noCustomer }),
  })

  return (
    <div className="wk-screen">
      <TrackingBar
        list={place.list}
        isOne={!run.isRun}
        page={place.page}
        count={run.count}
        onPage={turnTo}
        onList={choose}
        onBack={() => void leave(() => go({ cusId: null }))()}
        onDraw={() => void drawAgain()}
        onPanel={setPanel}
      >
        {calling && <calling.Status cusId={id} onCustomer={open} />}
      </TrackingBar>
      <div className={classes.columns}>
        {calling && <calling.Queue cusId={id} onCustomer={open} />}
        <CustomerPlace
          isLoading={isLoading}
          error={run.error ?? refusalOf(customer)}
          onRetry={() => void (run.error ? run.retry() : customer.refetch())}
          onAll={() => choose('all')}
          onOrder={noCustomer}
        >
          {customer.data && (
            <ReloadRecord value={customer.refetch}>
              <CustomerCard
                key={customer.data.id}
                customer={customer.data}
                isFresh={!customer.isPlaceholderData}
                onGone={() => void (place.cusId === null ? restart() : go({ cusId: null }))}
                onGuard={onGuard}
                next={moves.goesOnInList ? run.nextId : null}
                onFinished={moves.finished}
              />
            </ReloadRecord>
          )}
        </CustomerPlace>
        <SideTabs
          tab={place.tab}
          customer={customer.data ?? null}
          onTab={(tab) => go({ tab }, true)}
          onCustomer={open}
        />
      </div>
      {panel && (
        <TrackingPanel
          panel={panel}
          filters={place.list === panel ? place.filters : {}}
          onCreated={open}
          onDraw={(filters) => void leave(() => draw(filters))()}
          onFilter={(filters) => {
            setPanel(null)
            choose('filter', filters)
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  )
}

type MovesOf = ReturnType<typeof useTrackingPlace> & {
  run: ReturnType<typeof useRun>
  restart: ReturnType<typeof useRestart>
  mayLeave(): Promise<boolean>
}

/** The ways from one customer to another; the one on screen may hold them up. */
function useMoves({ place, go, hasChosenList, run, restart, mayLeave }: MovesOf) {
  const t = useTexts(trackingTexts)
  const { ahead } = useCustomerExtras()
  const queries = useQueryClient()
  const leave = (then: () => unknown) => async () => {
    if (await mayLeave()) await then()
  }
  const turnTo = (page: number) => {
    if (!run.isRun || page < 1 || page > run.count || page === place.page) return
    void leave(() => go({ page }, true))()
  }
  const choose = (list: ListName, filters: TrackingFilters = {}) =>
    void leave(async () => {
      go({ list, filters, page: 1, cusId: null })
      await restart()
    })()
  /** After a call a chosen list continues with its next customer, everything else with the queue. */
  const goesOnInList = run.isRun && hasChosenList
  const finished = (next: number | null) => {
    if (goesOnInList) return turnTo(place.page + 1)
    if (next === null) return toastWarning(t('queue_done'))
    void prefetchCustomer(queries, next, ahead)
    sendGathered()
    return go({ cusId: next })
  }
  const open = (cusId: number) => void leave(() => go({ cusId }))()
  return { leave, turnTo, choose, goesOnInList, finished, open }
}

type Panel = 'filter' | 'random' | 'new'

type PanelProps = {
  panel: Panel
  filters: TrackingFilters
  onCreated(id: number): void
  onDraw(filters: TrackingFilters): void
  onFilter(filters: TrackingFilters): void
  onClose(): void
}

/** What is open above the screen: a new customer, or filters of the list or of the draw. */
function TrackingPanel({ panel, filters, onCreated, onDraw, onFilter, onClose }: PanelProps) {
  if (panel === 'new') return <CustomerEditor id={null} onClose={onClose} onCreated={onCreated} />
  const onApply = panel === 'random' ? onDraw : onFilter
  return <FilterPanel kind={panel} filters={filters} onApply={onApply} onClose={onClose} />
}

/** One customer by chance; null, and said so, if the filters find nobody. */
async function drawCustomer(filters: TrackingFilters) {
  try {
    const { datalist } = await call(randomCustomerList.path, { filters, limit: 1 })
    const [drawn] = datalist
    if (!drawn) toastWarning(tell(trackingTexts, 'uygun_kayit_bulunamadi'))
    return drawn ?? null
  } catch (error) {
    toastError(error)
    return null
  }
}

/** The last customer of the list was released: the one before takes the place. */
function useLastPage(page: number, count: number, turn: (page: number) => void): boolean {
  const isBeyond = count > 0 && page > count
  useEffect(() => {
    if (isBeyond) turn(count)
  })
  return isBeyond
}

const noCustomer = () => toastWarning(tell(trackingTexts, 'select_order_or_customer'))

/** A lost connection must not remove what somebody is typing; a refusal must. */
function refusalOf({ error, data }: ReturnType<typeof useCustomer>): Error | null {
  return data && error instanceof CallError && !error.isRefusal ? null : error
}

/** The customer on screen decides whether it may be left; a note is saved on the way. */
function useLeaveGuard() {
  const guard = useRef<MayLeave | null>(null)
  const onGuard = useCallback((mayLeave: MayLeave | null) => {
    guard.current = mayLeave
  }, [])
  return { mayLeave: async () => (await guard.current?.()) ?? true, onGuard }
}

type PlaceProps = {
  isLoading: boolean
  error: Error | null
  onRetry(): void
  onAll(): void
  onOrder(): void
  children: ReactNode
}

/** The state of the customer, or why there is none. */
function CustomerPlace({ isLoading, error, onRetry, onAll, onOrder, children }: PlaceProps) {
  const t = useTexts(trackingTexts)
  const common = useTexts(commonTexts)
  const language = useLanguage()
  const isEmpty = !isLoading && !error && !children
  useEffect(() => {
    if (isEmpty) toastWarning(t('uygun_kayit_bulunamadi'))
  }, [isEmpty, t])
  if (children && !error) return children
  return (
    <div className={`wk-panel wk-empty wk-middle ${classes.empty}`}>
      {isLoading && !error && <Loader size="sm" aria-label={t('loading')} />}
      {error && (
        <p role="alert" className={`wk-problem ${classes.problem}`}>
          {errorText(error, language)}
        </p>
      )}
      {isEmpty && <p>{t('empty')}</p>}
      {!isLoading && (
        <Group gap="xs" justify="center">
          {error && mayRetry(error) && (
            <Button variant="default" onClick={onRetry}>
              {common('retry')}
            </Button>
          )}
          <Button variant="default" onClick={onAll}>
            {t('show_all')}
          </Button>
          <Button variant="default" rightSection={<Kbd size="xs">A</Kbd>} onClick={onOrder}>
            {t('new_order')}
          </Button>
        </Group>
      )}
    </div>
  )
}
