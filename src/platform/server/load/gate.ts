import { ServerBusy } from './server-busy.ts'

/** When a caller who has too many calls waiting may come back. */
const CROWDED_RETRY_MS = 2_000

type Line = { running: number; waiting: Set<() => void> }

type Limits = {
  running: number
  waiting: number
  /** Nobody waits longer. */
  longestMs?: number
}

export type Gate = ReturnType<typeof createGate>

/**
 * Limits how many tasks of one key run at a time; the others wait in order. When the queue is full, or the wait too
 * long, a task is refused, so that one caller cannot use up shared resources.
 */
export function createGate({ running, waiting, longestMs }: Limits) {
  const lines = new Map<string, Line>()

  async function enter(key: string): Promise<Line> {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    lines.set(key, line)
    if (line.running < running) {
      line.running += 1
      return line
    }
    if (line.waiting.size >= waiting) throw new ServerBusy(CROWDED_RETRY_MS)
    // A finished task passes its slot on to the next one without releasing it.
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        line.waiting.delete(begin)
        resolve()
      }
      const giveUp = () => {
        line.waiting.delete(begin)
        reject(new ServerBusy(CROWDED_RETRY_MS))
      }
      const timer = longestMs === undefined ? undefined : setTimeout(giveUp, longestMs)
      line.waiting.add(begin)
    })
    return line
  }

  function leave(key: string, line: Line): void {
    const [next] = line.waiting
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }

  return async function pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = await enter(key)
    try {
      return await work()
    } finally {
      leave(key, line)
    }
  }
}
