import { sql } from 'kysely'
import { changedByOther } from './changed-by-other.ts'
import type { Database } from '../database/database.ts'
import type { Endpoint, EndpointAnswer } from './endpoint.ts'
import { firstRow } from '../database/sql.ts'

type Given = { input: unknown; seen_version?: number | null }

/** Forms send the version of their record among their fields. */
export const versionIn = ({ version }: { version?: unknown }): number | null =>
  typeof version === 'number' ? version : null

function idIn(input: unknown, name: string): number | null {
  if (typeof input !== 'object' || input === null) return null
  const id: unknown = Object.entries(input).find(([field]) => field === name)?.[1]
  return typeof id === 'number' ? id : null
}

/**
 * Runs an act on a record in the state that the person saw. What the call itself refuses comes first: whether there is
 * such a record is said only to those who may know it.
 */
export async function asSeen(
  db: Database,
  { actsOn, actsBy = 'id' }: Pick<Endpoint, 'actsOn' | 'actsBy'>,
  { input, seen_version }: Given,
  run: () => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  const id = idIn(input, actsBy)
  if (!actsOn || !seen_version || id === null) return run()
  const row = await firstRow(db)<{ version: number }>`
    select version from ${sql.table(actsOn)} where id = ${id} for no key update`
  const isSame = row === undefined || row.version === seen_version
  const refusal = isSame ? null : await changedByOther(db, actsOn, id)
  const answer = await run()
  if (refusal) throw refusal
  return answer
}
