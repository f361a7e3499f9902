import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { call, write } from '#platform/web/api.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { useCallState } from './call-data.ts'
import classes from './Status.module.css'
import { deskTexts } from './texts.ts'

const KeysDialog = lazyPart(async () => (await import('./settings/KeysDialog.tsx')).KeysDialog)

type Props = { cusId: number | null; onCustomer(id: number): void }

/** The open call, calls left without an outcome, and the results of the day. */
export function Status({ cusId, onCustomer }: Props) {
  const t = useTexts(deskTexts)
  const [showsKeys, setShowsKeys] = useState(false)
  const state = useCallState()
  const open = state?.open ?? null
  const draft = state?.draft ?? null
  useShortcuts({ '?': () => setShowsKeys(true) })
  return (
    <div className={`wk-bar ${classes.status}`}>
      {open?.cus_id === cusId && open && <Talking since={open.started_at} />}
      {open && open.cus_id !== cusId && (
        <LeftOpen
          call_id={open.id}
          name={open.name}
          since={open.started_at}
          onOpen={() => onCustomer(open.cus_id)}
        />
      )}
      {draft && draft.cus_id !== cusId && draft.cus_id !== open?.cus_id && (
        <p className={`wk-bar wk-note ${classes.question}`} data-tone="orange">
          {t('open_draft', { name: draft.name })}
          <Button size="compact-xs" variant="default" onClick={() => onCustomer(draft.cus_id)}>
            {t('open_it')}
          </Button>
        </p>
      )}
      <Today />
      <ActionIcon
        variant="default"
        size={24}
        aria-label={t('keys')}
        title={`${t('keys')} (?)`}
        onClick={() => setShowsKeys(true)}
      >
        <IconKeyboard size={16} />
      </ActionIcon>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

const pad = (value: number) => String(value).padStart(2, '0')

function Talking({ since }: { since: string }) {
  const t = useTexts(deskTexts)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const clock = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.floor(now.since(since).total('seconds')))
  const time = `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
  return (
    <span className="wk-badge" data-tone="green">
      {t('talking', { time })}
    </span>
  )
}

type LeftOpenProps = { call_id: number; name: string; since: string; onOpen(): void }

/** A call without an outcome, because the browser was closed or the user moved on: asks how it ended. */
function LeftOpen({ call_id, name, since, onOpen }: LeftOpenProps) {
  const t = useTexts(deskTexts)
  const queries = useQueryClient()

  async function drop() {
    try {
      await write('/call/drop', { call_id })
      await queries.invalidateQueries({ queryKey: ['/call/state'] })
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <p className={`wk-bar wk-note ${classes.question}`} data-tone="orange" role="alert">
      {t('open_call', { name, time: formatMoment(since) })}
      <Button size="compact-xs" onClick={onOpen}>
        {t('open_it')}
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => void drop()}>
        {t('drop_call')}
      </Button>
    </p>
  )
}

function Today() {
  const t = useTexts(deskTexts)
  const { data } = useQuery({
    queryKey: ['/call/today'],
    queryFn: async () => (await call('/call/today')).item,
  })
  if (!data) return <span className={classes.today} />
  const percent = data.goal ? Math.min(999, Math.round((data.euro / data.goal) * 100)) : null
  return (
    <span className={classes.today}>
      {t('today')} <b>{data.calls}</b> {t('today_calls')} <b>{data.reached}</b> {t('today_reached')}{' '}
      <b>{data.orders}</b> {t('today_orders')} <b>{formatEuro(data.euro)}</b>
      {percent !== null && (
        <span className={`wk-row ${classes.goal}`}>
          <Progress
            w={90}
            size="sm"
            value={Math.min(100, percent)}
            aria-label={t('today_goal', { percent })}
          />
          {t('today_goal', { percent })}
        </span>
      )}
    </span>
  )
}
