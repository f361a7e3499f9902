import type { Page } from 'playwright-core'

/** What the page itself measures: the next paint after a key or click, and the browser's own figure for it. */
type Probe = { paints: number[]; interactions: Record<number, number>; start: number }

declare global {
  var probe: Probe
}

/** Runs in the page before its own scripts. */
export function watchPaints(): void {
  const probe: Probe = { paints: [], interactions: {}, start: 0 }
  globalThis.probe = probe
  for (const type of ['keydown', 'click'] as const)
    addEventListener(
      type,
      (event) => {
        probe.start = event.timeStamp
        requestAnimationFrame(() => {
          // A message is delivered after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => probe.paints.push(performance.now() - event.timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        probe.interactions[entry.interactionId] = Math.max(
          probe.interactions[entry.interactionId] ?? 0,
          entry.duration,
        )
  }).observe(options)
}

/** Milliseconds from opening the page until the element is there, and the script that was fetched by then. */
export async function untilUsable(page: Page, selector: string): Promise<{ ms: number; bytes: number }> {
  const found = await page.waitForFunction((wanted) => {
    if (!document.querySelector(wanted)) return null
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname.endsWith('.js'),
    )
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { ms: performance.now(), bytes }
  }, selector)
  return (await found.jsonValue()) ?? { ms: 0, bytes: 0 }
}

/** Milliseconds from the last key or click until the condition holds and has been painted. */
export async function untilShown<Arg>(
  page: Page,
  condition: (arg: Arg) => boolean,
  arg: Arg,
): Promise<number> {
  await page.waitForFunction(condition as (given: unknown) => boolean, arg)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - globalThis.probe.start))),
      ),
  )
}

/** The paints since the last time, and the slowest interaction of all that the browser counted. */
export const takePaints = (page: Page) =>
  page.evaluate(() => ({
    paints: globalThis.probe.paints.splice(0),
    slowest: Math.max(0, ...Object.values(globalThis.probe.interactions)),
  }))
