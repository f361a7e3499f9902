/**
 * Time that callers may use together: a burst at once, then a share of the time that passes. The clock is monotonic,
 * so that a step of the machine's clock neither gives nor takes any.
 */
export function createBudget(
  { burstMs, share }: { burstMs: number; share: number },
  now = () => performance.now(),
) {
  let leftMs = burstMs
  let since = now()

  function refill(): void {
    const at = now()
    leftMs = Math.min(burstMs, leftMs + (at - since) * share)
    since = at
  }

  return {
    spend(ms: number): void {
      refill()
      leftMs -= ms
    },
    /** How long to wait until there is some again. */
    restMs(): number {
      refill()
      return Math.max(0, -leftMs / share)
    },
    /** All of it is there again, as after a restart of the node. */
    reset(): void {
      leftMs = burstMs
    },
  }
}
