/** Whoever comes back after so long reads before doing anything. */
const AWAY_MS = 10_000

/** How long nobody has touched this window. */
let touchedAt = performance.now()

const returns = new Set<() => void>()

function touch(): void {
  const isBack = idleMs() > AWAY_MS
  touchedAt = performance.now()
  if (isBack) for (const run of returns) run()
}

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(event, touch, { capture: true, passive: true })

export const idleMs = (): number => performance.now() - touchedAt

/** Runs when somebody touches the window again. */
export const onReturn = (run: () => void): void => void returns.add(run)
