import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Finding, FindingKind } from '../../domain/findings.ts'
import type { HeadPlace } from '../../domain/recognise.ts'
import type { SheetName } from '../../domain/columns.ts'
import { MAX_FINDINGS } from '../../domain/limits.ts'
import type { RowData } from '../../domain/rows.ts'

/** A page of the file, and the sheet that it was recognised as; null where it is left out. */
export type Page = {
  name: string
  sheet: SheetName | null
  is_unknown: boolean
  heads: HeadPlace[]
  head_row: number | null
  rows: number
}

export type Summary = { pages: Page[]; counts: Record<FindingKind, number> }

/** JSON that goes into the database without being parsed on the way. */
export type ChunkKind = 'summary' | 'rows' | 'findings'

const kinds: readonly ChunkKind[] = ['summary', 'rows', 'findings']
const ROWS_PER_CHUNK = 1_000
const HEAD_BYTES = 5

/** Collects rows and findings as JSON in chunks small enough for one statement. */
export class Output {
  readonly #frames: Buffer[] = []
  readonly #waiting: Record<'rows' | 'findings', string[]> = { rows: [], findings: [] }
  readonly counts: Summary['counts'] = { error: 0, repair: 0, notice: 0 }

  row(sheet: SheetName, row_no: number, key: string | null, data: RowData): void {
    this.#add('rows', { sheet, row_no, key, data })
  }

  finding(sheet: string, { row, kind, ...finding }: Finding): void {
    this.counts[kind] += 1
    if (this.counts[kind] <= MAX_FINDINGS[kind])
      this.#add('findings', { ...finding, kind, sheet, row_no: row })
  }

  #add(kind: 'rows' | 'findings', record: object): void {
    const waiting = this.#waiting[kind]
    waiting.push(JSON.stringify(record))
    if (waiting.length >= ROWS_PER_CHUNK) this.#flush(kind)
  }

  #flush(kind: 'rows' | 'findings'): void {
    const waiting = this.#waiting[kind]
    if (waiting.length) this.#frame(kind, `[${waiting.join(',')}]`)
    this.#waiting[kind] = []
  }

  #frame(kind: ChunkKind, text: string): void {
    // A hundred thousand rows are buffered here until all are read: compressed they need a tenth of the memory.
    const body = zstdCompressSync(text)
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeUInt8(kinds.indexOf(kind), 0)
    head.writeUInt32LE(body.length, 1)
    this.#frames.push(head, body)
  }

  finish(pages: Page[]): Uint8Array {
    this.#flush('rows')
    this.#flush('findings')
    this.#frame('summary', JSON.stringify({ pages, counts: this.counts } satisfies Summary))
    const size = this.#frames.reduce((sum, frame) => sum + frame.length, 0)
    const bytes = new Uint8Array(new ArrayBuffer(size))
    let place = 0
    for (const frame of this.#frames.splice(0)) {
      bytes.set(frame, place)
      place += frame.length
    }
    return bytes
  }
}

/** The chunks again, one by one. */
export function* chunksOf(bytes: Uint8Array): Generator<{ kind: ChunkKind; json: string }> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let place = 0; place < buffer.length;) {
    const kind = kinds[buffer.readUInt8(place)]
    const end = place + HEAD_BYTES + buffer.readUInt32LE(place + 1)
    if (kind) yield { kind, json: zstdDecompressSync(buffer.subarray(place + HEAD_BYTES, end)).toString() }
    place = end
  }
}
