import { callsUnderWay } from './api.ts'

/** How long a screen is given before something that can wait takes the line. */
const PAUSE_MS = 500

const afterScreen: (() => void)[] = []
const waiting: (() => Promise<unknown>)[] = []
let isRunning = false
let hasScreen = false

/** The first screen stands: from now on there is time for other things. */
export function screenStands(): void {
  hasScreen = true
  for (const act of afterScreen.splice(0)) act()
}

/** Does what is needed at once, but after the first screen. */
export function whenStanding(act: () => void): void {
  if (hasScreen) act()
  else afterScreen.push(act)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Safari knows no idle time. */
const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve))
    : Promise.resolve()

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

/** Does what can wait when a screen stands, no call is under way and the browser is idle. */
export function whenQuiet(work: () => Promise<unknown>): void {
  // Nobody waits for it: a line that is down now may be up when somebody does.
  waiting.push(() => work().catch(() => undefined))
  void run()
}
