import type { ListDefinition } from '#core/lists/list.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { callList } from '../api.ts'
import { refusedHere } from '../refusals.ts'

/** One of the fetched records by its number; the refusal of the server where it is not among them. */
export function recordAmong<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw refusedHere(recordsRefusals.record_not_found)
  return row
}

/** A row of a list by its number, for records that have no call of their own. */
export async function recordOfList<Row extends { id: number }>(
  list: ListDefinition<Row>,
  id: number,
): Promise<Row> {
  const { datalist } = await callList(list, { filters: { id }, limit: 1, offset: 0, count: true })
  return recordAmong(datalist, id)
}
