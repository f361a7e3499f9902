/** Frames in a row for which the row must be in view: messages around it are still being measured. */
const CALM_FRAMES = 10
const MOST_FRAMES = 300
const readersMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls repeatedly to a row whose position is only estimated until its surroundings are rendered. The virtual
 * list aborts its own jump when the page scrolls for another reason, such as older messages.
 */
export function keepInView(
  scroller: HTMLElement,
  find: () => Element | null,
  scroll: () => void,
  onDone: () => void,
): () => void {
  let calm = 0
  let frames = 0
  let next = 0

  function stop() {
    cancelAnimationFrame(next)
    for (const move of readersMoves) scroller.removeEventListener(move, finish)
  }

  function finish() {
    stop()
    onDone()
  }

  function watch() {
    frames += 1
    if (isInside(scroller, find())) calm += 1
    else {
      calm = 0
      scroll()
    }
    if (calm >= CALM_FRAMES || frames >= MOST_FRAMES) finish()
    else next = requestAnimationFrame(watch)
  }

  for (const move of readersMoves) scroller.addEventListener(move, finish, { passive: true })
  scroll()
  next = requestAnimationFrame(watch)
  return stop
}

function isInside(scroller: HTMLElement, row: Element | null): boolean {
  if (!row) return false
  const view = scroller.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > view.top && top < view.bottom
}
