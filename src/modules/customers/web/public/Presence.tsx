import { IconEye, IconPhoneCall } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { serverNow } from '#platform/web/session/server-clock.ts'
import type { PresenceRow } from '../../domain/calls/presence.ts'
import { elapsed } from '../../domain/presence.ts'
import { usePresence } from '../card/presence.ts'
import { presenceTexts } from '../card/presence-texts.ts'
import classes from '../Presence.module.css'

/** The words about one person, counted on by the second while they talk. */
function useWords({ name, talking_since }: PresenceRow): string {
  const t = useTexts(presenceTexts)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (talking_since === null) return undefined
    const clock = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(clock)
  }, [talking_since])
  return talking_since === null
    ? t('has_open', { name })
    : t('talks', { name, time: elapsed(talking_since, now) })
}

/** Who else has the customer open, in words. */
export function Presence({ cusId }: { cusId: number }) {
  const rows = usePresence(cusId)
  if (!rows.length) return null
  return (
    <p className={`wk-bar ${classes.line}`} role="status" data-testid="presence">
      {rows.map((row) => (
        <Person key={row.name + row.since} row={row} />
      ))}
    </p>
  )
}

function Person({ row }: { row: PresenceRow }) {
  const words = useWords(row)
  const Icon = row.talking_since === null ? IconEye : IconPhoneCall
  return (
    <span className={classes.person} data-talking={row.talking_since !== null || undefined}>
      <Icon size={12} aria-hidden /> {words}
    </span>
  )
}

/** The same as a sign beside the number of a row. */
export function PresenceSign({ cusId }: { cusId: number }) {
  const [first] = usePresence(cusId)
  return first ? <Sign row={first} /> : null
}

function Sign({ row }: { row: PresenceRow }) {
  const words = useWords(row)
  const Icon = row.talking_since === null ? IconEye : IconPhoneCall
  return (
    <span
      className={classes.sign}
      role="img"
      aria-label={words}
      title={words}
      data-talking={row.talking_since !== null || undefined}
    >
      <Icon size={12} aria-hidden />
    </span>
  )
}
