/** How often the node looks whether it is late. */
const EVERY_MS = 50
/** A node that is this late has too little of the processors, which its database may share. */
const LATE_MS = 30
const STEP = 0.25

export type Pace = {
  atATime(): number
  /** Somebody has to wait. */
  wantMore(): void
  stop(): void
}

type Limits = { least: number; most: number }

/**
 * How many calls a node runs at a time: slowly more while somebody waits, and half as many whenever the node is late
 * itself, so that it can still tell all the others to come back.
 */
export function startPace({ least, most }: Limits, clock = () => performance.now()): Pace {
  let limit = least
  let isWanted = false
  let due = clock() + EVERY_MS
  const timer = setInterval(() => {
    const isLate = clock() - due > LATE_MS
    const next = isLate ? limit / 2 : limit + (isWanted ? STEP : -STEP)
    limit = Math.max(least, Math.min(most, next))
    isWanted = false
    due = clock() + EVERY_MS
  }, EVERY_MS)
  timer.unref()
  return {
    atATime: () => Math.floor(limit),
    wantMore: () => void (isWanted = true),
    stop: () => clearInterval(timer),
  }
}
