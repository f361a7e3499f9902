import type { CompiledQuery } from 'kysely'
import { startThread } from '../work/thread.ts'
import type { Sheet } from './sheet.ts'

/** Without a query for rows the sheet has only its header. */
export type WorkbookOrder = {
  sheet: Sheet
  question: { sql: string; parameters: readonly unknown[] } | null
}

/** Turns the rows of a query into a workbook, in a worker thread so that calls are not held up. */
export type Workbooks = {
  make(sheet: Sheet, question: CompiledQuery | null): Promise<Uint8Array>
  close(): Promise<void>
}

export function startWorkbooks(databaseUrl: string): Workbooks {
  const thread = startThread<WorkbookOrder>('workbooks', new URL('./worker.ts', import.meta.url), {
    workerData: { databaseUrl },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    restAfterMs: 30_000,
  })
  return {
    make: (sheet, question) =>
      thread.make({
        sheet,
        question: question && { sql: question.sql, parameters: question.parameters },
      }),
    close: thread.close,
  }
}
