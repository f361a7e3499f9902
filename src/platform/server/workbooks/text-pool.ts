import { WorkbookError } from './xlsx-parts.ts'

/** Two hundred thousand rows of a real file have less than half of this. */
const MAX_BYTES = 128 * 1_048_576
const MAX_TEXTS = 8_000_000

/** Many short texts by their number, side by side in one buffer: as objects they would need five times the memory. */
export class TextPool {
  #bytes = Buffer.allocUnsafe(65_536)
  #ends = new Uint32Array(1_024)
  #count = 0

  #endOf(index: number): number {
    return this.#ends[index] ?? 0
  }

  add(text: string): void {
    const start = this.#count ? this.#endOf(this.#count - 1) : 0
    const needed = start + Buffer.byteLength(text)
    if (needed > MAX_BYTES || this.#count >= MAX_TEXTS) throw new WorkbookError('too_much')
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, start)
      this.#bytes = larger
    }
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#count * 2)
      larger.set(this.#ends)
      this.#ends = larger
    }
    this.#ends[this.#count] = start + this.#bytes.write(text, start)
    this.#count += 1
  }

  at(index: number): string | null {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) return null
    return this.#bytes.toString('utf8', index ? this.#endOf(index - 1) : 0, this.#endOf(index))
  }
}
