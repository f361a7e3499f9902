/** How long before a call-back its owner is reminded. */
export const REMIND_MINUTES = 5

/** The longest timer: computers sleep and clocks are changed. */
const LONGEST_MS = 30 * 60_000

/** How long to wait until the next reminder; null where nothing is to come. */
export const waitFor = (next_at: string | null, now: Temporal.Instant): number | null =>
  next_at === null ? null : Math.min(LONGEST_MS, Math.max(1_000, now.until(next_at).total('milliseconds')))
