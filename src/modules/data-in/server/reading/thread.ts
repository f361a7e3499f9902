import { AppError } from '#core/errors.ts'
import type { Reason } from '#core/refusal.ts'
import { startThread } from '#platform/server/thread.ts'
import type { ReadingOrder } from './read-file.ts'

const HEAP_MB = 160

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('{"refusal"')) return error
  const { refusal } = JSON.parse(error.message) as { refusal: Reason }
  return new AppError(refusal)
}

/** Reads a file in a thread of its own, which ends with it and gives its memory back. */
export async function readInThread(order: ReadingOrder): Promise<Uint8Array> {
  const thread = startThread<ReadingOrder>('data in', new URL('worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
  })
  try {
    return await thread.make(order)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await thread.close()
  }
}
