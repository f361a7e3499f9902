/** How long nobody has touched this window. */
let touchedAt = performance.now()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(event, () => (touchedAt = performance.now()), { capture: true, passive: true })

export const idleMs = (): number => performance.now() - touchedAt
