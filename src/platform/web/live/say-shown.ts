import type { Query, QueryClient } from '@tanstack/react-query'
import { CHANGES_KEPT_MS } from '#core/areas.ts'
import { connected, lastHeardAt, say } from '../realtime.ts'
import { isAhead } from './ahead.ts'
import { joined, type Interests } from './interests.ts'
import { ownAreas, watchedInterests, watchesChanged } from './watch-records.ts'

/** A screen asks for several things at once. */
const SETTLED_MS = 200

/** Answers stay fresh for this long after their screen was left, and are shown again without being asked for. */
const KEPT_MS = 12_000

/** What was written while an answer was on its way. */
const UNDER_WAY_MS = 2_000

const isShown = (query: Query): boolean =>
  query.state.status === 'success' &&
  !query.meta?.isEdited &&
  (query.isActive() || isAhead(query) || !query.isStaleByTime(KEPT_MS))

/** Tells the server what this window shows whenever that changes, and all of it when the connection is back. */
export function sayShown(queries: QueryClient, interests: Interests): void {
  const cache = queries.getQueryCache()
  let said = ''
  let timer: ReturnType<typeof setTimeout> | null = null

  function tell(age_ms: number, isNew: boolean): void {
    const asked = cache.getAll().filter(isShown).flatMap(interests)
    const shown = { ...joined([...asked, ...watchedInterests()]), own: ownAreas() }
    const text = JSON.stringify(shown)
    if (text === said && !isNew) return
    said = text
    say('shows', { ...shown, age_ms })
  }

  function tellSoon(): void {
    if (!connected.get() || timer !== null) return
    timer = setTimeout(() => {
      timer = null
      if (connected.get()) tell(UNDER_WAY_MS, false)
    }, SETTLED_MS)
  }

  cache.subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerAdded' || type === 'observerRemoved') tellSoon()
  })
  watchesChanged.subscribe(tellSoon)

  const back = () => {
    if (connected.get())
      tell(Math.min(performance.now() - lastHeardAt() + UNDER_WAY_MS, CHANGES_KEPT_MS + 1), true)
  }
  connected.subscribe(back)
  back()
}
