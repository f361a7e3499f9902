/**
 * Lists, counts and figures that may have gained or lost a row can wait: longer where nobody has touched the window for
 * minutes, and where nobody seems to be there until somebody comes back.
 */
const LATER_MS = { least: 2_000, most: 8_000, idle: 60_000, left: 600_000 }
/** Whoever works at a screen touches it within this time. */
const LEFT_AFTER_MS = 300_000
/** What may be some minutes old. */
const UNHURRIED_MS = { least: 120_000, most: 300_000 }
const SHARE_OF_IDLE = 1 / 8

export const between = (least: number, most: number) => least + Math.random() * (most - least)

/** When an answer is asked for again of which only what may be old has changed. */
export const unhurriedMs = (): number => between(UNHURRIED_MS.least, UNHURRIED_MS.most)

/** When a list that may have changed as a whole is asked for again. */
export function laterMs(idle: number, random = between): number {
  if (idle >= LEFT_AFTER_MS) return random(LATER_MS.left / 2, LATER_MS.left)
  const longest = Math.min(Math.max(LATER_MS.most, idle * SHARE_OF_IDLE), LATER_MS.idle)
  return random(Math.max(LATER_MS.least, longest / 2), longest)
}
