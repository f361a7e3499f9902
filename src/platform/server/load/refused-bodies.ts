import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What is still read of a body that was refused; whoever sends more, or for longer, is cut off. */
const MOST_BYTES = 64 * 1_048_576
const LONGEST_MS = 5_000

/**
 * Reads what is still coming of a refused body and drops it. A connection that closes in the middle of it looks like a
 * dead server to a proxy, which would stop sending anybody's calls there. Tells whether the body has ended.
 */
export async function drain(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return request.readableEnded
  let bytes = 0
  const end = new Promise<boolean>((resolve) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) resolve(false)
    })
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(false))
  })
  request.resume()
  return Promise.race([end, delay(LONGEST_MS, false, { ref: false })])
}
