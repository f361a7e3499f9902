import { ActionIcon } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { errorText, write } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { useTexts } from '#platform/web/language.tsx'
import { untilServer } from '#platform/web/session/server-clock.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { holdFormTexts } from '../form-texts.ts'
import classes from '../HoldParts.module.css'
import { useDraftHold } from './draft-hold-context.ts'

const SECOND_MS = 1_000

/** Milliseconds until a moment, counted down every second. */
function useLeft(until: string): number {
  const left = () => Math.max(0, untilServer(until))
  const [value, setValue] = useState(left)
  useEffect(() => {
    setValue(left())
    const timer = setInterval(() => setValue(left()), SECOND_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- follows from the moment
  }, [until])
  return value
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long the bottles of the form are still held, as a ring that empties; or why they are not. */
export function HoldStatus() {
  const t = useTexts(holdFormTexts)
  const { until, error } = useDraftHold()
  if (until) return <HoldRing until={until} />
  if (!error) return null
  return (
    <span className={classes.status} data-warning role="status">
      {t('not_held', { reason: errorText(error) })}
    </span>
  )
}

function HoldRing({ until }: { until: string }) {
  const t = useTexts(holdFormTexts)
  const { hold_minutes } = useCompanySettings()
  const left = useLeft(until)
  const share = Math.min(1, left / (hold_minutes * 60 * SECOND_MS))
  return (
    <span className={classes.status} data-hold title={t('held_hint')}>
      {t('held')}
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="6.5" className={classes.back} />
        <circle
          cx="7"
          cy="7"
          r="3.25"
          className={classes.ring}
          strokeDasharray={`${share * 20.42} 20.42`}
          transform="rotate(-90 7 7)"
        />
      </svg>
      <time className={classes.time}>{clock(left)}</time>
    </span>
  )
}

/** Who else holds bottles of a wine and how long; a wave tells them that there is a buyer. */
export function OtherHolders({ stk_id, wanted }: { stk_id: number; wanted: number }) {
  const t = useTexts(holdFormTexts)
  const others = useDraftHold().othersOf(stk_id)
  const [first] = others
  if (!first) return null
  const wave = () =>
    write('/hold/wave', { stk_id, qty: Math.max(1, wanted) }).then(
      () => toastSuccess(t('waved')),
      (error: unknown) => toastError(error),
    )
  return (
    <span className={classes.others} data-held-by-others>
      {others.map((row) => (
        <Holder key={row.id} name={row.holder} held={row.held} until={row.until} />
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="xs"
        title={t('wave')}
        aria-label={t('wave')}
        onClick={() => void wave()}
      >
        <IconHandStop size={13} />
      </ActionIcon>
    </span>
  )
}

function Holder({ name, held, until }: { name: string; held: number; until: string }) {
  const t = useTexts(holdFormTexts)
  return <span>{t('held_by', { name, held, left: clock(useLeft(until)) })}</span>
}
