export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }
export type Place = { left: number; bottom: number }

const MARGIN = 12
const STEP = 24

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const boxAt = ({ left, bottom }: Place, size: Size, window: Size): Box => ({
  left,
  right: left + size.width,
  top: window.height - bottom - size.height,
  bottom: window.height - bottom,
})

/** Candidate places, from the bottom up: right, middle, left. */
function places(size: Size, window: Size): Place[] {
  const right = window.width - size.width - MARGIN
  const lefts = [...new Set([right, Math.round(right / 2), MARGIN])].filter((left) => left >= 0)
  const highest = Math.max(MARGIN, window.height - size.height - MARGIN)
  const rows = Math.floor((highest - MARGIN) / STEP) + 1
  return Array.from({ length: rows }, (_, row) => MARGIN + row * STEP).flatMap((bottom) =>
    lefts.map((left) => ({ left, bottom })),
  )
}

/**
 * The lowest place in the window that covers none of the controls; where there is none, the one that covers fewest.
 * A toast that covers nothing stays where it is.
 */
export function freePlace(
  size: Size,
  window: Size,
  controls: readonly Box[],
  now: Place | null = null,
): Place {
  let best: Place = { left: MARGIN, bottom: MARGIN }
  let fewest = Infinity
  for (const place of [...(now ? [now] : []), ...places(size, window)]) {
    const box = boxAt(place, size, window)
    const covered = controls.filter((control) => overlaps(box, control)).length
    if (covered === 0 && box.left >= 0 && box.right <= window.width && box.top >= 0) return place
    if (covered < fewest) {
      best = place
      fewest = covered
    }
  }
  return best
}
