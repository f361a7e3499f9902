export type Random = ReturnType<typeof createRandom>

/** Repeatable chance (mulberry32): the same seed gives the same company on every machine. */
export function createRandom(seed: number) {
  let state = seed | 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from min to max, both included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  const chance = (probability: number) => next() < probability

  function pick<T>(list: readonly T[]): T {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  const digits = (count: number) => String(int(0, 10 ** count - 1)).padStart(count, '0')

  function shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }

  return { int, chance, pick, digits, shuffled }
}
