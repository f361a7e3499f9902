import { CHANGES_KEPT_MS } from '#core/areas.ts'

/** Tolerance for the time until the page's age arrives here and until the database has passed on the notices. */
const SLACK_MS = 2_000

/** The areas that this node has announced lately, for windows that connect after their page has read its data. */
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
