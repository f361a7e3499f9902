import { AppError } from '#core/errors.ts'
import { serveOrders } from '#platform/server/work/thread.ts'
import { readFile, type ReadingOrder } from './read-file.ts'

/** The thread that reads a file; a refusal crosses over as data. */
serveOrders<ReadingOrder>(async (order) => {
  try {
    return await readFile(order)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, words, params } = error
    throw new Error(JSON.stringify({ refusal: { code, words, params } }), { cause: error })
  }
})
