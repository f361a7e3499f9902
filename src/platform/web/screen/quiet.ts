import { callsUnderWay } from '../api.ts'

/** How long a screen may load before deferred work uses the connection. */
const PAUSE_MS = 500

/** How often the first screen is checked for open calls, and the timeout. */
const LOOK_MS = 50
const TIMEOUT_MS = 3_000

const waiting: (() => Promise<unknown>)[] = []
let isRunning = false
let hasScreen = false

/** The first screen is ready: work that can wait may start. */
export function markScreenReady(): void {
  hasScreen = true
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Safari has no requestIdleCallback. */
const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: TIMEOUT_MS }))
    : Promise.resolve()

/** Runs what is needed soon, but after the first screen and its rows. */
export async function whenScreenReady(act: () => void): Promise<void> {
  for (let waited = 0; !hasScreen || (callsUnderWay() > 0 && waited < TIMEOUT_MS);) {
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
  // Errors are ignored: the same is fetched again when somebody needs it.
  waiting.push(() => work().catch(() => undefined))
  void run()
}
