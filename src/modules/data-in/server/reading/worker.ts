import { AppError } from '#core/errors.ts'
import { serveOrders } from '#platform/server/thread.ts'
import { readFile, type ReadingOrder } from './read-file.ts'

/** The thread that reads a file; a refusal crosses over as its code and parameters. */
serveOrders<ReadingOrder>(async (order) => {
  try {
    return await readFile(order)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new Error(JSON.stringify({ refusal: error.code, params: error.params }), { cause: error })
  }
})
