import { createInflateRaw } from 'node:zlib'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { DEFLATED, STORED, zipEntries, type ZipEntry } from '../files/zip-entries.ts'

/**
 * Why a workbook cannot be read. `odd` is what no spreadsheet program writes, such as rows within rows; `too_much` is
 * more than the reader has memory for.
 */
export type WorkbookProblem = 'not_workbook' | 'too_large' | 'cell_too_long' | 'odd' | 'too_much'

/** The file is not what it should be; `reason` says how. */
export class WorkbookError extends Error {
  readonly reason: WorkbookProblem
  constructor(reason: WorkbookProblem) {
    super(reason)
    this.reason = reason
  }
}

const MAX_ENTRIES = 1_000
/** How many bytes are passed to the unpacker at once. */
const CHUNK = 65_536

/** The parts of a workbook, unpacked one after another up to a limit of bytes in total. */
export class Parts {
  readonly #entries: ReadonlyMap<string, ZipEntry>
  #left: number

  constructor(bytes: Buffer, maxUnpacked: number) {
    this.#left = maxUnpacked
    try {
      this.#entries = new Map(zipEntries(bytes, MAX_ENTRIES).map((entry) => [entry.name, entry]))
    } catch {
      throw new WorkbookError('not_workbook')
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The text of a part, piece by piece. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (!entry || (entry.method !== STORED && entry.method !== DEFLATED))
      throw new WorkbookError('not_workbook')
    const decoder = new TextDecoder('utf-8')
    try {
      for await (const piece of entry.method === STORED ? [entry.packed] : inflated(entry.packed)) {
        this.#left -= piece.length
        if (this.#left < 0) throw new WorkbookError('too_large')
        yield decoder.decode(piece, { stream: true })
      }
    } catch (error) {
      throw error instanceof WorkbookError ? error : new WorkbookError('not_workbook')
    }
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: CHUNK })
  stream.end(packed)
  yield* stream as AsyncIterable<Buffer>
}

export type Attributes = Readonly<Record<string, string>>

type Handlers = {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Names without their prefix, as some programs write one. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Spreadsheets allow 32,767 characters in a cell. */
export const LONGEST_CELL = 100_000
/** How much may lie between two tags: the parser keeps it until the second one comes. */
const LONGEST_PIECE = 1_048_576
const MOST_NESTED = 100

/** A text with what follows it in the same cell. */
export function grown(text: string, more: string): string {
  if (text.length + more.length > LONGEST_CELL) throw new WorkbookError('cell_too_long')
  return text + more
}

/** Adds to a collection that is small in every real workbook. */
export function addWithin<Item>(items: Item[], item: Item, most: number): void {
  if (items.length >= most) throw new WorkbookError('odd')
  items.push(item)
}

/** Reads XML piece by piece. A DTD ends the reading: no workbook has one, and entities in it could grow without end. */
export async function readXml(pieces: AsyncIterable<string>, handlers: Handlers): Promise<void> {
  const parser = new SaxesParser()
  let nested = 0
  let sinceTag = 0
  const stop = () => {
    throw new WorkbookError('not_workbook')
  }
  parser.on('doctype', stop)
  parser.on('error', stop)
  const { open, text, close } = handlers
  parser.on('opentag', (tag: SaxesTagPlain) => {
    sinceTag = 0
    nested += 1
    if (nested > MOST_NESTED) throw new WorkbookError('odd')
    open?.(local(tag.name), tag.attributes)
  })
  if (text) parser.on('text', text)
  parser.on('closetag', (tag) => {
    sinceTag = 0
    nested -= 1
    close?.(local(tag.name))
  })
  for await (const piece of pieces) {
    sinceTag += piece.length
    parser.write(piece)
    if (sinceTag > LONGEST_PIECE) throw new WorkbookError('cell_too_long')
  }
  parser.close()
}
