import { businessDay, type IsoDate } from '#core/days/dates.ts'

/**
 * The server's clock, as far as the browser knows it: the page and every answer carry it, and between answers the time
 * that has passed is measured by a clock that nobody can set. The browser's own date decides nothing.
 */

/** The server's time less the time since the page began, in milliseconds, as the range that it is surely in. */
type Offset = { least: number; most: number }

let offset: Offset | null = null

/** The server read its clock at some moment between the call and the answer. */
export function learnServerTime(told: string | null | undefined, sentAt: number, receivedAt: number): void {
  const time = Number(told)
  if (!told || !Number.isFinite(time)) return
  const heard = { least: time - receivedAt, most: time - sentAt }
  const least = Math.max(offset?.least ?? heard.least, heard.least)
  const most = Math.min(offset?.most ?? heard.most, heard.most)
  // Answers that contradict each other mean that a clock was set or the computer slept: the last one counts.
  offset = least <= most ? { least, most } : heard
}

/** The time in the page itself, so that the first screen need not wait for an answer. */
function learnFromPage(): void {
  if (typeof document === 'undefined') return
  const told = document.querySelector('meta[name="server-time"]')?.getAttribute('content')
  const [page] = performance.getEntriesByType('navigation')
  if (page instanceof PerformanceNavigationTiming)
    learnServerTime(told, page.requestStart, page.responseStart)
}

/** Without a server, as in tests of single parts, there is only the machine's clock. */
const ownOffset = (): Offset => {
  const own = Date.now() - performance.now()
  return { least: own, most: own }
}

export function serverNow(): Temporal.Instant {
  if (!offset) learnFromPage()
  const { least, most } = offset ?? ownOffset()
  return Temporal.Instant.fromEpochMilliseconds(Math.round((least + most) / 2 + performance.now()))
}

export const serverToday = (): IsoDate => businessDay(serverNow())

/** Milliseconds until a moment of the server; negative once it is over. */
export const untilServer = (moment: string): number =>
  serverNow().until(Temporal.Instant.from(moment)).total('milliseconds')
