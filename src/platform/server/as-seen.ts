import { sql } from 'kysely'
import { changedByOther } from './changed-by-other.ts'
import type { Database } from './database.ts'
import type { Endpoint, EndpointAnswer } from './endpoint.ts'

type Given = { input: unknown; seen_version?: number | null }

/** Forms send the version of their record among their fields. */
export const versionIn = ({ version }: { version?: unknown }): number | null =>
  typeof version === 'number' ? version : null

const idIn = (input: unknown): number | null =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'number'
    ? input.id
    : null

/**
 * Runs an act on a record in the state that the person saw. What the call itself refuses comes first: whether there is
 * such a record is said only to those who may know it.
 */
export async function asSeen(
  db: Database,
  { actsOn }: Pick<Endpoint, 'actsOn'>,
  { input, seen_version }: Given,
  run: () => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  const id = idIn(input)
  if (!actsOn || !seen_version || id === null) return run()
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(actsOn)} where id = ${id} for no key update`.execute(db)
  const isSame = rows[0] === undefined || rows[0].version === seen_version
  const refusal = isSame ? null : await changedByOther(db, actsOn, id)
  const answer = await run()
  if (refusal) throw refusal
  return answer
}
