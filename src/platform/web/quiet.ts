import { callsUnderWay } from './api.ts'

/** How long a screen is given before something that can wait takes the line. */
const PAUSE_MS = 500

/** How often is looked whether the first screen has what it asked for, and how long it may take. */
const LOOK_MS = 50
const PATIENCE_MS = 3_000

const waiting: (() => Promise<unknown>)[] = []
let isRunning = false
let hasScreen = false

/** The first screen is ready: work that can wait may start. */
export function markScreenReady(): void {
  hasScreen = true
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Safari knows no idle time. */
const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE_MS }))
    : Promise.resolve()

/** Does what is needed soon, but after the first screen and the rows it asked for. */
export async function whenScreenReady(act: () => void): Promise<void> {
  for (let waited = 0; !hasScreen || (callsUnderWay() > 0 && waited < PATIENCE_MS);) {
    await pause(LOOK_MS)
    if (hasScreen) waited += LOOK_MS
  }
  await idle()
  act()
}

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  do await pause(PAUSE_MS)
  while (!hasScreen || callsUnderWay() > 0)
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    await idle()
    await work()
  }
  isRunning = false
}

/** Does what can wait when a screen is ready, no call is under way and the browser is idle. */
export function whenQuiet(work: () => Promise<unknown>): void {
  // Nobody waits for it: a line that is down now may be up when somebody does.
  waiting.push(() => work().catch(() => undefined))
  void run()
}
