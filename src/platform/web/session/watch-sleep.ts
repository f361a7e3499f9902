import { SERVER_TIME } from '#core/limits.ts'
import { learnServerTime } from './server-clock.ts'

const LOOK_EVERY_MS = 30_000
const SLEPT_MS = 2_000

/** A computer that slept measured too little: the machine's clock tells that, and the server tells the time. */
export function watchSleep(): void {
  let awake = Date.now() - performance.now()
  const look = () => {
    const now = Date.now() - performance.now()
    if (Math.abs(now - awake) < SLEPT_MS) return
    awake = now
    void askServerTime().catch(() => undefined)
  }
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
}

async function askServerTime(): Promise<void> {
  const sentAt = performance.now()
  const { headers } = await fetch('/app-settings.json', { cache: 'no-store' })
  learnServerTime(headers.get(SERVER_TIME), sentAt, performance.now())
}
