import { sql, type RawBuilder } from 'kysely'

/**
 * Hides a value from the planner. If it saw the value, it might find a plan for just this value slightly cheaper
 * and plan anew each time.
 */
export const unseen = (
  value: unknown,
  type: 'integer' | 'date' | 'timestamptz' | 'text' | 'text[]' | 'integer[]',
): RawBuilder<unknown> => sql`(select ${value}::${sql.raw(type)})`
