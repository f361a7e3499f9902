import type { Query, QueryClient } from '@tanstack/react-query'
import {
  hurried,
  isConcerned,
  keysOfRecord,
  type Announced,
  type RecordKey,
  type Written,
} from '#core/announced.ts'
import { idleMs, onReturn } from './idle.ts'
import { between, laterMs, unhurriedMs } from './spans.ts'
import type { Interests } from './interests.ts'
import { patchRows, rowsToPatch } from './patch.ts'
import { noteCause, type Cause } from './questions.ts'

/** What others wrote: the notice of the server. */
export type Heard = Announced & {
  /** The number of the announcement; there is none when everything may have changed. */
  id?: number
  /** The same person did it, in this or another window. */
  is_own?: boolean
  /** The notices of all windows are answered at random within this time. */
  span_ms: number
}

/** Own writes show at once, at most this often. */
const OWN_EVERY_MS = 500
/** What the person leaves with the act, such as the customer of the last call, need not be read again. */
const LEAVE_MS = 60

const OWN_SPAN_MS = 200
/** The answer of an own call may come later than its notice. */
const ANSWER_MS = 300
/** So many own writes are remembered. */
const MOST_ANSWERED = 200
/** A window that is shown or touched again. */
const RETURN_SPAN_MS = 500

const inMs = (ms: number) => performance.now() + ms

export type StaleData = {
  /** What a call of this window has written. */
  written(written: Written): void
  heard(notice: Heard): void
}

type Task = {
  at: number
  timer: ReturnType<typeof setTimeout>
  patch: Set<RecordKey> | null
  /** Only what may be some minutes old has changed. */
  isUnhurried: boolean
}

/** Refetches what shows data that were written, and nothing else. */
export function watchStaleData(queries: QueryClient, interests: Interests): StaleData {
  const cache = queries.getQueryCache()
  const tasks = new Map<Query, Task>()
  const answered = new Set<number>()
  let hidden = new Map<Query, Set<RecordKey> | null>()

  /** A query that no screen uses is only marked as out of date. */
  function refetch(query: Query, cause: Cause): void {
    if (query.isActive()) noteCause(query, cause)
    void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }

  const again = (query: Query) => refetch(query, 'others')

  function perform(query: Query, patch: Set<RecordKey> | null): void {
    if (!cache.find({ queryKey: query.queryKey, exact: true })) return
    // A page that is being read may have been read before the write, so it is read from the start.
    const isRead = query.state.fetchStatus === 'idle'
    if (patch && isRead && query.isActive()) void patchRows(queries, query, patch).catch(() => again(query))
    else again(query)
  }

  /** A refetch takes the place of a patch; the earlier of two times counts. */
  function plan(query: Query, patch: Set<RecordKey> | null, meantAt: number, isUnhurried = false): void {
    if (document.hidden) {
      const before = hidden.get(query)
      hidden.set(query, before === null || !patch ? null : new Set([...(before ?? []), ...patch]))
      return
    }
    const before = tasks.get(query)
    const both =
      before && !(before.patch && patch) ? null : new Set([...(before?.patch ?? []), ...(patch ?? [])])
    const meant = before ? both : patch
    const at = Math.min(before?.at ?? Number.POSITIVE_INFINITY, meantAt)
    if (before) clearTimeout(before.timer)
    const timer = setTimeout(() => {
      tasks.delete(query)
      perform(query, meant)
    }, at - performance.now())
    tasks.set(query, { at, timer, patch: meant, isUnhurried: isUnhurried && (before?.isUnhurried ?? true) })
  }

  const concerned = (written: Announced): Query[] =>
    cache.getAll().filter((query) => interests(query).some((interest) => isConcerned(interest, written)))

  /** What an answer has told already is not news. */
  function heard(notice: Heard): void {
    if (!notice.is_own) return hear(notice)
    setTimeout(() => {
      if (!answered.has(notice.id ?? 0)) hear(notice)
    }, ANSWER_MS)
  }

  /** What can wait waits for the same moment, so that the window reads it with one call. */
  let laterAt = 0

  function later(): number {
    if (laterAt < performance.now()) laterAt = inMs(laterMs(idleMs()))
    return laterAt
  }

  function hear(notice: Heard): void {
    const soon = inMs(between(0, notice.is_own ? OWN_SPAN_MS : notice.span_ms))
    const keys = new Set(notice.records.flatMap((record) => keysOfRecord(record).slice(0, 1)))
    for (const query of concerned(notice)) {
      if (query.meta?.isEdited) continue
      if (!interests(query).some((interest) => isConcerned(hurried(interest), notice))) {
        if (query.isActive()) plan(query, null, inMs(unhurriedMs()), true)
        continue
      }
      if (!query.isActive()) {
        again(query)
        continue
      }
      const isAboutAll = interests(query).some((interest) => !interest.keys && isConcerned(interest, notice))
      if (!isAboutAll) plan(query, null, soon)
      else if (!notice.areas.length && rowsToPatch(query, keys).length) plan(query, keys, soon)
      else plan(query, null, notice.is_own ? soon : later())
    }
  }

  onReturn(() => {
    const soon = inMs(between(0, RETURN_SPAN_MS))
    laterAt = soon
    for (const [query, { patch, isUnhurried }] of tasks) if (!isUnhurried) plan(query, patch, soon)
  })

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      for (const [query, { timer, patch }] of tasks) {
        clearTimeout(timer)
        hidden.set(query, patch)
      }
      tasks.clear()
      return
    }
    const waiting = hidden
    hidden = new Map()
    const soon = inMs(between(0, RETURN_SPAN_MS))
    for (const [query, patch] of waiting) plan(query, patch, soon)
  })

  const own = collect((written) => {
    setTimeout(() => {
      for (const query of concerned(written)) refetch(query, 'own')
    }, LEAVE_MS)
  }, OWN_EVERY_MS)
  return {
    written: (written) => {
      for (const id of written.ids) answered.add(id)
      for (const id of answered) if (answered.size > MOST_ANSWERED) answered.delete(id)
      own(written)
    },
    heard,
  }
}

/** Hands the first write over at once, and those of the following time together. */
export function collect(run: (written: Announced) => void, every: number): (written: Announced) => void {
  let waiting: Announced[] = []
  let isPausing = false

  function flush(): void {
    if (!waiting.length) return
    const all = waiting
    waiting = []
    isPausing = true
    setTimeout(() => {
      isPausing = false
      flush()
    }, every)
    run({ areas: all.flatMap(({ areas }) => areas), records: all.flatMap(({ records }) => records) })
  }

  return (written) => {
    if (!written.areas.length && !written.records.length) return
    waiting.push(written)
    if (!isPausing) flush()
  }
}
