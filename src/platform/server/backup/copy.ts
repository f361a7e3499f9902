import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** COPY over a plain pg connection: the driver speaks the protocol but leaves both directions to its caller. */

type Wire = {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** The callbacks of a query that the driver calls. */
type CopyQuery = {
  submit(wire: Wire): void
  callback(error?: Error): void
  handleError(error: Error): void
  handleCopyInResponse(wire: Wire): void
  handleCopyData(message: { chunk: Buffer }, wire: Wire): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
}

const rowsOf = (tag: string) => Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? 0)

function run(
  client: pg.ClientBase,
  text: string,
  handlers: Pick<CopyQuery, 'handleCopyInResponse' | 'handleCopyData'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    const query: CopyQuery = {
      ...handlers,
      submit: (wire) => wire.query(text),
      callback: () => undefined,
      handleError: reject,
      handleCommandComplete: (message) => void (rows = rowsOf(message.text)),
      handleReadyForQuery: () => resolve(rows),
    }
    client.query(query as unknown as pg.Submittable)
  })
}

/** Hands every piece of `COPY … TO STDOUT` on and waits while the receiver is slow; answers the number of rows. */
export async function copyOut(
  client: pg.ClientBase,
  text: string,
  write: (chunk: Buffer) => Promise<void> | undefined,
): Promise<number> {
  let failure: unknown
  const rows = await run(client, text, {
    handleCopyInResponse: (wire) => wire.sendCopyFail('this is a copy to the outside'),
    handleCopyData: ({ chunk }, wire) => {
      const full = write(chunk)
      if (!full) return
      wire.stream.pause()
      full
        .catch((error: unknown) => (failure ??= error))
        .finally(() => wire.stream.resume())
        .catch(() => undefined)
    },
  })
  if (failure) throw failure
  return rows
}

/** Feeds `COPY … FROM STDIN`; answers the number of rows. What the source throws ends the copy. */
export function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  async function feed(wire: Wire) {
    try {
      for await (const chunk of source) {
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
      }
      wire.endCopyFrom()
    } catch (error) {
      wire.sendCopyFail(error instanceof Error ? error.message : 'the source failed')
    }
  }
  return run(client, text, {
    handleCopyInResponse: (wire) => void feed(wire),
    handleCopyData: () => undefined,
  })
}
