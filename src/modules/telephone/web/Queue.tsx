import { Button, Kbd, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { businessTime, formatDayOf } from '#core/days/dates.ts'
import { formatInteger } from '#core/money/money.ts'
import { call, write } from '#platform/web/api.ts'
import { keepKeysUntil } from '#platform/web/keys/kept-keys.ts'
import { useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { QueueRow } from '../domain/calls.ts'
import classes from './Queue.module.css'
import { deskTexts } from './texts.ts'

/** Call-backs become due by time, without a write that would refresh the list. */
const REFRESH_MS = 60_000
const SHOWN = 40

type Props = { cusId: number | null; onCustomer(id: number): void }

const questionOf = (search: string) => ({
  queryKey: ['/call_queue/list', search],
  queryFn: () => call('/call_queue/list', { search: search || null, limit: SHOWN }),
})

const countOf = ({ count, is_more }: { count: number; is_more: boolean }) =>
  `${formatInteger(count)}${is_more ? '+' : ''}`

/** Who is called next, and why. W takes the first. */
export function Queue({ cusId, onCustomer }: Props) {
  const t = useTexts(deskTexts)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const queries = useQueryClient()
  const query = useQuery({
    ...questionOf(wanted),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })
  const { data } = query

  async function take(cus_id: number | null) {
    try {
      const { item } = await write('/call_queue/next', cus_id ? { cus_id } : {})
      if (item) return onCustomer(item.cus_id)
      return toastWarning(t('queue_empty'))
    } catch (error) {
      return toastError(error)
    }
  }
  /** Enter takes the first who answers what is typed, not whom the list showed before. */
  async function takeFound() {
    const { datalist } = await queries.fetchQuery(questionOf(search.trim()))
    const [first] = datalist
    if (first) await take(first.cus_id)
  }
  useShortcuts({ w: () => keepKeysUntil(take(null), 'screen') })

  return (
    <nav className="wk-pane" aria-label={t('queue')}>
      <header className={classes.head}>
        <h2 className="wk-heading">
          {t('queue')} <span className={classes.count}>{data ? countOf(data) : '–'}</span>
        </h2>
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t('queue_next')}
          title={t('queue_next')}
          onClick={() => void take(null)}
        >
          <Kbd size="xs">W</Kbd>
        </Button>
      </header>
      <TextInput
        size="xs"
        className={classes.search ?? ''}
        aria-label={t('queue_search')}
        placeholder={t('queue_search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void takeFound()
          if (event.key === 'Escape') setSearch('')
        }}
      />
      <Loaded query={query}>
        {({ datalist }) =>
          datalist.length === 0 ? (
            <p className={`wk-hint ${classes.empty}`}>{t('queue_empty')}</p>
          ) : (
            <ol className={`wk-list wk-scroll ${classes.rows}`}>
              {datalist.map((row) => (
                <li key={row.cus_id}>
                  <button
                    type="button"
                    className={`wk-ring ${classes.row}`}
                    aria-current={row.cus_id === cusId || undefined}
                    data-overdue={row.is_overdue === '1' || undefined}
                    onClick={() => void take(row.cus_id)}
                  >
                    <span className={classes.time}>{timeOf(row)}</span>
                    <span className="wk-cut wk-strong">{row.name}</span>
                    <span className={`wk-cut wk-small ${classes.reason}`}>
                      <Reason row={row} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </nav>
  )
}

const isCallBack = ({ reason }: QueueRow) => reason === 'promise' || reason.startsWith('callback')

/** The time of a call-back of today, the day of an earlier one. */
function timeOf(row: QueueRow): string {
  if (!row.due || !isCallBack(row)) return '–'
  const time = businessTime(Temporal.Instant.from(row.due))
  const isToday = formatDayOf(row.due) === formatDayOf(serverNow().toString())
  if (!isToday) return formatDayOf(row.due).slice(0, 6)
  return time === '00:00' ? '–' : time
}

function Reason({ row }: { row: QueueRow }) {
  const t = useTexts(deskTexts)
  const { reason, due } = row
  const day = due ? formatDayOf(due).slice(0, 6) : ''
  return reason === 'birthday' ? t('reason_birthday', { day }) : t(`reason_${reason}`)
}
