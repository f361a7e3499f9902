import { AppError } from '#core/errors.ts'
import type { Reason } from '#core/refusal.ts'
import { dataInRefusals } from '../../domain/refusals.ts'
import { startThread } from '#platform/server/work/thread.ts'
import type { ReadingOrder } from './read-file.ts'

const HEAP_MB = 160

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function refusalOf(error: unknown): unknown {
  if (isOutOfMemory(error)) return new AppError(dataInRefusals.data_in_too_much)
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
