import type { Pace } from './pace.ts'
import { ServerBusy } from './server-busy.ts'

/** What comes first when a node cannot do everything at once. */
const order = ['act', 'read', 'refetch'] as const

/** An act of a person, what a person asks for, or what a window reads again because somebody wrote. */
export type Importance = (typeof order)[number]

type Waiter = { begin(): void; refuse(): void }

type Limits = {
  /** How many calls run at a time. */
  pace: Pick<Pace, 'atATime' | 'wantMore'>
  /** So many wait; further ones are refused, the least important first. */
  waiting: number
  /** Nobody waits longer. */
  longestMs: number
}

const RETRY_MS = { least: 1_000, most: 15_000 }
/** A call counts this much in the mean duration of the latest ones. */
const SHARE_OF_LATEST = 0.1

export type NodeQueue = ReturnType<typeof createNodeQueue>

/**
 * All calls of signed-in people on a node. An overloaded node answers some calls in time and refuses the others with a
 * time to come back, instead of answering all of them too late.
 */
export function createNodeQueue({ pace, waiting, longestMs }: Limits, random = Math.random) {
  const lines: Record<Importance, Set<Waiter>> = { act: new Set(), read: new Set(), refetch: new Set() }
  let busy = 0
  let meanMs = 20

  const length = () => order.reduce((sum, importance) => sum + lines[importance].size, 0)

  /** About when those who wait now have been served. */
  const servedMs = () => (length() * meanMs) / pace.atATime()

  /** When to come back, at random, so that the refused do not all come back at once. */
  const retryMs = () => Math.min(RETRY_MS.least + servedMs(), RETRY_MS.most) * (0.75 + random() / 2)

  /** Whoever came last would wait too long. */
  const isFull = () => length() >= waiting || servedMs() > longestMs

  /** Makes room for a more important call. */
  function displace(importance: Importance): boolean {
    for (const other of order.slice(order.indexOf(importance) + 1).toReversed()) {
      const [oldest] = lines[other]
      if (!oldest) continue
      oldest.refuse()
      return true
    }
    return false
  }

  function enter(importance: Importance): Promise<void> | null {
    if (busy < pace.atATime()) {
      busy += 1
      return null
    }
    pace.wantMore()
    if (isFull() && !displace(importance)) throw new ServerBusy(retryMs())
    return new Promise((resolve, reject) => {
      const line = lines[importance]
      const leave = () => {
        clearTimeout(timer)
        line.delete(waiter)
      }
      const waiter: Waiter = {
        begin: () => {
          leave()
          resolve()
        },
        refuse: () => {
          leave()
          reject(new ServerBusy(retryMs()))
        },
      }
      const timer = setTimeout(waiter.refuse, longestMs)
      line.add(waiter)
    })
  }

  function first(): Waiter | undefined {
    for (const importance of order) {
      const [next] = lines[importance]
      if (next) return next
    }
    return undefined
  }

  /** A finished call gives its place to the next one, or to more or none where the number has changed. */
  function passOn(): void {
    busy -= 1
    for (let next = first(); next && busy < pace.atATime(); next = first()) {
      busy += 1
      next.begin()
    }
  }

  return async function pass<T>(importance: Importance, work: () => Promise<T>): Promise<T> {
    await enter(importance)
    const began = performance.now()
    try {
      return await work()
    } finally {
      meanMs += (performance.now() - began - meanMs) * SHARE_OF_LATEST
      passOn()
    }
  }
}
