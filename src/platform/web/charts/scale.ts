/** Geometry of the charts, independent of the DOM, colours and texts. */

const finite = (values: readonly (number | null)[]) =>
  values.filter((value): value is number => value !== null && Number.isFinite(value))

/** The next of 1, 2 and 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5].find((candidate) => rough <= candidate * power) ?? 10
  return factor * power
}

/** Round values from below the smallest to above the largest; zero is always among them. */
export function ticksOf(values: readonly (number | null)[], wanted = 4): number[] {
  const known = finite(values)
  const low = known.reduce((least, value) => Math.min(least, value), 0)
  const high = known.reduce((most, value) => Math.max(most, value), 0)
  if (low === high) return [0, 1]
  const step = niceStep((high - low) / wanted)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step)
}

type Span = { from: number; to: number }

/** Maps the values of one span to another; a span of length zero maps to the middle. */
export function scaleOf(values: Span, room: Span): (value: number) => number {
  const length = values.to - values.from
  if (length === 0) return () => (room.from + room.to) / 2
  return (value) => room.from + ((value - values.from) / length) * (room.to - room.from)
}

export const spanOf = (ticks: readonly number[]): Span => ({ from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1 })

/** The middle of each of `count` equal bands. */
export const bandMiddle = (count: number, room: Span) => (place: number) =>
  room.from + ((room.to - room.from) / Math.max(1, count)) * (place + 0.5)

export type Spot = { x: number; y: number }

/** A line through the points, interrupted where one is missing; an isolated point becomes a short dash. */
export function linePath(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, place) => {
      if (!spot) return ''
      const isAlone = !spots[place - 1] && !spots[place + 1]
      const at = `${round(spot.x)} ${round(spot.y)}`
      if (isAlone) return `M${round(spot.x - 4)} ${round(spot.y)}L${round(spot.x + 4)} ${round(spot.y)}`
      return `${spots[place - 1] ? 'L' : 'M'}${at}`
    })
    .join('')
}

export const round = (value: number) => Math.round(value * 10) / 10

/** Shows only every n-th label, so that they fit; returns n. */
export const labelEvery = (count: number, room: number, labelWidth: number) =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room / labelWidth))))

/** Where a bar begins and how long it is; one of a negative value goes back from zero. */
export function barOf(value: number, scale: (value: number) => number): { start: number; length: number } {
  const zero = scale(0)
  const end = scale(value)
  return { start: Math.min(zero, end), length: Math.abs(end - zero) }
}

/** Opacity of a cell: zero if nothing is known, otherwise from faint to full. */
export function shadeOf(share: number | null): number {
  if (share === null || !Number.isFinite(share)) return 0
  return 0.12 + 0.88 * Math.min(1, Math.max(0, share))
}
