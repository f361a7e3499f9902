import { AppError } from '#core/errors.ts'
import { platformRefusals } from '#core/refusals/platform.ts'

type Window = { since: number; count: number }

/** Rate limit per minute and name on this node; further calls are refused. */
export function perMinute(most: number): (name: string) => void {
  const windows = new Map<string, Window>()
  return (name) => {
    const now = performance.now()
    const found = windows.get(name)
    const window = found && now - found.since < 60_000 ? found : { since: now, count: 0 }
    window.count += 1
    if (windows.size > 1_000) windows.clear()
    windows.set(name, window)
    if (window.count > most) throw new AppError(platformRefusals.too_many_requests)
  }
}
