/** After this time without a heartbeat a browser counts as gone. */
export const PRESENCE_SECONDS = 120

/** Minutes and seconds that have passed: '3:10'. */
export function elapsed(since: string, now: Temporal.Instant): string {
  const seconds = Math.max(0, Math.floor(now.since(since).total('seconds')))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
