const MULTIPLIERS = [0x9e_37_79_b1, 0x85_eb_ca_6b] as const

/** A hash with few collisions; two of them with different factors make 64 bits. */
function hashOf(text: string, factor: number): number {
  let hash = factor ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), factor)
    hash ^= hash >>> 15
  }
  // Zero marks an empty slot.
  return hash >>> 0 || 1
}

/** In which row a key was first seen; only a 64-bit hash of each is kept, as 300,000 texts would take 40 MB. */
export class FirstSeen {
  #places = 1 << 16
  #count = 0
  #hashes = new Uint32Array(this.#places * 2)
  #rows = new Uint32Array(this.#places)

  #placeOf(first: number, second: number): number {
    let place = first & (this.#places - 1)
    while (
      this.#hashes[place * 2] &&
      (this.#hashes[place * 2] !== first || this.#hashes[place * 2 + 1] !== second)
    )
      place = (place + 1) & (this.#places - 1)
    return place
  }

  #grow(): void {
    const [hashes, rows] = [this.#hashes, this.#rows]
    this.#places *= 2
    this.#hashes = new Uint32Array(this.#places * 2)
    this.#rows = new Uint32Array(this.#places)
    rows.forEach((row, from) => {
      const [first = 0, second = 0] = hashes.subarray(from * 2, from * 2 + 2)
      if (first) this.#put(this.#placeOf(first, second), first, second, row)
    })
  }

  #put(place: number, first: number, second: number, row: number): void {
    this.#hashes[place * 2] = first
    this.#hashes[place * 2 + 1] = second
    this.#rows[place] = row
  }

  /** The row in which the key was first seen; if it is new, this row is recorded. */
  note(mark: string, row: number): number | undefined {
    const [first, second] = [hashOf(mark, MULTIPLIERS[0]), hashOf(mark, MULTIPLIERS[1])]
    const place = this.#placeOf(first, second)
    if (this.#hashes[place * 2]) return this.#rows[place]
    this.#put(place, first, second, row)
    this.#count += 1
    if (this.#count * 2 > this.#places) this.#grow()
    return undefined
  }
}
