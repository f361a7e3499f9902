import { workerData } from 'node:worker_threads'
import { createPool } from '../database/pool.ts'
import { serveOrders } from '../work/thread.ts'
import { toWorkbook, type Printers } from './packing.ts'
import type { WorkbookOrder } from './workbooks.ts'

/** The thread that makes workbooks, with a connection of its own. */

const { databaseUrl } = workerData as { databaseUrl: string }
const pool = createPool(databaseUrl, 1)

async function printersOf({ printing }: WorkbookOrder['sheet']): Promise<Printers> {
  if (!printing) return {}
  return ((await import(printing.module)) as { printers: Printers }).printers
}

serveOrders<WorkbookOrder>(async ({ sheet, question }) => {
  if (!question) return toWorkbook(sheet, [])
  const { rows } = await pool.query<Record<string, unknown>>(question.sql, [...question.parameters])
  return toWorkbook(sheet, rows, await printersOf(sheet))
})
