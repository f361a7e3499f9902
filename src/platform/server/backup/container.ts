import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is gzipped text that "zcat" shows: one JSON line about the whole, then for each table one JSON line, its
 * rows as PostgreSQL's COPY writes them and a line of `\.`, at last one JSON line that only a finished backup has.
 */
export const FORMAT = 'weinkontor-backup-1'
export const END_OF_ROWS = String.raw`\.`

export const Head = z.object({
  format: z.literal(FORMAT),
  taken_at: z.string(),
  /** The schema: every migration that had been applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
})

const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)

export const TablePart = z.object({ table: identifier, columns: z.array(identifier).min(1) })

/** Number and hash of the newest link of each chain; null where it has none yet. */
const Heads = z.object({ audit: z.string().nullable(), consents: z.string().nullable() })

export const Tail = z.object({
  rows: z.record(identifier, z.number().int().min(0)),
  sequences: z.array(z.object({ name: identifier, last_value: z.number().int(), is_called: z.boolean() })),
  /** Missing in files of older versions. */
  heads: Heads.optional(),
})

export type Heads = z.infer<typeof Heads>
export type Head = z.infer<typeof Head>
export type TablePart = z.infer<typeof TablePart>
export type Tail = z.infer<typeof Tail>

/** A backup or a database that cannot be used, in words for the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const NEWLINE = 10

/** The lines of the unpacked file without their ends. Only \n ends a line: rows may hold any other separator. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(file), unpacked)
  // Reported by the loop below; this only keeps it from counting as unhandled.
  reading.catch(() => undefined)
  let open: Buffer[] = []
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...open, chunk.subarray(start, end)])
      open = []
      start = end + 1
    }
    if (start < chunk.length) open.push(chunk.subarray(start))
  }
  await reading
  if (open.length) throw new BackupError('The backup is cut off.')
}

function read<T>(schema: z.ZodType<T>, line: Buffer | undefined): T {
  try {
    return schema.parse(JSON.parse((line ?? '').toString()))
  } catch {
    throw new BackupError('This is not a backup of Weinkontor, or it is cut off.')
  }
}

export type Reader = {
  head(head: Head): Promise<void> | void
  /** Must take all rows of the table. */
  table(part: TablePart, rows: AsyncIterable<Buffer>): Promise<void>
}

const BATCH_BYTES = 65_536

/** Reads a backup from end to end and answers its last line; a file that is damaged or not finished throws. */
export async function readBackup(file: string, reader: Reader): Promise<Tail> {
  const lines = linesOf(file)
  const next = async () => (await lines.next()).value as Buffer | undefined

  async function* rows(): AsyncGenerator<Buffer> {
    let batch: Buffer[] = []
    let bytes = 0
    for (;;) {
      const line = await next()
      if (!line) throw new BackupError('The backup is cut off.')
      if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) break
      batch.push(line, Buffer.from('\n'))
      bytes += line.length
      if (bytes < BATCH_BYTES) continue
      yield Buffer.concat(batch)
      batch = []
      bytes = 0
    }
    yield Buffer.concat(batch)
  }

  try {
    await reader.head(read(Head, await next()))
    for (;;) {
      const line = await next()
      const part = read(z.union([TablePart, Tail]), line)
      if (!('table' in part)) return part
      await reader.table(part, rows())
    }
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isDamaged ? new BackupError('The backup is damaged or cut off.', { cause: error }) : error
  } finally {
    await lines.return(undefined)
  }
}

/** Reads everything once without a database and compares the counts, so that nothing is replaced by half a backup. */
export async function verifyBackup(file: string): Promise<{ head: Head; tail: Tail }> {
  const heads: Head[] = []
  const counts = new Map<string, number>()
  const tail = await readBackup(file, {
    head: (head) => void heads.push(head),
    table: async ({ table }, rows) => {
      let count = 0
      for await (const batch of rows) for (const byte of batch) if (byte === NEWLINE) count += 1
      counts.set(table, count)
    },
  })
  const [head] = heads
  const isWhole = Object.entries(tail.rows).every(([table, rows]) => counts.get(table) === rows)
  if (!head || !isWhole || counts.size !== Object.keys(tail.rows).length)
    throw new BackupError('The backup is damaged: its row counts do not agree.')
  return { head, tail }
}
