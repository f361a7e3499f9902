import { sql, type RawBuilder } from 'kysely'

/**
 * A value that the planner does not see. Where it sees it, it may find that a plan for just this value is a little cheaper,
 * and plans each time anew.
 */
export const unseen = (
  value: unknown,
  type: 'integer' | 'date' | 'timestamptz' | 'text' | 'text[]',
): RawBuilder<unknown> => sql`(select ${value}::${sql.raw(type)})`
