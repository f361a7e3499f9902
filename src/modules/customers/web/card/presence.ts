import { useEffect } from 'react'
import { call } from '#platform/web/api.ts'
import { noteOtherRecords, watchRecords } from '#platform/web/live/watch-records.ts'
import { connected } from '#platform/web/realtime.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import type { PresenceRow } from '#modules/customers/domain/calls/presence.ts'

type Present = ReadonlyMap<number, readonly PresenceRow[]>

const NOBODY: readonly PresenceRow[] = []

/** All that come into view within this time are asked for at once. */
const COLLECT_MS = 10
/** A crashed browser sends no notice: its entry expires on the server. */
const LOOK_AGAIN_MS = 45_000
const MOST = 200

const present = createStore<Present>(new Map())
const watched = new Map<number, number>()
const wanted = new Set<number>()
let collecting: ReturnType<typeof setTimeout> | null = null
let clock: ReturnType<typeof setInterval> | null = null
let isAsking = false

async function ask(): Promise<void> {
  // One question at a time, so that no older answer comes after a newer one.
  collecting = isAsking ? askSoon() : null
  if (isAsking) return
  const cus_ids = [...wanted].filter((id) => watched.has(id)).slice(0, MOST)
  wanted.clear()
  if (!cus_ids.length) return
  isAsking = true
  try {
    const { datalist } = await call('/customer_presence/list', { cus_ids }, { isPatient: true })
    const next = new Map(present.get())
    for (const id of cus_ids) next.delete(id)
    for (const [id, rows] of Map.groupBy(datalist, ({ cus_id }) => cus_id)) next.set(id, rows)
    present.set(next)
  } catch {
    // Presence is only a hint; it is fetched again with the next notice.
  } finally {
    isAsking = false
  }
}

const askSoon = () => setTimeout(() => void ask(), COLLECT_MS)

function want(ids: Iterable<number>): void {
  for (const id of ids) wanted.add(id)
  collecting ??= askSoon()
}

const wantAll = () => want(watched.keys())

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  const keys = () => [...watched.keys()].map((id) => `customer:${id}` as const)
  watchRecords({ area: 'presence', of: keys, isOfOthers: true }, (records) => {
    want(records.length ? records.map(({ id }) => id) : watched.keys())
  })
  connected.subscribe(() => {
    if (connected.get()) wantAll()
  })
}

function watch(cusId: number): () => void {
  listen()
  watched.set(cusId, (watched.get(cusId) ?? 0) + 1)
  noteOtherRecords()
  clock ??= setInterval(wantAll, LOOK_AGAIN_MS)
  want([cusId])
  return () => {
    const others = (watched.get(cusId) ?? 1) - 1
    if (others > 0) watched.set(cusId, others)
    else watched.delete(cusId)
    noteOtherRecords()
    if (watched.size || clock === null) return
    clearInterval(clock)
    clock = null
  }
}

/** Who else has the customer open at this moment. */
export function usePresence(cusId: number): readonly PresenceRow[] {
  useEffect(() => watch(cusId), [cusId])
  return useStore(present).get(cusId) ?? NOBODY
}
