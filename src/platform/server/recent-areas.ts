import { CHANGES_KEPT_MS } from '#core/areas.ts'

/** A page says how old it is a moment before that is heard, and notices wait for the database to pass them on. */
const SLACK_MS = 2_000

/** Which areas this node has announced lately, for windows that connect after their page has read. */
export function recentAreas(clock: () => number = () => performance.now()) {
  const announced = new Map<string, number>()
  return {
    note: (area: string) => void announced.set(area, clock()),
    /** The areas of the last milliseconds. */
    within: (ms: number): string[] => {
      const since = clock() - Math.min(ms, CHANGES_KEPT_MS) - SLACK_MS
      return [...announced].filter(([, at]) => at >= since).map(([area]) => area)
    },
  }
}
